//! The first turn of a new game, unless its rules decide it.

use super::draft::{NewGame, SeatChoice};
use engine::core::Seat;
use engine::game::{FirstTurn, Player};

impl NewGame {
    /// Returns the way to decide the first turn: by default the only person begins, who would
    /// otherwise lose land to computer players before a first turn; with several people, the
    /// highest die decides. An explicit choice takes precedence.
    pub fn first_turn(&self) -> FirstTurn {
        let usual = || {
            if self.lone_person().is_some() { FirstTurn::FirstSeat } else { self.rules.first_turn }
        };
        self.first.unwrap_or_else(usual)
    }

    /// Returns the player who begins where no die decides.
    pub fn beginner(&self) -> Option<Seat> {
        let first = || self.places.iter().find(|place| place.choice != SeatChoice::Nobody);
        self.lone_person().or_else(|| first().map(|place| place.seat))
    }

    fn lone_person(&self) -> Option<Seat> {
        let mut people = self.places.iter().filter(|place| place.choice.is_person());
        let person = people.next()?.seat;
        people.next().is_none().then_some(person)
    }

    /// Returns the players clockwise, starting with the one who begins.
    pub(super) fn beginner_first(&self, mut players: Vec<Player>) -> Vec<Player> {
        let begins = |player: &Player| Some(player.seat) == self.beginner();
        let place = players.iter().position(begins);
        if let Some(place) = place.filter(|_| self.first_turn() == FirstTurn::FirstSeat) {
            players.rotate_left(place);
        }
        players
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seed;
    use engine::game::{Event, Game, SeatEvent};

    fn game() -> NewGame {
        NewGame::new(Seed::from_number(1), Vec::new())
    }

    fn seats(game: &NewGame) -> Vec<Seat> {
        game.setup().players.iter().map(|player| player.seat).collect()
    }

    #[test]
    fn t4_a_lone_person_begins_wherever_they_sit() {
        let mut game = game();
        game.swap_with_next(0);
        game.swap_with_next(1);
        assert_eq!(seats(&game), [Seat::Red, Seat::Yellow, Seat::Blue, Seat::Green]);
        let begun = Game::new(game.setup()).unwrap();
        let begins = Event::Seat(SeatEvent::Begins { seat: Seat::Red });
        assert_eq!(begun.opening().first(), Some(&begins));
    }

    #[test]
    fn t4_several_people_roll_dice_and_so_does_who_chose_it() {
        let mut several = game();
        several.places[2].choice = SeatChoice::Human;
        assert_eq!(several.first_turn(), FirstTurn::Die);
        several.first = Some(FirstTurn::FirstSeat);
        assert_eq!(several.beginner(), Some(Seat::Red));
        let mut alone = game();
        alone.first = Some(FirstTurn::Die);
        assert_eq!(alone.setup().rules.first_turn, FirstTurn::Die);
        alone.swap_with_next(0);
        assert_eq!(seats(&alone)[..2], [Seat::Blue, Seat::Red]);
    }

    #[test]
    fn a_rematch_begins_as_the_game_before_it() {
        for first in [FirstTurn::Die, FirstTurn::FirstSeat] {
            let setup = NewGame { first: Some(first), ..game() }.setup();
            let custom_rules = engine::record::CustomRules::of(&setup);
            let again = NewGame::again(custom_rules, &setup.players, &[], Seed::from_number(2));
            assert_eq!(again.setup().rules, setup.rules);
            assert_eq!(again.rules, game().rules, "who begins is no change of the rules");
        }
    }
}
