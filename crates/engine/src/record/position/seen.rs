//! A position as the one sees it who is to decide.

use std::fmt::{self, Display, Formatter};

use super::fault::PositionError;
use super::print::print;
use super::read::read;
use crate::game::Observation;

/// What a seat sees, shown as the text of a position: of cards that it does not know the number stands
/// there.
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
    /// Reads a position as the one sees it who is to decide; nobody does where the game is over.
    ///
    /// # Errors
    /// The first line that was not understood, or what is missing or wrong in the whole.
    pub fn parse(text: &str) -> Result<Observation, PositionError> {
        let (state, unseen) = read(text)?;
        Ok(state.observe_asked(&unseen))
    }
}
