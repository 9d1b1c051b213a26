//! Moods: random preferences that follow from the seed and from public information, and change from
//! round to round.

use crate::arithmetic::mixed;
use crate::bot::view::View;
use engine::world::Territory;

/// A number that no territory has.
const OF_THE_TURN: u64 = 128;

/// The moods of the player with this seed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mood(pub u64);

impl Mood {
    /// Returns the mood about a territory in this round.
    pub fn of_place(self, view: &View, place: Territory) -> u8 {
        self.mixed(view, u64::try_from(place.index()).unwrap_or(0))
    }

    /// Returns the mood for a whole turn.
    pub fn of_turn(self, view: &View) -> u8 {
        self.mixed(view, OF_THE_TURN)
    }

    fn mixed(self, view: &View, what: u64) -> u8 {
        mixed(self.0, what + (u64::from(view.state.turn().round) << 8))
    }
}
