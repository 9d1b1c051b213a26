//! The boards that a new game can be played on.

use engine::world::{WorldId, imported_name};
use serde::Deserialize;
use stdx::InOrder;

/// A board on offer, which may have to be downloaded first.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct BoardCard {
    /// Its title in the engine.
    pub title: String,
    pub territories: usize,
    /// The width and the height of its picture.
    pub size: (u32, u32),
    /// The coarse outlines of its territories, as path data.
    pub outline: String,
    /// The address of its file, and the hash of that; empty for a board that needs none.
    #[serde(default)]
    pub file: String,
    #[serde(default)]
    pub integrity: String,
}

impl BoardCard {
    /// Reads a list of boards, in the order of the catalogue. Boards that this version doesn't know
    /// are left out; so are all, if the text isn't a list of boards.
    pub fn list(json: &str) -> Vec<Self> {
        let cards = serde_json::from_str::<Vec<Self>>(json).unwrap_or_default();
        let mut known: Vec<Self> = cards.into_iter().filter(|it| it.world().is_some()).collect();
        known.order_by(|one, other| one.world().cmp(&other.world()));
        known
    }

    /// Returns the board.
    pub fn world(&self) -> Option<WorldId> {
        WorldId::titled(&self.title)
    }

    pub fn name(&self) -> String {
        name(&self.title)
    }

    /// Returns the number of its territories, in words.
    pub fn extent(&self) -> String {
        text::boards::size(self.territories)
    }

    /// Returns a sentence on what it is for, if there is one.
    pub fn about(&self) -> Option<&'static str> {
        words(&self.title).map(|[_, about]| about)
    }
}

/// Returns the name of the board with this title.
pub fn name(title: &str) -> String {
    let plain = || imported_name(title).unwrap_or(title).replace('-', " ");
    words(title).map_or_else(plain, |[name, _]| name.to_owned())
}

/// Returns the name of one of our own boards, and a sentence on what it is for.
fn words(title: &str) -> Option<[&'static str; 2]> {
    Some(match title.to_ascii_lowercase().as_str() {
        "earth" => [text::boards::earth(), text::boards::earth_about()],
        "europe" => [text::boards::europe(), text::boards::europe_about()],
        "aegean" => [text::boards::aegean(), text::boards::aegean_about()],
        "east-indies" => [text::boards::east_indies(), text::boards::east_indies_about()],
        "old-world" => [text::boards::old_world(), text::boards::old_world_about()],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::NewGame;
    use crate::new_game::custom_rules::Chosen;
    use crate::new_game::presets::{self, PRESETS};
    use engine::core::Seed;
    use engine::record::CustomRules;

    fn europe() -> WorldId {
        WorldId::titled("Europe").unwrap()
    }

    #[test]
    fn boards_are_listed_in_the_order_of_the_catalogue_and_unknown_ones_left_out() {
        let card = |title: &str| {
            format!(
                r#"{{"title": "{title}", "territories": 9, "size": [16, 9], "outline": "M0 0z"}}"#
            )
        };
        let list = ["Old-World", "Mars", "Aegean", "Earth"].map(card).join(",");
        let cards = BoardCard::list(&format!("[{list}]"));
        let names: Vec<String> = cards.iter().map(BoardCard::name).collect();
        assert_eq!(names, ["Earth", "Aegean", "Old World"]);
        assert!(cards.iter().all(|card| card.about().is_some()));
        assert_eq!(cards[1].extent(), "9 territories");
        assert_eq!(BoardCard::list("<html>"), []);
        let all = WorldId::catalogue().map(|world| {
            BoardCard::list(&format!("[{}]", card(world.title())))[0].about().map(str::len)
        });
        assert!(all.into_iter().all(|about| about.is_some()), "every board says what it is for");
    }

    #[test]
    fn the_board_stays_whatever_rules_are_chosen_and_is_kept_with_custom_rules() {
        let mut game = NewGame::new(Seed::from_number(1), Vec::new());
        let earth = game.board();
        game.set_board(europe());
        assert!(!game.has_board() && game.rules.on_board(earth) == game.from.rules());
        assert!(!game.chosen().is_changed(None), "a board is no option");
        assert!(game.in_words().starts_with("Europe, Red Queens: Red against "));
        assert_eq!(presets::nearest(&game.rules), (PRESETS[0], 0));
        game.choose(PRESETS[2].into());
        assert_eq!((game.board(), game.from), (europe(), PRESETS[2]));
        let kept = game.chosen().custom_rules();
        let line = kept.to_string();
        assert!(line.contains("world Europe"), "{line}");
        let read: CustomRules = line.parse().unwrap();
        assert_eq!(read, kept);
        let mut later = NewGame::new(Seed::from_number(2), Vec::new());
        later.choose(Chosen { kept: Some("a".into()), ..read.clone().into() });
        assert_eq!(later.board(), europe());
        let setup = game.setup();
        let again =
            NewGame::again(CustomRules::of(&setup), &setup.players, &[], Seed::from_number(3));
        assert_eq!(again.board(), europe());
        assert_eq!(again.setup().players, setup.players);
        game.set_board(earth);
        assert_eq!(game.rules, PRESETS[2].rules());
    }

    #[test]
    fn the_title_of_a_game_names_a_board_that_is_not_the_usual_one() {
        let mut game = NewGame::new(Seed::from_number(1), Vec::new());
        let usual = game.title();
        game.set_board(europe());
        assert_eq!(game.title(), format!("Europe, {usual}"));
    }
}
