//! As much of a text from elsewhere as a sentence about it needs.

/// The most characters of a text that are quoted.
const ENOUGH: usize = 60;

/// The text, or the beginning of a long one.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(ENOUGH) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The first characters of a text, on one line and without space around them: what was made so stays so.
pub fn one_line(text: &str, most: usize) -> String {
    let line: String = text.chars().filter(|c| !c.is_control()).collect();
    let short: String = line.trim_start().chars().take(most).collect();
    short.trim_end().to_owned()
}

/// A text as part of the name of a file: with what is not a letter or a digit of ASCII as a dash, and what is not ASCII at all
/// as it is. (Which of that is a letter says a table that the browser would have to load.)
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
