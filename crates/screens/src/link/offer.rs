//! Sharing a game: the choices, and what the recipient will see.

use super::{Invitation, Link};
use crate::new_game::boards::name;
use engine::game::{Action, Control};
use engine::record::{Record, invited};
use stdx::in_file_name;
use table::Save;
use worker::name_of;

/// The part of a game to share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareKind {
    /// The game, for the player to act, at another device, to continue.
    Turn,
    /// The game, to continue from its current position.
    Position,
    /// The game, to view from its start.
    Game,
    /// Only rules and seats.
    Table,
}

impl ShareKind {
    /// Returns its label.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Turn => text::links::what_turn(),
            Self::Position => text::links::what_position(),
            Self::Game => text::links::what_game(),
            Self::Table => text::links::what_table(),
        }
    }
}

/// A game that a player wants to share.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    record: Record,
    title: String,
    is_over: bool,
    round: u32,
    /// True if the player to act is at another device, so that the game can be handed over.
    waits: bool,
    /// The imported board that it is played on, as far as this device has it.
    board: Option<OfferedBoard>,
}

/// An imported board, which the recipient may not have.
#[derive(Debug, Clone, PartialEq)]
struct OfferedBoard {
    name: String,
    /// Its short form, if it is on this device.
    packed: Option<String>,
}

/// The way of an imported board to the recipient.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardNote {
    /// The sentence about it.
    pub says: String,
    /// True if the link doesn't include the board, so that its file has to be sent as well.
    pub is_left: bool,
}

/// A file to share: its name and its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Handout {
    pub name: String,
    pub text: String,
}

impl Offer {
    /// Returns the offer of a saved game.
    pub fn of(save: Save) -> Self {
        let Save { cover, record, .. } = save;
        let world = record.setup.rules.printing.world;
        let board = || OfferedBoard { name: name(world.title()), packed: None };
        Self {
            board: world.is_imported().then(board),
            record,
            is_over: cover.winners.is_some(),
            round: cover.round,
            waits: cover.mail.is_some_and(|mail| cover.table.away.contains(mail.seat)),
            title: cover.table.title,
        }
    }

    /// Returns the title of the imported board that the recipient needs.
    pub fn imported_board(&self) -> Option<&'static str> {
        self.board.as_ref().map(|_| self.record.setup.rules.printing.world.title())
    }

    /// Returns the offer with the imported board, under its name for people, in short form.
    #[must_use]
    pub fn with_board(self, name: String, packed: String) -> Self {
        let packed = Some(packed);
        Self { board: self.board.map(|_| OfferedBoard { name, packed }), ..self }
    }

    /// Returns the parts that can be shared, the most wanted first.
    pub fn choices(&self) -> Vec<ShareKind> {
        if invited(&self.record) {
            return vec![ShareKind::Turn, ShareKind::Table];
        }
        let turn = self.waits.then_some(ShareKind::Turn);
        let position = (!self.is_over).then_some(ShareKind::Position);
        turn.into_iter().chain(position).chain([ShareKind::Game, ShareKind::Table]).collect()
    }

    /// Returns the title of the game.
    pub fn title(&self) -> &str {
        &self.title
    }

    fn link(&self, kind: ShareKind) -> Link {
        match kind {
            ShareKind::Turn => Link::Turn(self.record.clone()),
            ShareKind::Position => Link::Position(self.record.clone()),
            ShareKind::Game => Link::Game(self.record.clone()),
            ShareKind::Table => Link::Table(Invitation::of(&self.record.setup)),
        }
    }

    /// Returns the link for an app at `home`, with the board if there is room for it; `None` if the
    /// game is too long for one.
    pub fn address(&self, kind: ShareKind, home: &str) -> Option<String> {
        self.address_with_board(kind, home).or_else(|| self.address_without_board(kind, home))
    }

    /// Returns the link without the board, which is shorter.
    pub fn address_without_board(&self, kind: ShareKind, home: &str) -> Option<String> {
        self.link(kind).address(home)
    }

    fn address_with_board(&self, kind: ShareKind, home: &str) -> Option<String> {
        self.link(kind).address_with(self.board.as_ref()?.packed.as_deref()?, home)
    }

    /// Returns how the recipient gets an imported board, or `None` if they have the board anyway.
    pub fn board_note(&self, kind: ShareKind, home: &str) -> Option<BoardNote> {
        let OfferedBoard { name, packed } = self.board.as_ref()?;
        if self.address_with_board(kind, home).is_some() {
            return Some(BoardNote { says: text::own_boards::along(name), is_left: false });
        }
        let left = if packed.is_some() { text::own_boards::left } else { text::own_boards::gone };
        Some(BoardNote { says: left(name), is_left: true })
    }

    /// Returns the message to send with the link; `None` where the link speaks for itself.
    pub fn message(&self, kind: ShareKind) -> Option<String> {
        if invited(&self.record) {
            return (kind == ShareKind::Turn).then(|| text::links::your_move_join(&self.title));
        }
        let moves = self.record.actions.len();
        (kind == ShareKind::Turn)
            .then(|| text::links::YourMove { title: &self.title, round: self.round, moves }.say())
    }

    /// Returns the file.
    pub fn handout(&self, kind: ShareKind, home: &str) -> Handout {
        let title = if self.title.is_empty() { "game" } else { &in_file_name(&self.title) };
        match kind {
            ShareKind::Position | ShareKind::Game => {
                Handout { name: format!("{title}.red-queens.txt"), text: self.record.to_string() }
            }
            ShareKind::Turn => {
                self.link_in_file(kind, home, format!("{title}.red-queens-turn.txt"))
            }
            ShareKind::Table => {
                self.link_in_file(kind, home, format!("{title}.red-queens-table.txt"))
            }
        }
    }

    fn link_in_file(&self, kind: ShareKind, home: &str, name: String) -> Handout {
        Handout { name, text: self.address(kind, home).unwrap_or_default() + "\n" }
    }

    /// Returns `true` if the recipient can work out secrets of the game.
    pub fn gives_away(&self, kind: ShareKind) -> bool {
        kind != ShareKind::Table && !self.is_over && !invited(&self.record)
    }

    /// Describes what the recipient will see.
    pub fn sees(&self, kind: ShareKind) -> &'static str {
        match kind {
            ShareKind::Table => text::links::sees_table(),
            _ if invited(&self.record) => text::links::sees_join(),
            _ if self.is_over => text::links::sees(),
            ShareKind::Turn if has_words(&self.record) => text::links::sees_turn_words(),
            ShareKind::Turn => text::links::sees_turn(),
            ShareKind::Position | ShareKind::Game => text::links::sees_ahead(),
        }
    }

    /// Returns `true` if bots play whose code stays here.
    pub fn leaves_bots(&self) -> bool {
        self.record.setup.players.iter().any(|player| match &player.control {
            Control::Computer(level) => name_of(level).is_some(),
            Control::Human => false,
        })
    }
}

fn has_words(record: &Record) -> bool {
    record.actions.iter().any(|it| matches!(it, Action::Reseed { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::RuleSet;
    use engine::world::WorldId;
    use table::{Session, testing};
    use worker::Script;

    const HOME: &str = "https://example.org/";

    fn offer(session: &Session) -> Offer {
        Offer::of(Save::of(session, 0))
    }

    #[test]
    fn a_running_game_is_shared_to_be_played_on_and_says_what_that_gives_away() {
        let offer = offer(&testing::two_humans_after(60));
        assert_eq!(offer.choices(), [ShareKind::Position, ShareKind::Game, ShareKind::Table]);
        for kind in [ShareKind::Position, ShareKind::Game] {
            assert!(offer.gives_away(kind) && offer.sees(kind).contains("hidden cards"));
        }
        assert!(!offer.gives_away(ShareKind::Table));
    }

    #[test]
    fn a_game_that_is_over_is_shared_to_be_looked_at() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let offer = offer(&session);
        assert_eq!(offer.choices(), [ShareKind::Game, ShareKind::Table]);
        assert!(!offer.gives_away(ShareKind::Game));
    }

    #[test]
    fn link_and_file_bring_the_same() {
        let offer = offer(&testing::two_humans_after(60));
        for kind in offer.choices() {
            let address = offer.address(kind, HOME).unwrap();
            let link = Link::read(&address).unwrap();
            assert_eq!(link, offer.link(kind));
            let Handout { name, text } = offer.handout(kind, HOME);
            assert!(name.starts_with("Test.red-queens"), "{name}");
            match (link, Link::read(&text).unwrap()) {
                (Link::Position(record) | Link::Game(record), Link::Game(read)) => {
                    assert_eq!(record, read);
                }
                (link, read) => assert_eq!(link, read),
            }
        }
    }

    #[test]
    fn a_link_brings_an_imported_board_along_if_there_is_room() {
        let mut save = Save::of(&testing::two_humans_after(60), 0);
        assert_eq!(Offer::of(save.clone()).imported_board(), None);
        let board = WorldId::titled("Near-Atoll-7K3QF").unwrap();
        save.record.setup.rules = save.record.setup.rules.on_board(board);
        let offer = Offer::of(save);
        assert_eq!(offer.imported_board(), Some("Near-Atoll-7K3QF"));
        for kind in offer.choices() {
            let short = offer.address(kind, HOME).unwrap();
            let gone = offer.board_note(kind, HOME).unwrap();
            assert!(gone.is_left && gone.says.contains("“Near Atoll” is no longer on this device"));
            let along = offer.clone().with_board("Nah".into(), "eNoB".into());
            let address = along.address(kind, HOME).unwrap();
            let path = address.split_once("#/link/").unwrap().1;
            assert_eq!(Link::board_of_path(path).as_deref(), Some("eNoB"));
            let note = along.board_note(kind, HOME).unwrap();
            assert!(!note.is_left && note.says.contains("includes the board “Nah”"));
            assert_eq!(along.address_without_board(kind, HOME), Some(short.clone()));
            let large = offer.clone().with_board("Nah".into(), "x".repeat(70_000));
            assert_eq!(large.address(kind, HOME), Some(short));
            let note = large.board_note(kind, HOME).unwrap();
            assert!(note.is_left && note.says.contains("too large for a link"));
        }
    }

    #[test]
    fn bots_that_do_not_come_along_are_known() {
        let bot = Script::new("Guard", "1").level();
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot))];
        assert!(offer(&testing::session(RuleSet::NEXT, &players)).leaves_bots());
        assert!(!offer(&testing::one_human()).leaves_bots());
    }
}
