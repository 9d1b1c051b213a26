//! A decision that a user-written bot failed to make, in words.

use crate::names::player_name;
use engine::core::Seat;
use table::Session;

/// Returns a sentence about a decision that a bot failed to make. The bot's own message may name
/// the cards of its seat, so it is left out if several people share the screen.
pub fn lost_decision(session: &Session, seat: Seat, fault: &str) -> String {
    let name = player_name(session, seat);
    if session.is_shared() {
        text::bots::lost_decision(name)
    } else {
        text::bots::LostDecisionWhy { name, fault }.say()
    }
}
