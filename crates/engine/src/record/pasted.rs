//! Records and links as people pass them on: mail quotes, wraps and encodes them, messengers and phones put in quotation
//! marks and characters that nobody sees.

use std::borrow::Cow;

use super::notation;

/// Characters without a width, which come along when text is copied.
const UNSEEN: [char; 7] =
    ['\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{feff}', '\u{ad}'];

/// The ways in which a text is read, one after the other.
pub(super) const WAYS: usize = 3;

/// A text that was passed on, in one of the ways to read it: as it is, without what mail and messengers add, and decoded
/// before that; `None` where it does not look encoded.
pub(super) fn pasted(text: &str, way: usize) -> Option<Cow<'_, str>> {
    match way {
        0 => Some(Cow::Borrowed(text)),
        1 => Some(Cow::Owned(plain(text))),
        _ => decoded(text).map(|text| Cow::Owned(plain(&text))),
    }
}

/// The ways to read a text that was passed on, the likely one first: as it is, without what mail and messengers add, and,
/// where it looks like quoted-printable, decoded before that. Each is made when it is asked for, in time that grows with
/// the text.
///
/// ```
/// use red_queens_engine::record::readings;
/// let mut all = readings("Hello!\n> Red Queens record 1\n> player Red “Ann” human");
/// assert_eq!(all.nth(1).unwrap(), "\nRed Queens record 1\nplayer Red \"Ann\" human\n");
/// ```
pub fn readings(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    (0..WAYS).filter_map(move |way| pasted(text, way))
}

/// The text without marks of quotation and unseen characters, with straight quotation marks. What stands above the
/// title of a record is left blank, so that lines keep their numbers.
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

/// A line of a letter without the marks of those who quoted it.
fn unquoted(line: &str) -> &str {
    line.trim_start_matches(['>', ' ']).trim_end()
}

/// A text in quoted-printable, as it was before (RFC 2045); `None` where nothing in it looks like that.
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

/// The byte that follows an equals sign, none at the soft end of a line, and how long it is.
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

/// Returns `true` if what follows this place of a text stands apart from what comes before, as a signature does.
pub(super) fn is_apart(text: &str, place: usize) -> bool {
    let Some((before, after)) = text.split_at_checked(place) else { return false };
    let is_after_blank = before.lines().next_back().is_some_and(|line| line.trim().is_empty());
    is_after_blank || after.starts_with("--")
}
