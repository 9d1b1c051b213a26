//! Extra armies for players who move later, so that equally good players have about the same chance.

use super::draft::NewGame;
use engine::game::RuleSet;
use players::arena::{even_start, is_even_start_measured};

impl NewGame {
    /// Returns the extra armies (T13) of an even start: none where it hardly matters who goes first,
    /// or where the rules see to it already.
    pub fn evening_armies(&self) -> u8 {
        if self.rules.later_seats > 0 {
            return 0;
        }
        even_start(self.from.key, self.board(), self.taken().count())
    }

    /// Describes an even start, where there is one to choose.
    pub fn evening_in_words(&self) -> Option<String> {
        let armies = Some(self.evening_armies()).filter(|armies| *armies > 0)?;
        let say = match self.taken().count() {
            2 => text::new_game::even_start_two,
            _ => text::new_game::even_start_several,
        };
        let said = say(armies);
        if is_even_start_measured(self.from.key, self.board()) {
            return Some(said);
        }
        Some(format!("{said} {}", text::new_game::even_start_unmeasured()))
    }

    /// Returns the game as it begins: with the armies of an even start among its rules, if it was
    /// chosen. Only what begins a game asks for it, so that the first screen does without the figures.
    #[must_use]
    pub fn evened(mut self) -> Self {
        self.rules.later_seats += self.even_armies();
        self
    }

    /// Returns the same game with the armies of an even start as one that was chosen, rather than as a
    /// change of the rules, which they look like in the set-up of a game that began with them.
    #[must_use]
    pub fn knowing_even_start(self) -> Self {
        let later_seats = self.from.rules().later_seats;
        let without =
            Self { rules: RuleSet { later_seats, ..self.rules }, is_even: true, ..self.clone() };
        if without.even_armies() > 0 && without.clone().evened().rules == self.rules {
            without
        } else {
            self
        }
    }

    /// Returns the extra armies of the even start that was chosen, if it was.
    pub(super) fn even_armies(&self) -> u8 {
        if self.is_even { self.evening_armies() } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::SeatChoice;
    use crate::new_game::presets::PRESETS;
    use engine::core::Seed;
    use engine::record::CustomRules;
    use engine::world::WorldId;

    /// Returns a game of two people by the rules of the next one.
    fn two() -> NewGame {
        let mut game = NewGame::new(Seed::from_number(1), Vec::new());
        game.choose(PRESETS[2].into());
        game.places[1].choice = SeatChoice::Human;
        game.places[2..].iter_mut().for_each(|place| place.choice = SeatChoice::Nobody);
        game
    }

    /// Returns the armies for later players in the game that begins.
    fn begun(game: &NewGame) -> u8 {
        game.clone().evened().setup().rules.later_seats
    }

    #[test]
    fn t13_an_even_start_gives_armies_to_whoever_moves_later() {
        let mut game = two();
        assert_eq!(begun(&game), 0);
        game.is_even = true;
        let armies = begun(&game);
        assert!(armies > 0 && game.rules == game.from.rules(), "it is no change of the rules");
        let says = game.evening_in_words().unwrap();
        assert!(says.contains(&format!("{armies} extra armies")), "{says}");
        let plan = game.in_words();
        assert!(plan.contains(&format!("{armies} extra armies")), "{plan}");
        game.set_board(WorldId::titled("Aegean").unwrap());
        assert!((1..armies).contains(&begun(&game)), "it is a small board");
    }

    #[test]
    fn t13_an_even_start_says_if_nobody_has_measured_it_on_the_board() {
        let mut game = two();
        let is_measured =
            |game: &NewGame| !game.evening_in_words().unwrap().contains("measured on Earth");
        for (title, measured) in
            [("Aegean", true), ("World-QVEEN-555", true), ("Aegean-7K3QF", false)]
        {
            game.set_board(WorldId::titled(title).unwrap());
            assert_eq!(is_measured(&game), measured, "{title}");
        }
    }

    #[test]
    fn t13_there_is_none_where_nobody_needs_one() {
        let mut game = two();
        game.is_even = true;
        game.places[2].choice = SeatChoice::Human;
        assert_eq!((game.evening_in_words(), begun(&game)), (None, 0));
        let mut own = two();
        own.rules.later_seats = 3;
        own.is_even = true;
        assert_eq!((own.evening_in_words(), begun(&own)), (None, 3));
    }

    #[test]
    fn t13_a_rematch_starts_as_evenly() {
        let setup = NewGame { is_even: true, ..two() }.evened().setup();
        let custom_rules = CustomRules::of(&setup);
        let again = NewGame::again(custom_rules, &setup.players, &[], Seed::from_number(2));
        assert_eq!(again.setup().rules, setup.rules);
        assert_eq!(again.evening_in_words(), None, "there is no need for more");
    }

    #[test]
    fn t13_an_even_start_on_a_generated_world_is_no_change_of_the_rules_either() {
        let board = WorldId::titled("World-QVEEN-555").unwrap();
        for preset in PRESETS {
            let mut game = NewGame { is_even: true, ..two() };
            game.choose(preset.into());
            game.set_board(board);
            if game.evening_armies() == 0 {
                continue;
            }
            let setup = game.clone().evened().setup();
            let custom_rules = CustomRules::of(&setup);
            let again = NewGame::again(custom_rules, &setup.players, &[], Seed::from_number(2));
            let known = again.knowing_even_start();
            assert_eq!(known.rules.changes(&known.from.rules()).count(), 0, "{}", preset.key);
            assert!(known.is_even && known.evened().setup().rules == setup.rules);
        }
    }

    #[test]
    fn t13_an_even_start_of_an_earlier_game_is_no_change_of_the_rules() {
        let again = |game: &NewGame| {
            let setup = game.setup();
            let custom_rules = CustomRules::of(&setup);
            NewGame::again(custom_rules, &setup.players, &[], Seed::from_number(2))
        };
        let changes = |game: &NewGame| game.rules.changes(&game.from.rules()).count();
        let even = NewGame { is_even: true, ..two() }.evened();
        let known = again(&even).knowing_even_start();
        assert_eq!((changes(&again(&even)), changes(&known)), (1, 0));
        assert!(known.is_even && known.evening_in_words().is_some());
        assert_eq!(known.evened().setup().rules, even.setup().rules);
        let mut other = even;
        other.rules.later_seats += 1;
        for other in [other, two(), NewGame::quick(Seed::from_number(1))] {
            let again = again(&other);
            assert_eq!(again.clone().knowing_even_start(), again);
        }
    }
}
