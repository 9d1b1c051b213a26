//! Boards as short texts for the browser's storage and for links: compressed, in base64.

use engine::record::base64;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// The longest text of a board, in bytes: far above the size of any that can be played on.
pub const LONGEST_BOARD: usize = 4 << 20;

/// The level of compression, out of 10: a higher one saves less than a percent.
const EFFORT: u8 = 9;

/// Returns the short form of the text of a board.
pub fn packed(board: &str) -> String {
    base64::encode(&compress_to_vec_zlib(board.as_bytes(), EFFORT))
}

/// Returns the text of a board, or `None` if its short form is damaged or the text would be longer
/// than any board's, which is found out before it is unpacked.
pub fn unpacked(short: &str) -> Option<String> {
    let bytes = base64::decode(short)?;
    let text = decompress_to_vec_zlib_with_limit(&bytes, LONGEST_BOARD).ok()?;
    String::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const BOARD: &str = include_str!("../../../engine/data/board.json");

    #[test]
    fn a_board_comes_back_and_is_short_enough_for_a_link() {
        let short = packed(BOARD);
        assert_eq!(unpacked(&short).as_deref(), Some(BOARD));
        assert!(short.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it)));
        assert!(short.len() * 2 < BOARD.len(), "{} of {}", short.len(), BOARD.len());
    }

    #[test]
    fn a_damaged_board_is_noticed() {
        let short = packed(BOARD);
        assert_eq!(unpacked(&short[..short.len() - 8]), None);
        for place in (0..short.len()).step_by(short.len() / 40) {
            let letter = if short.as_bytes()[place] == b'A' { "B" } else { "A" };
            let mut changed = short.clone();
            changed.replace_range(place..=place, letter);
            let read = unpacked(&changed);
            assert!(read.is_none() || read.as_deref() == Some(BOARD), "a change at {place}");
        }
    }

    #[test]
    fn what_would_fill_the_memory_is_not_unpacked() {
        let longest = " ".repeat(LONGEST_BOARD);
        assert!(unpacked(&packed(&longest)).is_some_and(|it| it.len() == LONGEST_BOARD));
        let short = packed(&(longest + " "));
        assert!(short.len() < 10_000);
        assert_eq!(unpacked(&short), None);
    }

    proptest! {
        #[test]
        fn nothing_that_is_unpacked_causes_a_panic(text in "[A-Za-z0-9_-]{0,200}", any: String) {
            let _ = (unpacked(&text), unpacked(&any));
        }
    }
}
