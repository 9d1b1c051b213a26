//! Excerpts of foreign text, for quoting in messages.

/// The most characters of a text that are quoted.
const ENOUGH: usize = 60;

/// Returns the text, or the beginning of a long one.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(ENOUGH) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Returns the first characters of a text on one line, trimmed. Calling it again changes nothing.
pub fn one_line(text: &str, most: usize) -> String {
    let line: String = text.chars().filter(|c| !c.is_control()).collect();
    let short: String = line.trim_start().chars().take(most).collect();
    short.trim_end().to_owned()
}

/// Returns a text as part of a file name: ASCII characters other than letters and digits become
/// dashes, and non-ASCII ones stay as they are. (Classifying those takes a table that the browser
/// would have to load.)
pub fn in_file_name(text: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || !c.is_ascii() { c } else { '-' };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_by_letters_and_digits() {
        assert_eq!(in_file_name("Tür/.. 7"), "Tür----7");
    }

    #[test]
    fn a_long_text_is_quoted_in_part() {
        assert_eq!(excerpt("Alaska"), "Alaska");
        assert_eq!(excerpt(&"ü".repeat(ENOUGH)).chars().count(), ENOUGH);
        let long = excerpt(&"ü".repeat(300_000));
        assert_eq!(long.chars().count(), ENOUGH + 1);
        assert!(long.ends_with("ü…"));
    }
}
