//! The documentation for other programs in docs/bots.md: its first bot and its Python client run as
//! they are printed there, its positions get answers, and it lists every question.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::{Action, RuleSet};
use players::bot::protocol::QUESTIONS;
use serde_json::{Value, json};

use crate::run::{Run, program, with_input};

const DOCS: &str = include_str!("../../../../docs/bots.md");

/// Returns the code blocks of a section with this language tag.
fn code(section: &str, language: &str) -> Vec<&'static str> {
    let (_, text) = DOCS.split_once(section).unwrap();
    let pieces = text.split("```").skip(1).step_by(2);
    pieces.filter_map(|piece| piece.strip_prefix(language)?.strip_prefix('\n')).collect()
}

#[test]
fn the_first_bot_in_the_docs_plays_without_a_fault() {
    let bot = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("my-bot.py");
    std::fs::write(&bot, code("# Write your own bot", "python")[0]).unwrap();
    let seats = format!("exec:python3 {},easy", bot.display());
    let line = ["simulate", "--rules", "next", "--seats", &seats, "--games", "2", "--json"];
    // Python answers within ten minutes, however slow the machine is.
    let patient = ["--bot-time", "600000"];
    let report = Run::from(program().args(line).args(patient).output().unwrap()).json();
    assert_eq!((&report["faults"], &report["unfinished"]), (&json!(0), &json!(0)), "{report}");
}

#[test]
fn the_client_in_python_runs_as_it_stands_in_the_docs() {
    let client = code("### A client in Python", "python")[0];
    assert!(client.lines().count() <= 20, "it is called one of twenty lines");
    let folder = Path::new(env!("CARGO_BIN_EXE_rq")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let run = Command::new("python3").args(["-c", client]).env("PATH", path).output();
    let run = run.expect("python3 is there: scripts/setup test looks for it");
    let said = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success(), "{said}{}", String::from_utf8_lossy(&run.stderr));
    let answers: Vec<(&str, &str)> =
        said.lines().map(|line| line.split_once(": ").unwrap()).collect();
    let verbs = [
        ("campaign", &["attack", "done", "commit"][..]),
        ("battle", &["roll", "halt"]),
        ("poker", &["call", "fold", "raise", "wager"]),
    ];
    assert_eq!(answers.len(), verbs.len(), "{said}");
    for ((asked, answer), (name, verbs)) in answers.into_iter().zip(verbs) {
        let verb = answer.split(' ').next().unwrap();
        assert!(asked == name && verbs.contains(&verb), "{asked}: {answer}");
    }
}

#[test]
fn every_position_of_the_docs_is_answered_by_every_level() {
    let mut positions = code("### Positions", "");
    // The first position has explanations beside its lines.
    positions.remove(0);
    assert_eq!(positions.len(), 4);
    let question = |position: &&str| json!({"id": 1, "position": position}).to_string();
    let questions: Vec<String> = positions.iter().map(question).collect();
    for level in ["random", "easy", "normal", "hard", "expert"] {
        let run = with_input(&format!("bot {level}"), questions.join("\n").as_bytes());
        assert_eq!(run.stdout.lines().count(), positions.len(), "{}", run.stderr);
        for answer in run.stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            assert!(answer["action"].is_string(), "{level}: {answer}");
        }
    }
}

#[test]
fn every_line_of_a_turn_in_the_docs_is_understood() {
    let (_, text) = DOCS.split_once("The deciding seat knows its own cards").unwrap();
    let (table, _) = text.split_once("An attack is one line").unwrap();
    let lines = table.split('`').skip(1).step_by(2).filter(|code| code.starts_with("turn "));
    let lines: Vec<String> =
        lines.map(|line| json!({"id": 1, "position": line}).to_string()).collect();
    assert!(lines.len() > 35, "{}", lines.len());
    let run = with_input("bot random", lines.join("\n").as_bytes());
    for (answer, line) in run.stdout.lines().zip(lines) {
        // The line itself is understood; only the territories are missing.
        let missing = ["nobody holds", "not a player with land"];
        assert!(missing.iter().any(|it| answer.contains(it)), "{line}: {answer}");
    }
}

/// Returns the rows of the table of questions: each question, and its answers.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let (_, table) = DOCS.split_once("### Decisions").unwrap();
    let (table, _) = table.split_once("### The answer").unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| row.split_once('`')).filter(|(ask, _)| *ask != "ask")
}

#[test]
fn every_question_is_written_down_with_answers_that_can_be_read() {
    let written: BTreeSet<&str> = rows().map(|(ask, _)| ask).collect();
    assert_eq!(written, BTreeSet::from(QUESTIONS));
    let world = RuleSet::NAUTICAL.world();
    for (ask, answers) in rows() {
        for answer in answers.split('`').skip(1).step_by(2) {
            let read = Action::read(answer, world);
            assert!(read.is_ok(), "{ask}: “{answer}”: {}", read.unwrap_err());
        }
    }
}
