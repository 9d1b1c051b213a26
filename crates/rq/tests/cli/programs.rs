//! Users' bots at the table, and our bots in other programs.

use std::time::Instant;

use serde_json::{Value, json};

use crate::rq;
use crate::run::{Run, program, with_input};

/// Plays games of a program against the normal player, with little time to think.
fn against_normal(command: &str, games: u32) -> Run {
    let seats = format!("exec:{command},normal");
    let games = games.to_string();
    let line = ["simulate", "--rules", "next", "--seats", &seats, "--games", &games];
    let more = ["--bot-time", "400", "--threads", "1", "--json"];
    program().args(line).args(more).output().unwrap().into()
}

/// Checks that the program loses every decision and every game, and that each game finishes.
fn assert_loses(command: &str) -> Value {
    let report = against_normal(command, 2).json();
    assert_eq!(report["wins"], json!([0, 2]), "{command}: {report}");
    assert!(report["faults"].as_u64().unwrap() > 10, "{command}: {report}");
    report
}

#[test]
fn our_own_bot_plays_through_the_protocol_as_it_does_without() {
    let command = format!("{} bot random", env!("CARGO_BIN_EXE_rq"));
    let report = against_normal(&command, 2).json();
    assert_eq!((&report["faults"], &report["unfinished"]), (&json!(0), &json!(0)), "{report}");
    let command = format!("{} bot normal", env!("CARGO_BIN_EXE_rq"));
    let report = against_normal(&command, 6).json();
    assert_eq!((&report["faults"], &report["unfinished"]), (&json!(0), &json!(0)), "{report}");
    assert!(report["wins"][0].as_u64().unwrap() > 0, "it plays like its equal: {report}");
}

#[test]
fn a_program_that_hangs_loses_its_decisions_and_never_the_game() {
    let started = Instant::now();
    assert_loses("sleep 1000");
    // Two games start the program three times each, and wait no longer than the time limit.
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}

#[test]
fn a_program_that_ends_or_floods_loses_its_decisions_and_never_the_game() {
    for command in ["false", "true", "yes", "cat /dev/zero", "cat /dev/urandom"] {
        assert_loses(command);
    }
}

#[test]
fn a_program_that_answers_nonsense_loses_its_decisions_and_never_the_game() {
    let answers = [
        r#"{"id": 1, "action": "conquer everything"}"#,
        r#"{"id": 1}"#,
        "[1, 2, 3]",
        r#"{"id": 99999, "action": "done"}"#,
        r#"{"id": 1, "action": 7}"#,
        r#"{"id": 1, "action": "leave Red"}"#,
    ];
    for (number, answer) in answers.into_iter().enumerate() {
        let name = format!("red-queens-nonsense-{}-{number}.sh", std::process::id());
        let script = std::env::temp_dir().join(name);
        std::fs::write(&script, format!("exec yes '{answer}'\n")).unwrap();
        assert_loses(&format!("sh {}", script.display()));
        std::fs::remove_file(&script).unwrap();
    }
}

#[test]
fn a_program_that_echoes_its_questions_is_no_player() {
    assert_loses("cat");
}

#[test]
fn a_program_that_cannot_be_started_is_refused() {
    let run = against_normal("/no/such/program", 2);
    assert!(run.refused(1).contains("/no/such/program"), "{}", run.stderr);
    rq("simulate --seats exec:,normal").refused(2);
}

const POSITION: &str = "rules next
players Red Blue
turn Red campaign
Alaska Red 12
Kamchatka Blue 1
* Blue 1
Alberta Red 1
";

/// Asks a bot, which sums up at the end what it couldn't answer as it was asked.
fn ask(lines: &str, summary: &str) -> Vec<Value> {
    let run = with_input("bot normal", lines.as_bytes());
    assert_eq!((run.code, run.stderr.trim_end()), (0, summary));
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_bot_can_be_asked_about_a_position() {
    let question = json!({"id": 7, "position": POSITION}).to_string();
    let answers = ask(&format!("{question}\n\n{question}\n"), "");
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0]["id"], 7);
    let action = answers[0]["action"].as_str().unwrap();
    assert!(action.starts_with("attack Alaska"), "{action}");
}

#[test]
fn a_question_that_is_none_gets_an_error_and_the_next_one_an_answer() {
    let good = json!({"id": 3, "position": POSITION});
    let lines = [
        "no json".to_owned(),
        json!({"id": 1}).to_string(),
        json!({"id": 2, "position": "rules chess"}).to_string(),
        json!({"id": 2, "state": "AAAA"}).to_string(),
        good.to_string(),
    ];
    let answers = ask(
        &(lines.join("\n") + "\n"),
        "Questions: 5. Not understood: 4. State not read, position used instead: 0. Answered with a default action: 0.",
    );
    assert_eq!(answers.len(), 5);
    assert!(answers[..4].iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    assert_eq!((&answers[4]["id"], answers[4]["error"].is_null()), (&json!(3), true));
}

#[test]
fn a_state_that_cannot_be_read_gives_way_to_the_position() {
    let [plain, both] = [json!({"id": 7, "position": POSITION}), {
        json!({"id": 7, "state": "AAAA", "position": POSITION})
    }];
    let answers = ask(
        &format!("{plain}\n{both}\n"),
        "Questions: 2. Not understood: 0. State not read, position used instead: 1. Answered with a default action: 0.",
    );
    assert!(answers[1]["action"].is_string(), "{answers:?}");
    assert_eq!(answers[0]["action"], answers[1]["action"]);
    assert!(answers[0]["unread"].is_null() && answers[1]["unread"].is_string(), "{answers:?}");
}

#[test]
fn levels_and_programs_are_rated_against_each_other() {
    let line = "rate --levels random,easy,normal --games 8 --seed 2 --json";
    let report = rq(line).json();
    let levels = report["levels"].as_array().unwrap();
    let elo = |place: usize| levels[place]["elo"].as_f64().unwrap();
    assert!(elo(0).abs() < 1e-9 && elo(1) > 100.0 && elo(2) > elo(1), "{report}");
    assert_eq!(levels[1]["scores"][1], Value::Null);
    assert_eq!(report, rq(&format!("{line} --threads 1")).json());
    let table = rq("rate --levels random,normal --games 2").stdout;
    assert!(
        table.starts_with("| level | Elo | random | normal |\n|---|---:|---:|---:|\n"),
        "{table}"
    );
    rq("rate --levels random,wizard").refused(2);
}
