//! A game that others have played, at a new table.

use super::holder::Holder;
use super::{PlayedBy, Session, TableSettings};
use engine::core::Seat;
use engine::game::{Action, Role};

impl Session {
    /// Returns `true` if the next dice may differ (D3): the decision has just passed to another
    /// seat.
    pub fn takes_new_dice(&self) -> bool {
        self.game.check_reseed().is_ok()
    }

    /// Returns the game with different dice from here on, derived from this nonce, if they may
    /// differ.
    #[must_use]
    pub fn with_new_dice(mut self, word: u32) -> Self {
        let _ = self.play_again(Action::Reseed { word });
        self.played_again()
    }

    /// Returns the game with other table settings.
    #[must_use]
    pub fn with_table(mut self, table: TableSettings) -> Self {
        self.table = table;
        self
    }

    /// Returns the game with these players, as if nobody had played it here before.
    #[must_use]
    pub fn seated(mut self, by: impl Fn(Seat) -> PlayedBy) -> Self {
        for seat in self.game.state().all(Role::Player) {
            let control = self.control_for(seat, by(seat));
            self.seats.set_control(seat, control);
            self.note_whereabouts(seat, by(seat));
        }
        self.seats.set_people(self.here());
        self.holder = Holder::default();
        self.pick_up_the_tablet();
        self.look();
        self
    }
}
