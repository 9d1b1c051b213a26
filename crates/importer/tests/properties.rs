//! No bytes make the importer panic, and whatever it accepts is a board.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::world::WorldPlan;
use importer::{DecodedPicture, File, import};
use proptest::prelude::*;

const BOARDS: [&str; 6] = [
    include_str!("boards/skerries.map"),
    include_str!("boards/skerries-conquest.map"),
    include_str!("boards/skerries.xml"),
    include_str!("boards/skerries.luxb"),
    include_str!("boards/skerries-triplea.xml"),
    include_str!("../../engine/tests/worlds/lagoon.json"),
];

/// Imports a file; if it's accepted, so are its board by the engine, and the board by the importer.
fn holds(content: &[u8], pictures: &[DecodedPicture]) {
    if let Ok(board) = import(&[File { name: "x", content }], pictures) {
        assert!(WorldPlan::read(&board.json).is_ok());
        let again = import(&[File { name: "y", content: board.json.as_bytes() }], &[]).unwrap();
        assert_eq!(again.json, board.json);
    }
}

/// Returns the text of a board with words replaced, moved and left out.
fn shuffled(board: usize, changes: &[(usize, usize, u8)]) -> String {
    let words = BOARDS[board].split_inclusive([' ', '\n', ',', '<', '>', '"', '=']);
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    for (from, to, kind) in changes {
        let (from, to) = (from % words.len(), to % words.len());
        match kind % 6 {
            0 => words.swap(from, to),
            1 => words[from].clear(),
            2 => words[from] = words[to][..].into(),
            3 => words[from].push('9'),
            4 => words[from].insert(0, '-'),
            _ => words[from] = "1e308 ".into(),
        }
    }
    words.concat()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        holds(&bytes, &[]);
    }

    #[test]
    fn whatever_is_accepted_is_a_board(
        board in 0..BOARDS.len(),
        changes in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 0..5),
    ) {
        holds(shuffled(board, &changes).as_bytes(), &[]);
    }

    #[test]
    fn no_picture_makes_it_panic(
        (width, height) in (0..40_usize, 0..40_usize),
        colours in prop::collection::vec(0..12_u8, 1..64),
        board in 0..2_usize,
    ) {
        let pixels = colours.iter().cycle().take(width * height);
        let rgba: Vec<u8> = pixels.flat_map(|it| [*it, *it, *it, 255]).collect();
        holds(BOARDS[board].as_bytes(), &[DecodedPicture { name: "p", width, height, rgba: &rgba }]);
        holds(BOARDS[board].as_bytes(), &[DecodedPicture { name: "p", width, height: height + 1, rgba: &rgba }]);
    }
}

#[test]
fn deep_and_long_files_end() {
    for text in ["<a>".repeat(200_000), "{\"a\":".repeat(200_000), "[".repeat(200_000)] {
        assert!(import(&[File { name: "x", content: text.as_bytes() }], &[]).is_err());
    }
    let bomb = "<!DOCTYPE m [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\"><!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\">]><map>&e;&e;</map>";
    assert!(import(&[File { name: "x", content: bomb.as_bytes() }], &[]).is_err());
}
