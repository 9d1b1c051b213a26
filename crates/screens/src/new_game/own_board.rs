//! Boards of a user's own, which were imported from files or came with a link, as the device keeps
//! them.

use serde::{Deserialize, Serialize};

use super::packed::{packed, unpacked};
use crate::map::drawing::Drawing;
use stdx::in_file_name;

/// A kept board: its card, and its text in short form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnBoard {
    pub card: OwnCard,
    /// The short form, which a link can bring along.
    pub packed: String,
}

/// The part of a kept board that a choice of boards shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnCard {
    /// Its title in the engine.
    pub title: String,
    /// Its name for people.
    pub name: String,
    territories: usize,
    continents: usize,
    seas: usize,
    /// The width and the height of its picture.
    pub size: (u32, u32),
    /// The coarse outlines of its territories, as path data.
    pub outline: String,
    /// True if the board has been changed since, and is only kept for what was begun on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_earlier: bool,
}

/// A board as the device keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    Board(OwnBoard),
    /// The board with this title, which can't be read any more.
    Damaged(String),
}

/// The fields of a board's text that have to fit its card.
#[derive(Deserialize)]
struct Titled {
    title: String,
}

impl OwnBoard {
    /// Returns a board that has been read from this text.
    pub fn of(drawing: &Drawing, name: String, text: &str) -> Self {
        let world = drawing.world();
        let card = OwnCard {
            title: world.id().title().to_owned(),
            name,
            territories: world.territories().len(),
            continents: world.continents().len(),
            seas: world.oceans().len(),
            size: drawing.sketch_size(),
            outline: drawing.sketched_land(),
            is_earlier: false,
        };
        Self { card, packed: packed(text) }
    }

    /// Returns the text that is kept of it: its card on one line, and its short form on the next.
    pub fn to_text(&self) -> String {
        // A card has only fields that can be serialized.
        let card = serde_json::to_string(&self.card).unwrap_or_default();
        format!("{card}\n{}", self.packed)
    }

    /// Returns the board as the earlier version of one that has been changed.
    #[must_use]
    pub fn as_earlier(self) -> Self {
        Self { card: OwnCard { is_earlier: true, ..self.card }, ..self }
    }

    /// Returns the text of the board, or `None` if it has been damaged.
    pub fn text(&self) -> Option<String> {
        let text = unpacked(&self.packed)?;
        (title_of(&text)? == self.card.title).then_some(text)
    }

    /// Returns the name under which its file is saved.
    pub fn file_name(&self) -> String {
        format!("{}.red-queens-board.json", in_file_name(&self.card.name))
    }
}

impl Kept {
    /// Reads what is kept of the board with this title.
    pub fn read(title: String, text: &str) -> Self {
        let board = text.split_once('\n').and_then(|(card, packed)| {
            let card: OwnCard = serde_json::from_str(card).ok()?;
            let packed = packed.to_owned();
            (card.title == title).then_some(OwnBoard { card, packed })
        });
        board.map_or(Self::Damaged(title), Self::Board)
    }

    /// Returns the title of the board.
    pub fn title(&self) -> &str {
        match self {
            Self::Board(board) => &board.card.title,
            Self::Damaged(title) => title,
        }
    }

    /// Returns `true` for the earlier version of a board that has been changed.
    pub fn is_earlier(&self) -> bool {
        matches!(self, Self::Board(board) if board.card.is_earlier)
    }

    /// Returns the name of the board for people.
    pub fn name(&self) -> String {
        match self {
            Self::Board(board) => board.card.name.clone(),
            Self::Damaged(title) => super::boards::name(title),
        }
    }
}

/// Returns the title in the text of a board.
pub fn title_of(text: &str) -> Option<String> {
    serde_json::from_str(text).ok().map(|Titled { title }| title)
}

impl OwnCard {
    /// Returns what there is on the board, in words, or that it is an earlier version.
    pub fn extent(&self) -> String {
        if self.is_earlier {
            return text::own_boards::earlier().to_owned();
        }
        let Self { territories, continents, seas, .. } = *self;
        text::boards::Extent { territories, continents, seas }.say()
    }
}

/// Returns the sentence about the saved games on a board that is about to be removed, if there are
/// any.
pub fn used_by(games: usize) -> Option<String> {
    (games > 0).then(|| text::own_boards::used(games))
}

/// Returns the number of saved games on the board with this title.
pub fn games_on<'a>(title: &str, saves: impl Iterator<Item = &'a str>) -> usize {
    let is_on = |save: &&str| {
        table::Glance::read(save).is_ok_and(|glance| glance.owners.world().title() == title)
    };
    saves.filter(is_on).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::WorldId;
    use table::{Save, testing};

    fn atoll(title: &str) -> (OwnBoard, String) {
        let json = worldgen::generate("World-QVEEN-055".parse().unwrap()).unwrap();
        let json = json.replace("World-QVEEN-055", title);
        let drawing = Drawing::read(&json).unwrap();
        (OwnBoard::of(drawing, "The Atoll".to_owned(), &json), json)
    }

    #[test]
    fn a_board_is_kept_with_its_card_and_comes_back() {
        let (board, json) = atoll("The-Atoll-7K3QF");
        assert!(board.card.extent().starts_with("18 territories, 4 continents"));
        assert_eq!(board.file_name(), "The-Atoll.red-queens-board.json");
        let text = board.to_text();
        let Kept::Board(kept) = Kept::read("The-Atoll-7K3QF".to_owned(), &text) else { panic!() };
        assert_eq!((&kept, kept.text()), (&board, Some(json)));
        let (width, height) = kept.card.size;
        assert_eq!((width, height), (160, 90));
        assert!(kept.card.outline.starts_with('M') && kept.card.outline.len() < 8_000);
        assert!(WorldId::titled(&kept.card.title).is_some_and(WorldId::is_imported));
    }

    #[test]
    fn an_earlier_version_says_so_and_can_still_be_played_on() {
        let (board, json) = atoll("Old-Atoll-7K3QM");
        assert!(!board.to_text().contains("earlier"), "other boards are kept as before");
        let earlier = board.as_earlier();
        let kept = Kept::read("Old-Atoll-7K3QM".to_owned(), &earlier.to_text());
        assert!(kept.is_earlier());
        let Kept::Board(kept) = kept else { panic!() };
        assert_eq!(kept.card.extent(), text::own_boards::earlier());
        assert_eq!(kept.text(), Some(json));
    }

    #[test]
    fn what_is_damaged_says_so_and_keeps_its_name() {
        let (board, _) = atoll("Ring-Atoll-7K3QG");
        let text = board.to_text();
        let title = || "Ring-Atoll-7K3QG".to_owned();
        for damaged in ["", "{}", &text[..40], &text[1..], &text.replace('\n', " ")] {
            let kept = Kept::read(title(), damaged);
            assert_eq!(kept, Kept::Damaged(title()));
            assert_eq!((kept.title(), kept.name().as_str()), (&*title(), "Ring Atoll"));
        }
        assert!(matches!(Kept::read("Other-7K3QG".to_owned(), &text), Kept::Damaged(_)));
        let Kept::Board(cut) = Kept::read(title(), &text[..text.len() - 9]) else { panic!() };
        assert_eq!(cut.text(), None, "the card can be shown, the board can't be played on");
        let other = OwnBoard { packed: atoll("Third-Atoll-7K3QH").0.packed, ..board };
        assert_eq!(other.text(), None, "the text is of another board");
    }

    #[test]
    fn whoever_removes_a_board_learns_which_games_need_it() {
        let (board, _) = atoll("Last-Atoll-7K3QJ");
        let mut save = Save::of(&testing::two_humans(), 1);
        let earth = save.to_text();
        let world = WorldId::titled(&board.card.title).unwrap();
        save.record.setup.rules = save.record.setup.rules.on_board(world);
        let saves = [earth.as_str(), &save.to_text(), "damaged"];
        assert_eq!(games_on(&board.card.title, saves.into_iter()), 1);
        assert!(used_by(1).is_some_and(|said| said.contains("1 saved game")));
        assert_eq!(used_by(games_on("Nowhere-7K3QJ", saves.into_iter())), None);
    }
}
