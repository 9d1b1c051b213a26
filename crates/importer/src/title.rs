//! Titles that no two boards share.
//!
//! A title is the board's name in plain letters, a hyphen, and five digits that follow from the
//! board's content.

use engine::core::Digest;
use serde_json::{Map, Value};

/// The digits of a fingerprint: no letters that look like digits.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The first letter among the digits. The last digit of a fingerprint is a letter: the titles of
/// generated worlds end in three figures.
const FIRST_LETTER: u64 = 10;

/// The digits of a fingerprint.
const LENGTH: usize = 5;

/// The most characters of a title before the hyphen.
const LONGEST: usize = 40;

/// The word for a board whose name has no plain letters.
const NAMELESS: &str = "Board";

/// Returns the title of a board with this name and content.
pub fn title(name: &str, content: &Map<String, Value>) -> String {
    format!("{}-{}", plain(name), fingerprint(content))
}

/// Returns the name that a title was made from, if it has the fingerprint of this content.
pub fn name<'a>(title: &'a str, content: &Map<String, Value>) -> Option<&'a str> {
    title.strip_suffix(fingerprint(content).as_str())?.strip_suffix('-')
}

/// Returns the fingerprint of a board: everything but its title.
fn fingerprint(content: &Map<String, Value>) -> String {
    let mut content = content.clone();
    content.remove("title");
    let Digest(mut left) = Digest::of(Value::Object(content).to_string().as_bytes());
    let letters = DIGITS.len() as u64 - FIRST_LETTER;
    let last = FIRST_LETTER + left % letters;
    left /= letters;
    let mut digits = vec![last];
    for _ in 1..LENGTH {
        digits.insert(0, left % DIGITS.len() as u64);
        left /= DIGITS.len() as u64;
    }
    let digit = |number: u64| DIGITS.get(usize::try_from(number).unwrap_or(0)).copied();
    digits.into_iter().filter_map(digit).map(char::from).collect()
}

/// Returns a name in letters and digits, with hyphens between words.
fn plain(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.chars() {
        let letters = unaccented(letter);
        if letters.is_empty() && !plain.is_empty() && !plain.ends_with('-') && letter != '\'' {
            plain.push('-');
        }
        plain.push_str(&letters);
        if plain.len() >= LONGEST {
            break;
        }
    }
    let plain = plain.trim_matches('-');
    if plain.is_empty() { NAMELESS.to_owned() } else { plain.to_owned() }
}

/// Returns the plain letters for a letter, or nothing for a sign.
pub fn unaccented(letter: char) -> String {
    let plain = match letter {
        'À' | 'Á' | 'Â' | 'Ã' | 'Å' | 'Ā' => "A",
        'à' | 'á' | 'â' | 'ã' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'Ä' | 'Æ' => "Ae",
        'ä' | 'æ' => "ae",
        'Ç' | 'Č' | 'Ć' => "C",
        'ç' | 'č' | 'ć' => "c",
        'Ð' | 'Ď' | 'Đ' => "D",
        'ð' | 'ď' | 'đ' => "d",
        'È' | 'É' | 'Ê' | 'Ë' | 'Ē' | 'Ě' => "E",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ě' | 'ę' => "e",
        'ğ' => "g",
        'Ì' | 'Í' | 'Î' | 'Ï' | 'İ' => "I",
        'ì' | 'í' | 'î' | 'ï' | 'ı' => "i",
        'Ł' => "L",
        'ł' => "l",
        'Ñ' | 'Ń' | 'Ň' => "N",
        'ñ' | 'ń' | 'ň' => "n",
        'Ò' | 'Ó' | 'Ô' | 'Õ' | 'Ø' | 'Ő' => "O",
        'ò' | 'ó' | 'ô' | 'õ' | 'ø' | 'ő' | 'ō' => "o",
        'Ö' | 'Œ' => "Oe",
        'ö' | 'œ' => "oe",
        'Ř' => "R",
        'ř' => "r",
        'Š' | 'Ś' | 'Ş' | 'Ș' => "S",
        'š' | 'ś' | 'ş' | 'ș' => "s",
        'ß' => "ss",
        'Ť' | 'Ț' => "T",
        'ť' | 'ţ' | 'ț' => "t",
        'Þ' => "Th",
        'þ' => "th",
        'Ù' | 'Ú' | 'Û' | 'Ů' | 'Ű' => "U",
        'ù' | 'ú' | 'û' | 'ů' | 'ű' | 'ū' => "u",
        'Ü' => "Ue",
        'ü' => "ue",
        'Ý' => "Y",
        'ý' | 'ÿ' => "y",
        'Ž' | 'Ź' | 'Ż' => "Z",
        'ž' | 'ź' | 'ż' => "z",
        other if other.is_ascii_alphanumeric() => return other.to_string(),
        _ => "",
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn content(value: &Value) -> Map<String, Value> {
        value.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn a_title_has_the_name_in_plain_letters_and_ends_in_a_letter() {
        for (name, start) in [
            ("Middle-earth", "Middle-earth-"),
            ("  L'Île d’Orléans (1759) ", "LIle-d-Orleans-1759-"),
            ("Österreich", "Oesterreich-"),
            ("日本", "Board-"),
            ("World", "World-"),
        ] {
            for number in 0..200 {
                let title = title(name, &content(&json!({ "number": number })));
                let digits = title.strip_prefix(start).unwrap_or_else(|| panic!("{title}"));
                assert_eq!(digits.len(), LENGTH, "{title}");
                assert!(digits.ends_with(|it: char| it.is_ascii_uppercase()), "{title}");
            }
        }
    }

    #[test]
    fn a_title_depends_on_everything_but_itself() {
        let one = content(&json!({ "title": "A", "rows": 1 }));
        let renamed = content(&json!({ "title": "B", "rows": 1 }));
        let other = content(&json!({ "title": "A", "rows": 2 }));
        assert_eq!(title("X", &one), title("X", &renamed));
        assert_ne!(title("X", &one), title("X", &other));
        assert_eq!(name(&title("X", &one), &renamed), Some("X"));
        assert_eq!(name(&title("X", &one), &other), None);
    }
}
