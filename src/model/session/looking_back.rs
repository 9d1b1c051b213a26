//! The game as it was, to look at only.

use super::duty::Veil;
use super::history::History;
use super::{Session, controls_of};
use crate::model::table::draft::Draft;
use engine::game::State;

impl Session {
    /// The game as it was after so many actions, when this was its state. Whoever looks at the screen
    /// sees no more of it than at that time, nothing of what a seat held before they came to it, and
    /// nothing can be decided.
    pub(super) fn as_it_was(&self, number: usize, state: State) -> Self {
        let moments = &self.history.all()[..self.history.len().min(number + 1)];
        let view = state.observe(None);
        let tallies = self.tallies.iter().filter(|tally| tally.moment <= number);
        let mut past = Self {
            game: self.game.as_it_was(number, state),
            table: self.table.clone(),
            scripts: self.scripts.clone(),
            controls: controls_of(self.game.setup()),
            people: self.people,
            came: self.came,
            holder: self.viewer().filter(|seat| self.was_there(*seat, number)),
            veil: Veil::Lifted,
            seen: self.seen,
            revision: self.revision,
            undo_floor: number,
            history: History::new(moments.to_vec()),
            view,
            tallies: tallies.copied().collect(),
            draft: Draft::default(),
            ordered: super::Ordered::default(),
            gathered: 0..0,
            answered: self.answered,
            march: None,
            gone_on: 0,
            showdowns: super::Showdowns::default(),
            ahead: None,
            notice: None,
            advice: None,
            is_past: true,
        };
        for (number, events) in moments.iter().enumerate() {
            past.reseat(number, events);
        }
        past.look();
        past
    }

    /// Whether this is how the game was, and not how it is.
    pub fn is_past(&self) -> bool {
        self.is_past
    }
}

#[cfg(test)]
impl Session {
    /// The session with this state on its table, to be played on.
    pub(in crate::model) fn set_out(mut self, state: State) -> Self {
        self.game = self.game.as_it_was(0, state);
        self.history.truncate(1);
        self.holder = None;
        self.pick_up_the_tablet();
        self.look();
        self
    }
}
