//! A game that somebody else has played, at a table of one's own.

use super::duty::Veil;
use super::{PlayedBy, Session, TableSettings};
use engine::core::Seat;
use engine::game::{Action, Role};

impl Session {
    /// Whether the dice that follow can be others (D3): where the decision has just passed to somebody else.
    pub fn takes_new_dice(&self) -> bool {
        self.game.can_stir().is_ok()
    }

    /// The same with other dice from here on, which follow from this word, where there can be others.
    #[must_use]
    pub fn with_new_dice(mut self, word: u32) -> Self {
        let _ = self.play_again(Action::Stir { word });
        self.played_again()
    }

    /// The same at another table.
    #[must_use]
    pub fn with_table(mut self, table: TableSettings) -> Self {
        self.table = table;
        self
    }

    /// The same with these players, as if nobody had sat here before.
    #[must_use]
    pub fn seated(mut self, by: impl Fn(Seat) -> PlayedBy) -> Self {
        for seat in self.game.state().all(Role::Player) {
            self.controls[seat] = self.control_for(seat, by(seat));
            self.note_whereabouts(seat, by(seat));
        }
        self.people = self.here();
        (self.holder, self.veil) = (None, Veil::Lifted);
        self.pick_up_the_tablet();
        self.look();
        self
    }
}
