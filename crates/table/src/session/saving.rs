//! Saving a session, and restoring one from a save.

use std::vec::IntoIter;

use super::duty::Showdowns;
use super::{Session, TableSettings};
use crate::saves::save::{Broken, Cover, Save};
use crate::tally::Owners;
use engine::core::BySeat;
use engine::game::{Action, ReplayError};
use engine::record::{Record, Watch};

/// A game being opened by replaying it step by step, since a long one takes time.
#[derive(Debug)]
pub struct Opening {
    save: Save,
    session: Result<Session, ReplayError>,
    rest: IntoIter<Action>,
    /// A check of the dice of a game by link.
    watch: Option<Watch>,
}

impl Opening {
    /// Replays up to `most` further actions, and returns `true` once all are replayed.
    pub fn replay(&mut self, most: usize) -> bool {
        for action in self.rest.by_ref().take(most) {
            let Ok(session) = &mut self.session else { return true };
            if let Some(watch) = &mut self.watch {
                watch.see(&session.game, &action);
            }
            if let Err(reason) = session.play_again(action) {
                self.session = Err(reason);
            }
        }
        self.session.is_err() || self.rest.len() == 0
    }

    /// Returns the game as far as it was replayed, ready to be continued.
    ///
    /// # Errors
    /// An action of the record is refused; the part before it is returned.
    pub fn opened(self) -> Result<Session, Box<Broken>> {
        let Self { save, session, watch, .. } = self;
        match session {
            Ok(session) => {
                let Save { cover: Cover { table, controls, seen, mail, .. }, scripts, .. } = save;
                let mut session =
                    session.played_again().with_table(table).with_past(controls, seen);
                let is_sent = mail.is_some_and(|mail| mail.is_sent);
                session.findings = watch.as_ref().map(Watch::findings).unwrap_or_default();
                session.sent = is_sent.then(|| session.game.actions().len());
                Ok(session.with_scripts(scripts))
            }
            Err(reason) => Err(Box::new(Broken { good: save.before(&reason), reason })),
        }
    }
}

impl Save {
    /// Creates a save of a session at this time.
    pub fn of(session: &Session, played: u64) -> Self {
        let game = &session.game;
        let cover = Cover {
            table: session.table.clone(),
            controls: session.controls().clone(),
            seen: *session.seen(),
            played,
            round: game.state().turn().round,
            winners: game.outcome().map(|outcome| outcome.winners),
            mail: session.mail(),
        };
        let board = game.state().board();
        let world = game.state().world();
        let is_dealt = !session.is_gathering();
        let owners = is_dealt.then(|| Owners::from_fn(world.territories(), |at| board.owner(at)));
        Self { cover, record: Record::of(game), owners, scripts: session.scripts.clone() }
    }

    /// Creates a save of a game that comes without a table of its own; nobody here has seen
    /// anything of it.
    pub fn at(table: TableSettings, record: Record) -> Self {
        let cover = Cover {
            table,
            controls: BySeat::default(),
            seen: BySeat::splat(0),
            played: 0,
            round: 0,
            winners: None,
            mail: None,
        };
        Self { cover, record, owners: None, scripts: Vec::new() }
    }

    /// Returns the game, ready to be continued.
    ///
    /// # Errors
    /// An action of the record is refused; the part before it is returned.
    pub fn open(self) -> Result<Session, Box<Broken>> {
        let mut opening = self.opening();
        opening.replay(usize::MAX);
        opening.opened()
    }

    /// Returns the game, to be replayed step by step.
    pub fn opening(self) -> Opening {
        let watches = self.record.actions.iter().any(Action::is_about_dice);
        let watch = watches.then(|| Watch::of(&self.record));
        let Record { setup, actions } = self.record.clone();
        let session = Session::begin(setup, self.cover.table.clone());
        Opening { save: self, session, rest: actions.into_iter(), watch }
    }

    fn before(self, reason: &ReplayError) -> Option<Self> {
        let ReplayError::Refused { number, .. } = reason else { return None };
        let Self { cover: Cover { table, played, .. }, record, scripts, .. } = self;
        let Record { setup, mut actions } = record;
        actions.truncate(number.saturating_sub(1));
        let session = Session::resume(setup, actions, table);
        Some(Self::of(&session.ok()?.with_scripts(scripts), played))
    }
}

impl Session {
    /// Replays a single action.
    pub(super) fn play_again(&mut self, action: Action) -> Result<(), ReplayError> {
        let number = self.game.actions().len() + 1;
        self.record(action).map_err(|refusal| ReplayError::Refused { number, refusal })
    }

    /// Returns the game after the replay; nothing of it can be shown again or undone, but for the
    /// places of a person's armies in a quick start.
    pub(super) fn played_again(mut self) -> Self {
        self.showdowns = Showdowns::default();
        self.undo_floor = self.game.actions().len();
        self.let_placed_armies_go_back();
        self.pick_up_the_tablet();
        self.look();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use engine::world::Territory;

    fn kept() -> Save {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 120);
        Save::of(&session, 1)
    }

    fn in_pieces(save: Save, most: usize) -> (usize, Result<Session, Box<Broken>>) {
        let (mut opening, mut pieces) = (save.opening(), 1);
        while !opening.replay(most) {
            pieces += 1;
        }
        (pieces, opening.opened())
    }

    #[test]
    fn a_game_that_is_replayed_in_pieces_is_the_game_that_was_kept() {
        let save = kept();
        let actions = save.record.actions.len();
        let (pieces, session) = in_pieces(save.clone(), 7);
        assert_eq!(pieces, actions.div_ceil(7));
        assert_eq!(session.unwrap(), save.open().unwrap());
    }

    #[test]
    fn a_game_that_breaks_off_is_handed_back_up_to_there() {
        let mut save = kept();
        let at = save.record.actions.len() / 2;
        save.record.actions.insert(at, Action::Choose { territory: Territory::ALL[0] });
        let (pieces, broken) = in_pieces(save.clone(), 7);
        assert!(pieces <= at / 7 + 1);
        let broken = broken.unwrap_err();
        assert_eq!(broken.good.as_ref().unwrap().record.actions.len(), at);
        assert_eq!(*broken, *save.open().unwrap_err());
    }
}
