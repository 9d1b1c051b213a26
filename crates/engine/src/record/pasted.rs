//! Records and links as people pass them on. Mail quotes, wraps and encodes them; messengers and
//! phones add quotation marks and invisible characters.

use std::borrow::Cow;

use super::notation;

/// Zero-width characters that may be copied along with text.
const UNSEEN: [char; 7] =
    ['\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{feff}', '\u{ad}'];

/// The number of ways in which a text is read, one after the other.
pub(super) const WAYS: usize = 3;

/// Prepares a pasted text in one of the ways to read it: unchanged, without the additions of mail
/// and messengers, or decoded first. Returns `None` if it doesn't look encoded.
pub(super) fn pasted(text: &str, way: usize) -> Option<Cow<'_, str>> {
    match way {
        0 => Some(Cow::Borrowed(text)),
        1 => Some(Cow::Owned(plain(text))),
        _ => decoded(text).map(|text| Cow::Owned(plain(&text))),
    }
}

/// Returns the ways to read a pasted text, the most likely one first: unchanged; without the
/// additions of mail and messengers; and decoded first, if it looks like quoted-printable. Each is
/// computed on demand, in time that grows with the text.
///
/// ```
/// use red_queens_engine::record::readings;
/// let mut all = readings("Hello!\n> Red Queens record 1\n> player Red “Ann” human");
/// assert_eq!(all.nth(1).unwrap(), "\nRed Queens record 1\nplayer Red \"Ann\" human\n");
/// ```
pub fn readings(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    (0..WAYS).filter_map(move |way| pasted(text, way))
}

/// Returns the text without quote marks and invisible characters, and with straight quotation
/// marks. Lines above the title of a record are left blank, so that line numbers don't change.
fn plain(text: &str) -> String {
    let text: String = text.chars().filter_map(plain_char).collect();
    let lines: Vec<&str> = text.lines().map(unquoted).collect();
    let title = lines.iter().position(|line| notation::is_titled(line)).unwrap_or(0);
    let mut plain = "\n".repeat(title);
    for line in &lines[title.min(lines.len())..] {
        plain.push_str(line);
        plain.push('\n');
    }
    plain
}

fn plain_char(letter: char) -> Option<char> {
    match letter {
        letter if UNSEEN.contains(&letter) => None,
        '“' | '”' | '„' | '‟' | '«' | '»' | '″' | '＂' => Some('"'),
        '\u{2010}' | '\u{2011}' => Some('-'),
        '\n' => Some('\n'),
        letter if letter.is_whitespace() => Some(' '),
        letter => Some(letter),
    }
}

/// Removes quote marks from a line of mail.
fn unquoted(line: &str) -> &str {
    line.trim_start_matches(['>', ' ']).trim_end()
}

/// Decodes quoted-printable text (RFC 2045), or returns `None` if nothing in it looks like that.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let (mut rest, mut found) = (text.as_bytes(), false);
    while let [first, after @ ..] = rest {
        let escape = (*first == b'=').then(|| escaped(after)).flatten();
        found |= escape.is_some();
        let (byte, length) = escape.unwrap_or((Some(*first), 0));
        bytes.extend(byte);
        rest = &after[length..];
    }
    found.then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the byte encoded after an equals sign (`None` at a soft line break) and the length of
/// the code.
fn escaped(after: &[u8]) -> Option<(Option<u8>, usize)> {
    match after {
        [b'\r', b'\n', ..] => Some((None, 2)),
        [b'\n', ..] => Some((None, 1)),
        [high, low, ..] => Some((Some(hex(*high)? << 4 | hex(*low)?), 2)),
        _ => None,
    }
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

/// Returns `true` if the text after this place is separate from the text before, as a signature is.
pub(super) fn is_apart(text: &str, place: usize) -> bool {
    let Some((before, after)) = text.split_at_checked(place) else { return false };
    let is_after_blank = before.lines().next_back().is_some_and(|line| line.trim().is_empty());
    is_after_blank || after.starts_with("--")
}
