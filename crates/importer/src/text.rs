//! Text of unknown encoding.

/// The characters of Windows-1252 from 0x80 to 0x9F; Latin-1 has only control characters there.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, or else Windows-1252, and makes
/// every line end with `\n`.
pub fn decoded(bytes: &[u8]) -> String {
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => std::str::from_utf8(bytes).map_or_else(|_| windows(bytes), str::to_owned),
    };
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text }
}

fn utf_16(bytes: &[u8], read: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| read([pair[0], pair[1]]));
    char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn windows(bytes: &[u8]) -> String {
    let letter = |byte: &u8| match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        other => char::from(*other),
    };
    bytes.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_common_encoding_gives_the_same_text() {
        let utf_8 = "Zürich\nCórdoba\n";
        assert_eq!(decoded(utf_8.as_bytes()), utf_8);
        assert_eq!(decoded(b"Z\xFCrich\r\nC\xF3rdoba\r\n"), utf_8);
        assert_eq!(decoded(&[b"\xEF\xBB\xBF", utf_8.as_bytes()].concat()), utf_8);
        let wide: Vec<u8> = utf_8.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(&[&b"\xFF\xFE"[..], &wide].concat()), utf_8);
        assert_eq!(decoded(b"\x93\x80\x94"), "“€”");
    }
}
