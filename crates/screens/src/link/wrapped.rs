//! Links as mail scanners wrap them: an encoded parameter in the scanner's own address.

use std::borrow::Cow;

/// The part of an address before the content of a link.
pub(super) const SCREEN: &str = "#/link/";

/// The most times an address may have been wrapped.
const LAYERS: usize = 4;

/// Returns a text with its link as it was before scanners wrapped it.
pub(super) fn unwrapped(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..LAYERS {
        match once(&text) {
            Some(inner) if !text.contains(SCREEN) => text = Cow::Owned(inner),
            _ => break,
        }
    }
    text
}

fn once(text: &str) -> Option<String> {
    let text = proofpoint_3(text).or_else(|| proofpoint_2(text)).unwrap_or_else(|| text.to_owned());
    let decoded = decoded(&text, b'%');
    (decoded != text || decoded.contains(SCREEN)).then_some(decoded)
}

/// Unwraps `https://urldefense.com/v3/__ADDRESS__;CODE!!…`, where an asterisk stands for a special
/// character.
fn proofpoint_3(text: &str) -> Option<String> {
    let (_, address) = text.split_once("/v3/__")?;
    let (address, _) = address.split_once("__;")?;
    Some(address.replacen("/*/", "/#/", 1))
}

/// Unwraps `https://urldefense.proofpoint.com/v2/url?u=ADDRESS&…`, with `_` for a slash and `-` for
/// a percent sign.
fn proofpoint_2(text: &str) -> Option<String> {
    let (_, address) = text.split_once("/v2/url?u=")?;
    let address = address.split('&').next()?;
    Some(decoded(&address.replace('_', "/"), b'-'))
}

/// Decodes the characters written as two hexadecimal digits after this sign.
pub(super) fn decoded(text: &str, sign: u8) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let is_code = |code: &&[u8]| *first == sign && code.iter().all(u8::is_ascii_hexdigit);
        let code =
            after.get(..2).filter(is_code).and_then(|digits| std::str::from_utf8(digits).ok());
        if let Some(Ok(byte)) = code.map(|digits| u8::from_str_radix(digits, 16)) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_in_that_of_a_scanner() {
        let inner = "https://example.org/queens/#/link/on/Ab-_09";
        for wrapped in [
            inner.to_owned(),
            format!("https://scan.example/?u={inner}"),
            "https://scan.example/?url=https%3A%2F%2Fexample.org%2Fqueens%2F%23%2Flink%2Fon%2FAb-_09".to_owned(),
            "https://a.example/?q=https%3A%2F%2Fscan.example%2F%3Furl%3Dhttps%253A%252F%252Fexample.org%252Fqueens%252F%2523%252Flink%252Fon%252FAb-_09".to_owned(),
            "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_queens_-23_link_on_Ab-2D-5F09&d=Dw&e=".to_owned(),
            "https://urldefense.com/v3/__https://example.org/queens/*/link/on/Ab-_09__;Iw!!AbC!xyz$".to_owned(),
        ] {
            let text = unwrapped(&wrapped);
            assert!(text.contains("#/link/on/Ab-_09"), "{wrapped}: {text}");
        }
    }

    #[test]
    fn what_is_no_address_stays() {
        for text in ["", "%", "100 %2", "=%zz %é", "/v3/__", "/v2/url?u=", "/v2/url?u=-é&"] {
            assert!(unwrapped(text).len() <= text.len(), "{text}");
        }
        assert_eq!(unwrapped("bread and butter"), "bread and butter");
    }
}
