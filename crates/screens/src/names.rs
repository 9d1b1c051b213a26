//! The names of the people and armies at a table.

use engine::core::{Seat, SeatSet};
use engine::game::Player;
use table::Session;
use words::InWords;

/// Returns the name of the player who began at a seat, or that of its army for an ally.
pub fn player_name(session: &Session, seat: Seat) -> &str {
    session.player(seat).map_or(seat.in_words(), Player::in_words)
}

/// Returns “you” for the person at the screen, or else the player's name.
pub fn called(session: &Session, seat: Seat) -> &str {
    if session.viewer() == Some(seat) { text::dice::you() } else { player_name(session, seat) }
}

/// Returns the names of some seats, as a list in words.
pub(crate) fn player_names(session: &Session, seats: SeatSet) -> String {
    text::all_of(&seats.iter().map(|seat| player_name(session, seat)).collect::<Vec<_>>())
}

/// Returns the name of the only person at this screen; `None` if several people are here, or
/// somebody who wasn't in the game when it began.
pub fn only_person_here(session: &Session) -> Option<String> {
    Some(session.only_person_here()?.in_words().trim().to_owned())
}

/// Returns the people at a table, here or remote, with their names, and `true` for those whose
/// devices have pledged (D3).
pub fn joined(session: &Session) -> Vec<(Seat, String, bool)> {
    let pledged = session.pledged();
    let person = |seat| (seat, player_name(session, seat).to_owned(), pledged.contains(seat));
    session.everybody().iter().map(person).collect()
}
