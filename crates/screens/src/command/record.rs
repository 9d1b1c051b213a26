//! Typed lines in the words of records.

use super::reading::moves_number_last;
use super::vocabulary::{CRUISE, SAIL, in_records, is_passed_over};
use engine::core::ShipId;
use engine::game::Action;
use engine::record::Misread;
use engine::world::World;

/// Reads a line as a record would be, as well as possible without knowing the legal moves.
pub(super) fn as_action(line: &str, world: &'static World) -> Result<Action, Misread> {
    let words = line.split_whitespace();
    let mut words: Vec<&str> = words.filter(|word| !is_passed_over(word)).collect();
    let verb = words.first().map(|verb| in_records(verb));
    if let (Some(word), Some(verb)) = (words.first_mut(), &verb) {
        *word = verb;
    }
    let read =
        |words: &[&str]| Action::read(&cruise(words).unwrap_or_else(|| words.join(" ")), world);
    let action = read(&words);
    if action.is_err() && moves_number_last(&mut words, |word| word) {
        read(&words)
    } else {
        action
    }
}

/// Returns the record's words for sailing with a ship, which records call a cruise.
pub(super) fn cruise(said: &[&str]) -> Option<String> {
    let [SAIL, ship, ..] = *said else { return None };
    ship.parse::<ShipId>().ok().map(|_| format!("{CRUISE} {ship}"))
}
