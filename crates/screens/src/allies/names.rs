//! Names of several players in a sentence.

use crate::names::player_name;
use engine::core::SeatSet;
use table::Session;

/// Returns the names of some seats, as a list in words.
pub(crate) fn names(session: &Session, seats: SeatSet) -> String {
    text::all_of(&seats.iter().map(|seat| player_name(session, seat)).collect::<Vec<_>>())
}
