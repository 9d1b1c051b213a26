//! Names that users type, shortened and made safe.

/// Returns the first characters of a text on one line, trimmed. Calling it again changes nothing.
///
/// ```
/// assert_eq!(stdx::one_line("  A long\n evening ", 10), "A long eve");
/// ```
pub fn one_line(text: &str, most: usize) -> String {
    let line: String = text.chars().filter(|c| !c.is_control()).collect();
    let short: String = line.trim_start().chars().take(most).collect();
    short.trim_end().to_owned()
}

/// Returns a text as part of a file name: ASCII characters other than letters and digits become
/// dashes, and non-ASCII ones stay as they are. (Classifying those takes a table that the browser
/// would have to load.)
///
/// ```
/// assert_eq!(stdx::in_file_name("Tür/.. 7"), "Tür----7");
/// ```
pub fn in_file_name(text: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || !c.is_ascii() { c } else { '-' };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_line_of_a_line_is_that_line(text: String, most in 0_usize..20) {
            let line = one_line(&text, most);
            prop_assert!(line.chars().count() <= most && !line.contains(char::is_control));
            prop_assert_eq!(one_line(&line, most), line);
        }

        #[test]
        fn a_file_name_has_no_ascii_but_letters_digits_and_dashes(text: String) {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || !c.is_ascii();
            prop_assert!(in_file_name(&text).chars().all(is_plain));
        }
    }
}
