//! Excerpts of foreign text, for quoting in messages.

/// The most characters of a text that are quoted.
const ENOUGH: usize = 60;

/// Returns the text, or the beginning of a long one.
///
/// ```
/// use red_queens_engine::core::excerpt;
///
/// assert_eq!(excerpt("Alaska"), "Alaska");
/// assert_eq!(excerpt(&"ha".repeat(99)), format!("{}…", "ha".repeat(30)));
/// ```
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(ENOUGH) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_quoted_in_part() {
        assert_eq!(excerpt("Alaska"), "Alaska");
        assert_eq!(excerpt(&"ü".repeat(ENOUGH)).chars().count(), ENOUGH);
        let long = excerpt(&"ü".repeat(300_000));
        assert_eq!(long.chars().count(), ENOUGH + 1);
        assert!(long.ends_with("ü…"));
    }
}
