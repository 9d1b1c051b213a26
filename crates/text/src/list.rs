//! Lists in words.

use std::fmt::Display;

use crate::lists;

/// All of several things: “Peru, Brazil and Congo”.
pub fn all_of<T: Display>(items: &[T]) -> String {
    joined(items, lists::and_last)
}

/// One of several things: “Peru, Brazil or Congo”.
pub fn one_of<T: Display>(items: &[T]) -> String {
    joined(items, lists::or_last)
}

/// What a word could mean: “Peru or Brazil or Congo”.
pub fn either_of<T: Display>(items: &[T]) -> String {
    let names = items.iter().map(ToString::to_string);
    names.reduce(lists::or_last).unwrap_or_default()
}

fn joined<T: Display>(items: &[T], end: fn(String, String) -> String) -> String {
    let mut names = items.iter().map(ToString::to_string);
    let last = names.next_back();
    match (names.reduce(lists::next), last) {
        (Some(before), Some(last)) => end(before, last),
        (None, last) => last.unwrap_or_default(),
        (Some(before), None) => before,
    }
}
