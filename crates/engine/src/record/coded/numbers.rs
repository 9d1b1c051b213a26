//! Actions as numbers: what packed records of version 1 have for them, byte by byte put together.

use crate::game::Action;

/// The most numbers that an action is told by: far above what actions have.
pub(super) const MOST: usize = 128;

/// The numbers of an action, its kind first; `None` if its bytes are no numbers.
pub(super) fn of(action: &Action) -> Option<Vec<u64>> {
    let bytes = postcard::to_allocvec(action).ok()?;
    let mut rest = bytes.as_slice();
    let mut numbers = Vec::new();
    while !rest.is_empty() {
        let number;
        (number, rest) = postcard::take_from_bytes(rest).ok()?;
        numbers.push(number);
    }
    Some(numbers)
}

/// The action that has these numbers.
pub(super) fn action(numbers: &[u64]) -> Option<Action> {
    let mut bytes = Vec::new();
    for number in numbers {
        bytes.extend(postcard::to_allocvec(number).ok()?);
    }
    match postcard::take_from_bytes(&bytes) {
        Ok((action, [])) => Some(action),
        _ => None,
    }
}
