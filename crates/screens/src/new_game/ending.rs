//! The latest end of a new game.

use super::draft::{NewGame, SeatChoice};
use super::length::Length;
use engine::game::Victory;

impl NewGame {
    /// Returns the victory condition, including the last round of a short game.
    pub fn victory(&self) -> Victory {
        self.rounds().map_or(self.rules.victory, Victory::Rounds)
    }

    /// Returns the last round; `None` if the game isn't cut short.
    pub fn rounds(&self) -> Option<u16> {
        if !Length::fits(&self.rules) {
            return None;
        }
        let count = |is: fn(SeatChoice) -> bool| {
            let players = self.places.iter().filter(|place| is(place.choice)).count();
            u32::try_from(players).unwrap_or(u32::MAX)
        };
        let people = count(SeatChoice::is_person);
        let computers = count(|choice| !choice.is_person() && choice != SeatChoice::Nobody);
        let rounds = self.length.rounds(people, computers)?;
        Some(u16::try_from(rounds).unwrap_or(u16::MAX))
    }

    /// Describes the length in a sentence.
    pub fn length_in_words(&self) -> String {
        match self.rounds() {
            Some(rounds) => text::new_game::length_rounds(rounds),
            None if Length::fits(&self.rules) => text::new_game::length_none().to_owned(),
            None => text::new_game::length_not_here().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::length::COMPUTER;
    use engine::core::Seed;
    use engine::game::{Control, RuleSet};
    use players::arena::{GameLimits, play_out};
    use players::bot;

    fn game(length: Length) -> NewGame {
        NewGame { length, ..NewGame::new(Seed::from_number(1), Vec::new()) }
    }

    /// Returns the minutes of a game in which a person follows the hints, at 5 s an action.
    fn minutes(length: Length, seed: u64) -> u32 {
        let mut game = game(length);
        game.seed = Seed::from_number(seed);
        let setup = game.setup();
        let person = setup.players[0].seat;
        assert_eq!(setup.players[0].control, Control::Human);
        let mut bots: Vec<_> =
            (0..4).map(|place| bot::by_name("normal", seed + place).unwrap()).collect();
        let result = play_out(setup, &mut bots, GameLimits::default()).unwrap();
        let mut again = engine::game::Game::new(result.game.setup().clone()).unwrap();
        let mut seconds = result.rounds() * 3 * COMPUTER;
        for action in result.game.actions() {
            seconds += if again.prompt().unwrap().seat == person { 5 } else { 0 };
            again.play(action.clone()).unwrap();
        }
        seconds / 60
    }

    #[test]
    fn half_of_the_games_end_in_about_the_time_that_was_chosen_or_before_it() {
        for (length, least, most) in [(Length::Quarter, 10, 18), (Length::Hour, 15, 66)] {
            let mut all: Vec<u32> = (0..9).map(|seed| minutes(length, seed)).collect();
            all.sort_unstable();
            let median = all[4];
            assert!((least..=most).contains(&median), "{length:?}: {median} of {all:?}");
        }
    }

    #[test]
    fn t44_a_short_game_ends_after_rounds_and_the_more_people_play_the_fewer() {
        let mut game = game(Length::Quarter);
        assert_eq!(game.setup().rules.victory, Victory::Rounds(4));
        game.places[1].choice = SeatChoice::Human;
        assert_eq!(game.setup().rules.victory, Victory::Rounds(2));
        game.length = Length::Hour;
        assert_eq!(game.setup().rules.victory, Victory::Rounds(12));
        assert!(game.length_in_words().contains("12 rounds"), "{}", game.length_in_words());
        game.length = Length::ToTheEnd;
        assert_eq!(game.setup().rules, RuleSet::NAUTICAL);
    }

    #[test]
    fn k7_rules_with_an_end_of_their_own_are_not_cut_short() {
        let mut game = game(Length::Quarter);
        game.rules.victory = Victory::Objectives;
        assert_eq!(game.victory(), Victory::Objectives);
        assert_eq!(game.length_in_words(), text::new_game::length_not_here());
    }
}
