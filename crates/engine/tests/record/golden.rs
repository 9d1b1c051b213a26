//! Golden records, whose results must never change unnoticed.
//!
//! After a deliberate change of a rule, play new ones:
//! `cargo test --test record -- --ignored golden`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use red_queens_engine::core::{Digest, Seat};
use red_queens_engine::game::{Action, Game, RuleSet};
use red_queens_engine::record::Record;
use red_queens_engine::record::base64;

use crate::play::{play, setup};
use crate::pledges::{begun, devices, played};
use crate::reseed::reseeded;

/// Games under the original rules, and under those before hands were topped up (T41).
const GOLDEN: [(&str, RuleSet, usize); 5] = [
    ("next", RuleSet::NEXT.without_corrections(), 2),
    ("nautical", RuleSet::NAUTICAL.without_corrections(), 3),
    ("next-2", RuleSet::NEXT.before_top_ups(), 2),
    ("nautical-2", RuleSet::NAUTICAL.before_top_ups(), 3),
    ("new-rules", RuleSet::NEW_RULES.before_top_ups(), 3),
];

/// The number of kinds of action.
const KINDS: u8 = 40;

fn path(folder: &str, file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", folder, file].iter().collect()
}

fn read(folder: &str, file: &str) -> String {
    fs::read_to_string(path(folder, file)).unwrap()
}

/// Returns the record as text, with the digest of its end as a comment.
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
        assert_eq!(base64::encode(&record.pack_plain()), link.trim(), "{name}");
        assert_eq!(Record::read(&link), Ok(record), "{name}");
    }
}

/// The record has every kind of action, and its link was packed before naval actions had their own
/// enum.
#[test]
fn every_kind_of_action_is_packed_as_it_always_was() {
    let (text, link) = (read("golden", "every_action.txt"), read("golden", "every_action.v1.link"));
    let record = Record::read(&link).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(Record::read(&text), Ok(record.clone()));
    assert_eq!(base64::encode(&record.pack_plain()), link.trim());
    let numbers = record.actions.iter().map(|action| postcard::to_allocvec(action).unwrap()[0]);
    assert!((0..KINDS).eq(numbers.collect::<BTreeSet<_>>()), "a kind of action is not in it");
    assert!(postcard::from_bytes::<Action>(&[KINDS, 0, 0, 0]).is_err(), "so many kinds there are");
}

/// A function that plays the games for the links of a version.
type PlayGames = fn(RuleSet, u64) -> Game;

/// Returns the presets at the time when the first links of these versions were packed.
fn presets() -> [(&'static str, RuleSet); 5] {
    RuleSet::PRESETS.map(|(name, rules)| (name, rules.before_top_ups()))
}

/// The versions of links, each with its games.
const VERSIONS: [(u8, PlayGames); 3] =
    [(2, random_game), (3, |rules, seed| reseeded(rules, seed, 700)), (4, between_devices)];

#[test]
fn links_of_versions_2_to_4_are_read_forever() {
    for (version, played) in VERSIONS {
        links_are_read(version, played);
    }
}

/// Random games of every rule set, which together have every kind of action. Each line has a game's
/// link, the fingerprint of its text, and that of its end.
fn links_are_read(version: u8, played: PlayGames) {
    for (name, rules) in presets() {
        let mut kinds = BTreeSet::new();
        for line in read("links", &format!("{name}.v{version}.links")).lines() {
            let words = line.split(' ').collect::<Vec<_>>();
            let [link, text, end]: [&str; 3] = words.try_into().unwrap();
            let record = Record::from_link(link).unwrap();
            assert_eq!(Digest::of(record.to_string().as_bytes()).to_string(), text, "{name}");
            assert_eq!((record.setup.rules, record.to_link().as_str()), (rules, link), "{name}");
            kinds.extend(record.actions.iter().map(kind));
            assert_eq!(record.replay().unwrap().digest().to_string(), end, "{name}");
        }
        // Games between devices have all kinds of action of other games, and also pledges and
        // secrets.
        let others: BTreeSet<u8> = match version {
            4 => {
                kinds_of(&between_devices(rules, 0)).into_iter().filter(|it| *it > RESEED).collect()
            }
            _ => (100..106).flat_map(|seed| kinds_of(&played(rules, seed))).collect(),
        };
        assert!(others.is_subset(&kinds), "{name}: {:?}", others.difference(&kinds));
    }
}

fn random_game(rules: RuleSet, seed: u64) -> Game {
    play(setup(rules, 3, seed), 700, |_| {})
}

/// Returns a game between two devices, one of which two people share.
fn between_devices(rules: RuleSet, seed: u64) -> Game {
    let devices = devices(&[&[Seat::Red, Seat::Green], &[Seat::Blue]]);
    let game = begun(rules, &devices, u32::try_from(seed).unwrap());
    played(game, &devices, 200, seed.is_multiple_of(2))
}

/// The last kind of action that records of version 3 have.
const RESEED: u8 = 65;

fn kind(action: &Action) -> u8 {
    postcard::to_allocvec(action).unwrap()[0]
}

fn kinds_of(game: &Game) -> BTreeSet<u8> {
    game.actions().iter().map(kind).collect()
}

/// Every line of the table names a file and its error.
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
        let link = base64::encode(&Record::of(&game).pack_plain());
        fs::write(path("golden", &format!("{name}.v1.link")), link + "\n").unwrap();
    }
}

#[test]
#[ignore = "packs new links, for good"]
fn golden_links_are_packed_anew() {
    let all = VERSIONS.into_iter().flat_map(|it| presets().map(|preset| (it, preset)));
    for ((version, played), (name, rules)) in all {
        let (mut kinds, mut lines) = (BTreeSet::new(), String::new());
        let games = if version < 4 { 0..200 } else { 0..4 };
        for game in games.map(|seed| played(rules, seed)) {
            if kinds_of(&game).is_subset(&kinds) {
                continue;
            }
            kinds.extend(kinds_of(&game));
            let record = Record::of(&game);
            let text = Digest::of(record.to_string().as_bytes());
            lines += &[record.to_link(), text.to_string(), game.digest().to_string()].join(" ");
            lines += "\n";
        }
        fs::write(path("links", &format!("{name}.v{version}.links")), lines).unwrap();
    }
}
