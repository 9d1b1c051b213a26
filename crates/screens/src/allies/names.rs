//! Names of several players in a sentence.

use crate::session::Session;
use engine::core::SeatSet;

/// Returns the names of some seats, as a list in words.
pub(crate) fn names(session: &Session, seats: SeatSet) -> String {
    text::all_of(&seats.iter().map(|seat| session.name(seat)).collect::<Vec<_>>())
}
