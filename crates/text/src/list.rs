//! Lists in words.

use std::fmt::Display;

use crate::lists;

/// Adds the next item to a list: “Peru, Brazil”. Use it to reduce lists.
pub fn and_next(before: String, item: String) -> String {
    lists::Next { before, item }.say()
}

/// Adds the last item to a list: “Peru and Brazil”.
pub fn and_last(before: String, item: String) -> String {
    lists::AndLast { before, item }.say()
}

fn or_last(before: String, item: String) -> String {
    lists::OrLast { before, item }.say()
}

/// Lists all of several things: “Peru, Brazil and Congo”.
pub fn all_of<T: Display>(items: &[T]) -> String {
    joined(items, and_last)
}

/// Lists several alternatives: “Peru, Brazil or Congo”.
pub fn one_of<T: Display>(items: &[T]) -> String {
    joined(items, or_last)
}

fn joined<T: Display>(items: &[T], end: fn(String, String) -> String) -> String {
    let mut names = items.iter().map(ToString::to_string);
    let last = names.next_back();
    match (names.reduce(and_next), last) {
        (Some(before), Some(last)) => end(before, last),
        (None, last) => last.unwrap_or_default(),
        (Some(before), None) => before,
    }
}
