//! Saving a session, and going on from a save.

use super::Session;
use crate::model::kept::save::{Broken, Cover, Save, rescued};
use crate::model::map::drawing::is_drawn;
use crate::model::map::sketch::Owners;
use crate::model::session::TableSettings;
use engine::game::ReplayError;
use engine::record::Record;

impl Save {
    /// A session as it stands at a time.
    pub fn of(session: &Session, played: u64) -> Self {
        let game = &session.game;
        let cover = Cover {
            table: session.table.clone(),
            controls: session.controls.clone(),
            seen: session.seen,
            played,
            round: game.state().turn().round,
            winners: game.outcome().map(|outcome| outcome.winners),
        };
        let board = game.state().board();
        let world = game.state().world();
        let owners = is_drawn(world.territories().home())
            .then(|| Owners::from_fn(world.territories(), |at| board.owner(at)));
        Self { cover, record: Record::of(game), owners, scripts: session.scripts.clone() }
    }

    /// The game, ready to go on.
    ///
    /// # Errors
    /// An action of the record is refused; what comes before it is handed back.
    pub fn open(self) -> Result<Session, Box<Broken>> {
        let Self { cover, record, scripts, .. } = self.clone();
        match Session::resume(record.setup, record.actions, cover.table) {
            Ok(session) => Ok(session.with_past(cover.controls, cover.seen).with_scripts(scripts)),
            Err(reason) => Err(Box::new(Broken { good: self.before(&reason), reason })),
        }
    }

    fn before(mut self, reason: &ReplayError) -> Option<Self> {
        let ReplayError::Refused { number, .. } = reason else { return None };
        self.record.actions.truncate(number.saturating_sub(1));
        let session = Session::resume(
            self.record.setup.clone(),
            self.record.actions.clone(),
            self.cover.table.clone(),
        );
        let session = session.ok()?.with_scripts(self.scripts);
        let mut good = Self::of(&session, self.cover.played);
        good.cover.table.title = rescued(&good.cover.table.title);
        Some(good)
    }
}

impl Session {
    /// A copy of the game as it was after so many actions, to be played on under a title of its own: with the dice that this
    /// one had, and with whom it began.
    pub fn copied(&self, moment: usize, title: String, now: u64) -> Option<Save> {
        let Record { setup, mut actions } = Record::of(&self.game);
        actions.truncate(moment);
        let table = TableSettings { title, ..self.table.clone() };
        let copy = Self::resume(setup, actions, table).ok()?.with_scripts(self.scripts.clone());
        Some(Save::of(&copy, now))
    }
}

#[cfg(test)]
mod tests {
    use crate::model::{Save, testing};

    #[test]
    fn a_copy_begins_where_the_game_was_and_leaves_it_alone() {
        let session = testing::two_humans_after(300);
        let save = session.copied(120, "Again".into(), 7).unwrap();
        assert_eq!((save.cover.table.title.as_str(), save.cover.played), ("Again", 7));
        let copy = Save::read(&save.to_text()).unwrap().open().unwrap();
        assert_eq!(copy.played(), 120);
        assert_eq!(copy.game().actions(), &session.game().actions()[..120]);
        assert_eq!(session.played(), 300);
        assert!(session.copied(0, "All of it".into(), 7).is_some());
    }
}
