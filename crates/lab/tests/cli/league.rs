//! `rq-lab league` and `rq-lab figures`.

use std::fs;
use std::path::PathBuf;

use engine::game::{OPTIONS, RuleSet};
use engine::world::WorldId;

use crate::lab;

#[test]
fn a_league_reports_every_row_with_its_interval_on_any_number_of_threads() {
    let line = "league --candidates easy,normal --opponents all-in,hahn --players 3 --games 6 --split --json";
    let [one, two] = [1, 2].map(|threads| lab(&format!("{line} --threads {threads}")).json());
    assert_eq!(one, two);
    let rows = one["rows"].as_array().unwrap();
    // Two candidates, each against either of two opponents and against both.
    assert_eq!(rows.len(), 6);
    for row in rows {
        assert_eq!((row["games"].as_u64(), row["faults"].as_u64()), (Some(6), Some(0)), "{row}");
        let [low, high] = [0, 1].map(|end| row["interval"][end].as_f64().unwrap());
        let share = row["share"].as_f64().unwrap();
        assert!(low <= share && share <= high, "{row}");
    }
    assert_eq!(one["summaries"].as_array().unwrap().len(), 2);
    assert_eq!(one["selections"][0]["figures"][0]["row"], "mean");
}

#[test]
fn a_league_prints_a_table_for_people() {
    let run = lab("league --candidates random --opponents turtle --players 2,3 --games 2");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("next, 2 players") && run.stdout.contains("next, 3 players"));
    assert!(run.stdout.contains("| **worst** | turtle: 0.0 % |"), "{}", run.stdout);
}

#[test]
fn a_league_plays_each_value_of_each_option_that_makes_a_game() {
    let line = "--candidates random --opponents random --rules legacy-attack --each-option --most-rounds 1";
    let run = lab(&format!("league {line} --players 2 --games 1"));
    let json = lab(&format!("league {line} --players 2 --games 1 --json")).json();
    let names: Vec<&str> =
        json["rows"].as_array().unwrap().iter().map(|row| row["rules"].as_str().unwrap()).collect();
    assert_eq!(names[0], "legacy-attack");
    for option in
        OPTIONS.iter().filter(|option| option.is_offered() && option.is_on(WorldId::EARTH))
    {
        for value in option.values_on(WorldId::EARTH) {
            let name = format!("legacy-attack {}={value}", option.key);
            let is_usual = option.get(&RuleSet::LEGACY_ATTACK) == value;
            // These aren't allowed with two players, or need another option as well.
            let needs_more =
                ["empty-seats=allied", "three-or-four=on", "allies=poker", "victory=headquarters"];
            let is_left_out = is_usual || needs_more.iter().any(|it| name.ends_with(it));
            assert_eq!(names.contains(&name.as_str()), !is_left_out, "{name}");
        }
    }
    assert!(run.stdout.contains("| legacy-attack ships=on |"), "{}", run.stdout);
    assert!(run.stdout.contains(" games abandoned, "), "a round decides nothing: {}", run.stdout);
}

#[test]
fn unknown_candidates_and_opponents_are_wrong_usage() {
    for line in ["--candidates champion", "--opponents nobody", "--candidates hard@nothing"] {
        let run = lab(&format!("league {line}"));
        assert!(run.refused(2).contains("invalid value"), "{}", run.stderr);
    }
    assert!(lab("league --opponents nobody").stderr.contains("border-balancer"));
}

#[test]
fn figures_that_come_out_again_succeed_and_others_fail() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("figures.json");
    let write = |percent: f64| {
        let text = format!(
            r#"[{{"table": "t", "report": "strength.md", "percent": {percent}, "rules": "next",
                "seats": ["normal", "random"], "games": 40, "seed": 1, "version": "v", "rerun": 20}}]"#
        );
        fs::write(&file, text).unwrap();
    };
    let line = format!("figures {}", file.display());
    write(100.0);
    assert_eq!(lab(&line).code, 0);
    write(40.0);
    let run = lab(&line);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("OUTSIDE") && run.stderr.contains("1 of 1"), "{}", run.stderr);
    fs::write(&file, "{").unwrap();
    assert!(lab(&line).refused(1).contains("figures.json"));
}
