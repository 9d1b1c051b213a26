//! A position as seen by the seat to act.

use std::fmt::{self, Display, Formatter};

use super::fault::PositionError;
use super::print::print;
use super::read::read;
use crate::game::Observation;

/// A seat's view of a position, displayed as text. Cards that it doesn't know are shown only as a
/// number.
///
/// ```
/// use red_queens_engine::core::Seat;
/// use red_queens_engine::record::Seen;
///
/// let view = Seen::parse(
///     "rules next
///      players Red Blue
///      turn Red battle
///      attack Alaska Kamchatka rolls 1
///      hand Red Peru
///      hand Blue 3 unknown
///      Alaska Red 5
///      * Blue 2",
/// )?;
/// assert_eq!(view.viewer(), Some(Seat::Red));
/// assert_eq!(view.hand_sizes()[Seat::Blue], 3);
/// assert_eq!(Seen::parse(&Seen(&view).to_string())?, view);
/// # Ok::<(), red_queens_engine::record::PositionError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a>(pub &'a Observation);

impl Display for Seen<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        print(f, self.0.table(), &self.0.unseen())
    }
}

impl Seen<'_> {
    /// Reads a position as the seat to act sees it, or without a viewer if the game is over.
    ///
    /// # Errors
    /// Returns an error for the first line that isn't understood, or for the position as a whole.
    pub fn parse(text: &str) -> Result<Observation, PositionError> {
        let (state, unseen) = read(text)?;
        Ok(state.observe_asked(&unseen))
    }
}
