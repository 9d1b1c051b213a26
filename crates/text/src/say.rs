//! Formatting of sentences from patterns.

use std::fmt::{Display, Write};

use crate::pseudo::{self, is_pseudo};

/// Formats a pattern with these arguments in the places of its control characters, `\u{1}` the
/// first.
pub fn say(pattern: &str, arguments: &[&dyn Display]) -> String {
    let mut text = String::with_capacity(pattern.len() + 8 * arguments.len());
    let mut rest = pattern;
    while let Some(at) = rest.bytes().position(|byte| byte < b' ') {
        put(&mut text, &rest[..at]);
        let argument = usize::from(rest.as_bytes()[at]).wrapping_sub(1);
        if let Some(argument) = arguments.get(argument) {
            // Writing to a `String` can't fail.
            let _ = write!(text, "{argument}");
        }
        rest = &rest[at + 1..];
    }
    put(&mut text, rest);
    text
}

fn put(text: &mut String, words: &str) {
    if is_pseudo() {
        pseudo::put(text, words);
    } else {
        text.push_str(words);
    }
}

/// Returns a sentence without arguments.
pub fn show(words: &'static str) -> &'static str {
    if is_pseudo() { pseudo::kept(words) } else { words }
}
