//! The records in `tests/e2e/prompts` reach every prompt that random games of their rule set reach.
//! The browser tests open each of these prompts in every window size (`tests/e2e/reach.spec.mjs`).
//!
//! After adding a prompt, run `cargo test --test prompts -- --ignored` to add the missing records.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use engine::core::{Seat, Seed, Seeded};
use engine::game::{Ask, Control, Game, Player, RuleSet, Setup};
use engine::poker::PokerQuestion;
use engine::record::Record;

const GAMES: u64 = 150;
const ACTIONS: usize = 500;

/// The text before the action that answers a prompt in a record.
const MARK: &str = "# prompt: ";

/// A random game, and the number of actions before the first prompt of each kind for Red.
struct PlayedGame {
    game: Game,
    prompts: BTreeMap<String, usize>,
}

impl PlayedGame {
    fn new(rules: RuleSet, seed: u64) -> Self {
        let mut game = Game::new(setup(rules, seed)).unwrap();
        let mut choices = Seeded::new(Seed::from_number(seed), u64::MAX);
        let mut prompts = BTreeMap::new();
        while let Some(prompt) = game.prompt().filter(|_| game.actions().len() < ACTIONS) {
            if prompt.seat == Seat::Red {
                prompts.entry(kind(&prompt.ask)).or_insert(game.actions().len());
            }
            game.play(game.legal().sample(&mut choices).unwrap()).unwrap();
        }
        Self { game, prompts }
    }

    /// Returns the prompts that no record reaches yet, by the number of actions before them.
    fn news(&self, known: &[String]) -> BTreeMap<usize, Vec<&str>> {
        let mut news = BTreeMap::<usize, Vec<&str>>::new();
        for (kind, at) in self.prompts.iter().filter(|(kind, _)| !known.contains(kind)) {
            news.entry(*at).or_default().push(kind);
        }
        news
    }

    /// Returns the record up to the last of these prompts, with a mark before each.
    fn marked(&self, news: &BTreeMap<usize, Vec<&str>>) -> String {
        let last = news.keys().last().copied().unwrap_or(0);
        let actions = self.game.actions()[..last].to_vec();
        let text = Record { setup: self.game.setup().clone(), actions }.to_string();
        let (head, body) = text.split_once("\n\n").unwrap();
        let marks = |at: usize| {
            let kinds = news.get(&at).into_iter().flatten();
            kinds.fold(String::new(), |marks, kind| marks + MARK + kind + "\n")
        };
        let mut at = 0;
        let mut lines = String::new();
        for line in body.lines() {
            if !line.is_empty() && !line.starts_with('#') {
                lines += &marks(at);
                at += 1;
            }
            lines += line;
            lines += "\n";
        }
        format!("{head}\n\n{lines}{}", marks(last))
    }
}

/// Returns a setup in which only Red is a person, so that nobody else decides in the meantime.
fn setup(rules: RuleSet, seed: u64) -> Setup {
    let seats = if seed.is_multiple_of(2) { &Seat::ALL[..3] } else { &Seat::ALL[..4] };
    let control = |seat| match seat {
        Seat::Red => Control::Human,
        _ => Control::Computer("easy".to_owned()),
    };
    let players = seats.iter().map(|seat| Player::new(*seat, control(*seat))).collect();
    Setup::new(rules, players, Seed::from_number(seed))
}

/// Returns the name of a prompt, which distinguishes prompts that look different on screen.
fn kind(ask: &Ask) -> String {
    let detail = match ask {
        Ask::Battle { large: true, .. } => " large".to_owned(),
        Ask::Mobilize { to: None, .. } | Ask::Reveal { to: None, .. } => " at sea".to_owned(),
        Ask::Reinforce { forced: true, .. } => " forced".to_owned(),
        Ask::Window { moment, .. } => format!(" {}", moment.name()),
        Ask::Poker { question: PokerQuestion::Bet { owed: 1.., .. }, .. } => " Call".to_owned(),
        Ask::Poker { question, .. } => format!(" {}", variant(question)),
        _ => String::new(),
    };
    variant(ask) + &detail
}

/// Returns the name of an enum's variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/prompts")
}

/// Returns the prompts that the records of a rule set reach.
fn known(rules: &str) -> Vec<String> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let of_rules =
        files.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(rules));
    let texts = of_rules.map(|path| fs::read_to_string(path).unwrap()).collect::<String>();
    texts.lines().filter_map(|line| line.strip_prefix(MARK)).map(str::to_owned).collect()
}

#[test]
fn the_records_come_to_every_prompt_of_every_rule_set() {
    for (name, rules) in RuleSet::PRESETS {
        let known = known(name);
        let missing = (1..=GAMES)
            .flat_map(|seed| PlayedGame::new(rules, seed).prompts.into_keys())
            .filter(|kind| !known.contains(kind))
            .collect::<BTreeSet<_>>();
        assert!(missing.is_empty(), "{name}: {missing:?}");
    }
}

#[test]
fn the_records_are_games() {
    for file in fs::read_dir(folder()).unwrap() {
        let record = Record::read(&fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
        record.replay().unwrap();
    }
}

#[test]
#[ignore = "writes records into the source tree"]
fn add_records() {
    for (name, rules) in RuleSet::PRESETS {
        let games: Vec<PlayedGame> = (1..=GAMES).map(|seed| PlayedGame::new(rules, seed)).collect();
        let mut known = known(name);
        for number in 1.. {
            let path = folder().join(format!("{name}-{number}.txt"));
            if path.exists() {
                continue;
            }
            let Some(best) = games.iter().max_by_key(|game| game.news(&known).len()) else { break };
            let news = best.news(&known);
            if news.is_empty() {
                break;
            }
            fs::write(path, best.marked(&news)).unwrap();
            known.extend(news.into_values().flatten().map(str::to_owned));
        }
    }
}
