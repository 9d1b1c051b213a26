//! The play styles of the computer players in a new game.

use super::draft::{ArmySetup, NewGame, SeatChoice};
use crate::seats::play_styles::{StyleChoice, name};
use players::bot::PlayStyle;
use words::InWords;

impl NewGame {
    /// Returns the play style of a computer player. A random one follows from the public
    /// fingerprint of the seed, and each style is used once before any repeats.
    pub fn style(&self, place: &ArmySetup) -> PlayStyle {
        let is_random = |place: &&ArmySetup| place.style == StyleChoice::Random;
        match place.style {
            StyleChoice::This(style) => style,
            StyleChoice::Random => {
                let first = self.seed.commitment().bytes().map(usize::from).sum::<usize>();
                let all = self.computers().filter(is_random);
                let before = all.take_while(|it| it.seat != place.seat).count();
                PlayStyle::ALL[(first + before) % PlayStyle::ALL.len()]
            }
        }
    }

    /// Returns the name that a player's style gives it if nobody types one, or `None` if somebody
    /// else has that name or takes it first. Players of a random style come last, so that no name
    /// reveals their style.
    pub fn own_name(&self, place: &ArmySetup) -> Option<&'static str> {
        let name_of = |place: &ArmySetup| match place.choice {
            SeatChoice::Computer(_) => name(self.style(place)),
            _ => None,
        };
        let own = name_of(place)?;
        let (known, secret): (Vec<&ArmySetup>, Vec<&ArmySetup>) =
            self.places.iter().partition(|it| it.style != StyleChoice::Random);
        let in_order = known.into_iter().chain(secret);
        let mut before = in_order.take_while(|it| it.seat != place.seat);
        let others = self.places.iter().filter(|it| it.seat != place.seat);
        let is_typed = |it: &ArmySetup| it.choice != SeatChoice::Nobody && it.name.trim() == own;
        let is_taken = others.into_iter().any(is_typed)
            || before.any(|it| it.name.trim().is_empty() && name_of(it) == Some(own));
        (!is_taken).then_some(own)
    }

    /// Returns the name to show while the game is being set up: for a random style the army's,
    /// which gives nothing away.
    pub fn promised_name(&self, place: &ArmySetup) -> &'static str {
        match place.style {
            StyleChoice::Random => place.seat.in_words(),
            StyleChoice::This(_) => self.own_name(place).unwrap_or(place.seat.in_words()),
        }
    }

    /// Returns the style of all computer players, if there are any and they share one.
    pub fn common_style(&self) -> Option<StyleChoice> {
        let mut all = self.computers().map(|place| place.style);
        let first = all.next()?;
        all.all(|style| style == first).then_some(first)
    }

    /// Returns the places of computer players with a level.
    pub fn computers(&self) -> impl Iterator<Item = &ArmySetup> {
        self.places.iter().filter(|place| matches!(place.choice, SeatChoice::Computer(_)))
    }

    /// Gives all computer players this style.
    pub fn set_common_style(&mut self, style: StyleChoice) {
        for place in &mut self.places {
            if matches!(place.choice, SeatChoice::Computer(_)) {
                place.style = style;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::play_styles::line;
    use engine::core::Seed;
    use engine::game::{Control, Setup};
    use engine::record::CustomRules;
    use players::bot::Level;

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
        game.set_level(Level::Hard);
        game.set_common_style(StyleChoice::This(PlayStyle::Turtle));
        game.places[3].name = "Zed".into();
        assert_eq!(game.common_style(), Some(StyleChoice::This(PlayStyle::Turtle)));
        let setup = game.setup();
        assert_eq!(level(&setup, 1), "hard:turtle");
        let names: Vec<&str> = setup.players.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Red", "Agatha", setup.players[2].seat.name(), "Zed"]);
        let again =
            NewGame::again(CustomRules::of(&setup), &setup.players, &[], Seed::from_number(2));
        assert_eq!(again.setup().players, setup.players);
        assert_eq!((again.places[1].name.as_str(), again.level()), ("", Some(Level::Hard)));
        assert!(line(PlayStyle::Turtle, "Zed").unwrap().contains("Zed"));
    }

    #[test]
    fn nobody_is_called_as_another_and_who_joins_is_as_the_others_are() {
        let mut game = new();
        game.set_common_style(StyleChoice::This(PlayStyle::Turtle));
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
        game.sit_down(4, SeatChoice::Computer(Level::Easy));
        assert_eq!(game.common_style(), Some(StyleChoice::This(PlayStyle::Turtle)));
        game.places[1].style = StyleChoice::default();
        game.sit_down(5, SeatChoice::Computer(Level::Easy));
        assert_eq!(game.places[5].style, StyleChoice::default(), "they differ");
        game.places[2].style = StyleChoice::Random;
        let place = &game.places[2];
        assert_eq!(game.promised_name(place), place.seat.in_words(), "it would be given away");
    }

    #[test]
    fn no_name_tells_who_anybody_is() {
        for (seed, style) in (0..10).flat_map(|seed| PlayStyle::ALL.map(|style| (seed, style))) {
            let mut game = NewGame { seed: Seed::from_number(seed), ..new() };
            game.places[1].style = StyleChoice::Random;
            game.places[2].style = StyleChoice::This(style);
            let usual = game.places[2].seat.in_words();
            let promised = game.promised_name(&game.places[2]);
            assert_eq!(promised, name(style).unwrap_or(usual), "whoever comes before");
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
        game.set_common_style(StyleChoice::Random);
        assert_eq!(game.common_style(), Some(StyleChoice::Random));
        let mut styles: Vec<&str> = game.computers().map(|it| game.style(it).word()).collect();
        assert_eq!(game.setup(), game.setup());
        styles.sort_unstable();
        styles.dedup();
        assert_eq!(styles.len(), 3);
        let firsts = (0..40).map(|seed| NewGame { seed: Seed::from_number(seed), ..game.clone() });
        let firsts: std::collections::BTreeSet<&str> =
            firsts.map(|game| game.style(&game.places[1]).word()).collect();
        assert_eq!(firsts.len(), PlayStyle::ALL.len(), "everybody comes at times");
    }
}
