//! An earlier position, for looking at only until somebody plays on from it.

use std::sync::Arc;

use super::Session;
use super::duty::HistoryMode;
use super::holder::Holder;
use crate::saves::save::Save;
use engine::game::State;
use engine::record::{Record, Replay};

/// A game that can be looked at as it was at any moment.
#[derive(Debug, Clone)]
pub struct Rewind(Arc<Replay>);

impl Rewind {
    /// Prepares to look back at a game; `None` if its record can't be replayed.
    pub fn of(present: &Session) -> Option<Self> {
        Some(Self(Replay::new(Record::of(&present.game)).ok()?.into()))
    }

    /// Returns the game after `moment` actions, as its viewer may look at it.
    #[must_use]
    pub fn at(&self, present: &Session, moment: usize, mode: HistoryMode) -> Session {
        present.as_it_was(moment, self.0.at(moment), mode)
    }
}

impl Session {
    /// Returns the game after `number` actions, when this was its state. The viewer sees no more of
    /// it than they did then, nothing that a seat held before they joined, and can't decide
    /// anything.
    pub(super) fn as_it_was(&self, number: usize, state: State, mode: HistoryMode) -> Self {
        let history = self.history.up_to(number + 1);
        let game = self.game.rewound(number, state);
        let holder = self.viewer().filter(|seat| self.was_there(*seat, number));
        let mut past = Self {
            scripts: self.scripts.clone(),
            seats: self.seats.at_first(game.setup()),
            holder: holder.map_or(Holder::default(), Holder::confirmed),
            revision: self.revision,
            undo_floor: number,
            answered: self.answered,
            past: Some(mode),
            ..Self::around(game, self.table.clone())
        };
        for (number, events) in history.all().iter().enumerate() {
            past.reseat(number, events);
        }
        past.history = history;
        past.look();
        past
    }

    /// Returns the game up to the position shown, as if nobody had played it here before, to be
    /// passed on or continued from there.
    pub fn up_to_here(&self) -> Save {
        let save = Save::at(self.table.clone(), Record::of(&self.game));
        Save { scripts: self.scripts.clone(), ..save }
    }

    /// Returns `true` if this is an earlier position.
    pub fn is_past(&self) -> bool {
        self.past.is_some()
    }

    /// Returns `true` if it is only shown in passing, while dragging along the timeline. Then the
    /// board is shown without anything that would flicker from one moment to the next.
    pub fn is_passed_by(&self) -> bool {
        self.past == Some(HistoryMode::Scrubbing)
    }
}

#[cfg(any(test, feature = "testing"))]
impl Session {
    /// Returns the session with this state, to be played on.
    pub(crate) fn set_out(mut self, state: State) -> Self {
        self.game = self.game.rewound(0, state);
        self.history.truncate(1);
        self.holder = Holder::default();
        self.pick_up_the_tablet();
        self.look();
        self
    }
}
