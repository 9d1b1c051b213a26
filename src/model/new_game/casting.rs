//! The play styles of the computer players in a new game.

use super::characters::{Character, name};
use super::draft::{NewGame, Place, Who};
use players::bot::Taste;

impl NewGame {
    /// Returns the play style of a computer player. A random one follows from the public
    /// fingerprint of the seed, and each style is used once before any repeats.
    pub fn taste(&self, place: &Place) -> Taste {
        let is_anybody = |place: &&Place| place.character == Character::Anybody;
        match place.character {
            Character::This(taste) => taste,
            Character::Anybody => {
                let first = self.seed.commitment().bytes().map(usize::from).sum::<usize>();
                let all = self.computers().filter(is_anybody);
                let before = all.take_while(|it| it.seat != place.seat).count();
                Taste::ALL[(first + before) % Taste::ALL.len()]
            }
        }
    }

    /// Returns the name that a player's style gives it if nobody types one, or `None` if somebody
    /// else has that name or takes it first. Players of a random style come last, so that no name
    /// reveals their style.
    pub fn own_name(&self, place: &Place) -> Option<&'static str> {
        let name_of = |place: &Place| match place.who {
            Who::Computer(_) => name(self.taste(place)),
            _ => None,
        };
        let own = name_of(place)?;
        let (known, secret): (Vec<&Place>, Vec<&Place>) =
            self.places.iter().partition(|it| it.character != Character::Anybody);
        let in_order = known.into_iter().chain(secret);
        let mut before = in_order.take_while(|it| it.seat != place.seat);
        let others = self.places.iter().filter(|it| it.seat != place.seat);
        let is_typed = |it: &Place| it.who != Who::Nobody && it.name.trim() == own;
        let is_taken = others.into_iter().any(is_typed)
            || before.any(|it| it.name.trim().is_empty() && name_of(it) == Some(own));
        (!is_taken).then_some(own)
    }

    /// Returns the name to show while the game is being set up: for a random style the army's,
    /// which gives nothing away.
    pub fn promised_name(&self, place: &Place) -> &'static str {
        match place.character {
            Character::Anybody => place.seat.in_words(),
            Character::This(_) => self.own_name(place).unwrap_or(place.seat.in_words()),
        }
    }

    /// Returns the style of all computer players, if there are any and they share one.
    pub fn character(&self) -> Option<Character> {
        let mut all = self.computers().map(|place| place.character);
        let first = all.next()?;
        all.all(|character| character == first).then_some(first)
    }

    /// Returns the places of computer players with a level.
    pub fn computers(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(|place| matches!(place.who, Who::Computer(_)))
    }

    /// Gives all computer players this style.
    pub fn set_character(&mut self, character: Character) {
        for place in &mut self.places {
            if matches!(place.who, Who::Computer(_)) {
                place.character = character;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::new_game::characters::line;
    use engine::core::Seed;
    use engine::game::{Control, Setup};
    use engine::record::Mix;

    fn new() -> NewGame {
        NewGame::new(Seed::from_number(1), Vec::new())
    }

    fn level(setup: &Setup, place: usize) -> &str {
        match &setup.players[place].control {
            Control::Computer(level) => level,
            Control::Human => "human",
        }
    }

    #[test]
    fn a_character_has_a_name_and_a_line_and_the_game_keeps_it_for_another() {
        let mut game = new();
        assert_eq!(level(&game.setup(), 1), "easy", "nobody is asked for a character");
        game.set_level("hard");
        game.set_character(Character::This(Taste::Turtle));
        game.places[3].name = "Zed".into();
        assert_eq!(game.character(), Some(Character::This(Taste::Turtle)));
        let setup = game.setup();
        assert_eq!(level(&setup, 1), "hard:turtle");
        let names: Vec<&str> = setup.players.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Red", "Agatha", setup.players[2].seat.name(), "Zed"]);
        let again = NewGame::again(Mix::of(&setup), &setup.players, &[], Seed::from_number(2));
        assert_eq!(again.setup().players, setup.players);
        assert_eq!((again.places[1].name.as_str(), again.level()), ("", Some("hard")));
        assert!(line(Taste::Turtle, "Zed").unwrap().contains("Zed"));
    }

    #[test]
    fn nobody_is_called_as_another_and_who_joins_is_as_the_others_are() {
        let mut game = new();
        game.set_character(Character::This(Taste::Turtle));
        game.places[3].name = "Agatha".into();
        let names = |game: &NewGame| -> Vec<String> {
            game.setup().players.into_iter().map(|it| it.name).collect()
        };
        let [blue, green] = [1, 2].map(|at| game.places[at].seat.name());
        assert_eq!(names(&game), ["Red", blue, green, "Agatha"], "typed after them");
        game.places[3].name = String::new();
        game.places[1].name = "Ann".into();
        let last = game.places[3].seat.name();
        assert_eq!(names(&game), ["Red", "Ann", "Agatha", last], "who has a name takes no other");
        game.sit_down(4, Who::Computer("easy"));
        assert_eq!(game.character(), Some(Character::This(Taste::Turtle)));
        game.places[1].character = Character::default();
        game.sit_down(5, Who::Computer("easy"));
        assert_eq!(game.places[5].character, Character::default(), "they differ");
        game.places[2].character = Character::Anybody;
        let place = &game.places[2];
        assert_eq!(game.promised_name(place), place.seat.in_words(), "it would be given away");
    }

    #[test]
    fn no_name_tells_who_anybody_is() {
        for (seed, taste) in (0..10).flat_map(|seed| Taste::ALL.map(|taste| (seed, taste))) {
            let mut game = NewGame { seed: Seed::from_number(seed), ..new() };
            game.places[1].character = Character::Anybody;
            game.places[2].character = Character::This(taste);
            let usual = game.places[2].seat.in_words();
            let promised = game.promised_name(&game.places[2]);
            assert_eq!(promised, name(taste).unwrap_or(usual), "whoever comes before");
            let mut names: Vec<String> =
                game.setup().players.into_iter().map(|it| it.name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 4, "{names:?}");
        }
    }

    #[test]
    fn anybody_is_someone_else_at_each_seat_and_the_same_while_the_game_is_made_up() {
        let mut game = new();
        game.set_character(Character::Anybody);
        assert_eq!(game.character(), Some(Character::Anybody));
        let mut tastes: Vec<&str> = game.computers().map(|it| game.taste(it).word()).collect();
        assert_eq!(game.setup(), game.setup());
        tastes.sort_unstable();
        tastes.dedup();
        assert_eq!(tastes.len(), 3);
        let firsts = (0..40).map(|seed| NewGame { seed: Seed::from_number(seed), ..game.clone() });
        let firsts: std::collections::BTreeSet<&str> =
            firsts.map(|game| game.taste(&game.places[1]).word()).collect();
        assert_eq!(firsts.len(), Taste::ALL.len(), "everybody comes at times");
    }
}
