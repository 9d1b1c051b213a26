//! Records that are kept for good: what they lead to must never change unnoticed.
//!
//! If a rule was changed on purpose, `cargo test --test record -- --ignored golden` plays new ones.

use std::fs;
use std::path::PathBuf;

use red_queens_engine::game::{Game, RuleSet};
use red_queens_engine::record::Record;

use crate::play::{play, setup};

const GOLDEN: [(&str, RuleSet, usize); 2] =
    [("next", RuleSet::NEXT, 2), ("nautical", RuleSet::NAUTICAL, 3)];

fn path(folder: &str, file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", folder, file].iter().collect()
}

fn read(folder: &str, file: &str) -> String {
    fs::read_to_string(path(folder, file)).unwrap()
}

/// The record as text, with the digest of its end as a comment.
fn with_digest(game: &Game) -> String {
    format!("{}\n# digest {}\n", Record::of(game), game.digest())
}

#[test]
fn golden_records_lead_where_they_always_led() {
    for (name, rules, players) in GOLDEN {
        let text = read("golden", &format!("{name}.txt"));
        let record = Record::read(&text).unwrap();
        assert_eq!((record.setup.rules, record.setup.players.len()), (rules, players));
        assert!(record.actions.len() >= 200);
        let game = record.replay().unwrap();
        assert_eq!(with_digest(&game), text, "{name}");
    }
}

#[test]
fn links_of_version_1_are_read_forever() {
    for (name, ..) in GOLDEN {
        let record = Record::read(&read("golden", &format!("{name}.txt"))).unwrap();
        let link = read("golden", &format!("{name}.v1.link"));
        assert_eq!(Record::read(&link), Ok(record), "{name}");
    }
}

/// Every line of the table names a file and what is wrong with it.
#[test]
fn invalid_records_are_refused_for_the_right_reason() {
    let table = read("invalid", "expected.txt");
    for line in table.lines() {
        let (file, expected) = line.split_once(": ").unwrap();
        let error = match Record::read(&read("invalid", file)) {
            Err(error) => error.to_string(),
            Ok(record) => record.replay().unwrap_err().to_string(),
        };
        assert_eq!(error, expected, "{file}");
    }
    let files = fs::read_dir(path("invalid", "")).unwrap().count();
    assert_eq!(files, table.lines().count() + 1, "every file is in the table");
}

#[test]
#[ignore = "plays new golden records"]
fn golden_records_are_played_anew() {
    for (name, rules, players) in GOLDEN {
        let game = play(setup(rules, players, 1_863), 260, |_| {});
        fs::write(path("golden", &format!("{name}.txt")), with_digest(&game)).unwrap();
        let link = Record::of(&game).to_link();
        fs::write(path("golden", &format!("{name}.v1.link")), link + "\n").unwrap();
    }
}
