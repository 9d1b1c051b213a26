//! Evaluation noise: random preferences that follow from the seed and from public information, and
//! change from round to round.

use crate::arithmetic::random_byte;
use crate::bot::view::View;
use engine::world::Territory;

/// A number that no territory has.
const OF_THE_TURN: u64 = 128;

/// Another one.
const OF_CARE: u64 = 129;

/// The noise of the player with this seed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Noise(pub u64);

impl Noise {
    /// Returns the noise for a territory in this round.
    pub fn of_territory(self, view: &View, place: Territory) -> u8 {
        self.random_byte(view, u64::try_from(place.index()).unwrap_or(0))
    }

    /// Returns the noise for a whole turn.
    pub fn of_turn(self, view: &View) -> u8 {
        self.random_byte(view, OF_THE_TURN)
    }

    /// Returns the noise for the care with which a turn is played.
    pub fn of_care(self, view: &View) -> u8 {
        self.random_byte(view, OF_CARE)
    }

    fn random_byte(self, view: &View, what: u64) -> u8 {
        random_byte(self.0, what + (u64::from(view.state.turn().round) << 8))
    }
}
