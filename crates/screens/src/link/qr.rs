//! QR codes, as a path to be drawn.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// The width of the empty margin in squares, without which cameras don't find the code.
const MARGIN: i32 = 4;

/// A code, in a square of `size` units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    pub size: i32,
    /// The dark squares, as an SVG path.
    pub path: String,
}

/// Returns the QR code of a text; `None` if it's too long for one.
pub fn code(text: &str) -> Option<Code> {
    // Byte mode only: the code for numeric and alphanumeric segments is as large as all the rest.
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count();
            let width = i32::try_from(run).unwrap_or(size);
            if width > 0 {
                // Writing to a `String` can't fail.
                let _ = write!(path, "M{} {}h{width}v1h-{width}z", x + MARGIN, y + MARGIN);
            }
            x += width + 1;
        }
    }
    Some(Code { size: size + 2 * MARGIN, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the dark squares of a code.
    fn drawn(code: &Code) -> Vec<(i32, i32)> {
        let run = |text: &str| {
            let numbers: Vec<i32> = text
                .split([' ', 'h', 'v', '-', 'z'])
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{text}") };
            assert_eq!(width, back);
            (x..x + width).map(move |x| (x, y)).collect::<Vec<_>>()
        };
        code.path.split('M').skip(1).flat_map(run).collect()
    }

    #[test]
    fn every_dark_square_is_drawn_once_and_no_other() {
        let text = "https://example.org/games/red-queens/#/link/AQZuZXh0";
        let code = code(text).unwrap();
        let original = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
        assert_eq!(code.size, original.size() + 8);
        let drawn = drawn(&code);
        let dark = (0..original.size())
            .flat_map(|y| (0..original.size()).map(move |x| (x, y)))
            .filter(|(x, y)| original.get_module(*x, *y))
            .map(|(x, y)| (x + MARGIN, y + MARGIN));
        assert_eq!(drawn, dark.collect::<Vec<_>>());
    }

    #[test]
    fn what_is_too_long_for_one_code_has_none() {
        assert!(code(&"x".repeat(2_953)).is_some());
        assert_eq!(code(&"x".repeat(2_954)), None);
    }
}
