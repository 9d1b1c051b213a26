//! Actions as numbers, decoded from their bytes in packed records of version 1.

use crate::game::Action;

/// The most numbers in a coded action, far above real actions.
pub(super) const MOST: usize = 128;

/// Returns the numbers of an action, its kind first, or `None` if its bytes aren't numbers.
pub(super) fn of(action: &Action) -> Option<Vec<u128>> {
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

/// Returns the action with these numbers.
pub(super) fn action(numbers: &[u128]) -> Option<Action> {
    let mut bytes = Vec::new();
    for number in numbers {
        bytes.extend(postcard::to_allocvec(number).ok()?);
    }
    match postcard::take_from_bytes(&bytes) {
        Ok((action, [])) => Some(action),
        _ => None,
    }
}
