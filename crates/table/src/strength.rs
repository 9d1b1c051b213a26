//! The armies of a seat on land and at sea, counted here for every view.

use engine::core::Seat;
use engine::game::State;

/// The armies of a seat, without captives (A20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Strength {
    /// The armies on its territories.
    pub land: u32,
    /// The armies aboard its ships.
    pub sea: u32,
}

impl Strength {
    /// Counts the armies of a seat.
    pub fn of(state: &State, seat: Seat) -> Self {
        Self { land: state.board().total_armies(seat), sea: state.fleet().total_armies(seat) }
    }

    pub const fn total(self) -> u32 {
        self.land + self.sea
    }
}
