//! Sharing a game: the choices, and what the recipient will see.

use super::{Invitation, Link};
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
        Self {
            record,
            is_over: cover.winners.is_some(),
            round: cover.round,
            waits: cover.mail.is_some_and(|mail| cover.table.away.contains(mail.seat)),
            title: cover.table.title,
        }
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

    /// Returns the link for an app at `home`; `None` if the game is too long for one.
    pub fn address(&self, kind: ShareKind, home: &str) -> Option<String> {
        self.link(kind).address(home)
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
    fn bots_that_do_not_come_along_are_known() {
        let bot = Script::new("Guard", "1").level();
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot))];
        assert!(offer(&testing::session(RuleSet::NEXT, &players)).leaves_bots());
        assert!(!offer(&testing::one_human()).leaves_bots());
    }
}
