use std::fs;
use std::path::PathBuf;

use crate::rq;

#[test]
fn the_report_says_who_won_how_often() {
    let report = rq("simulate --rules next --seats normal,random --games 6 --seed 7 --json").json();
    assert_eq!(report["games"], 6);
    let wins = report["wins"].as_array().unwrap();
    assert_eq!(wins.len(), 2);
    let all: u64 = wins.iter().map(|wins| wins.as_u64().unwrap()).sum();
    let others = report["unfinished"].as_u64().unwrap() + report["draws"].as_u64().unwrap();
    assert_eq!(all + others, 6);
    let by_turn = report["by_turn"].as_array().unwrap();
    assert_eq!(by_turn.iter().map(|wins| wins.as_u64().unwrap()).sum::<u64>(), all);
    assert_eq!(report["faults"], 0);
    let thinking = &report["thinking"];
    assert_eq!(thinking.as_array().map(Vec::len), Some(2));
    assert!(thinking[0]["p95"].as_f64() >= thinking[0]["p50"].as_f64(), "{thinking}");
    assert!(report["rounds_mean"].as_f64().unwrap() >= 1.0);
    assert!(report["actions"].as_u64().unwrap() > 100);
    assert!(report["seconds"].as_f64().unwrap() > 0.0);
    assert!(report["games_per_second"].as_f64().unwrap() > 0.0);
    assert_eq!(report["digest"].as_str().unwrap().len(), 16);
}

#[test]
fn t4_who_keeps_the_first_place_and_begins_still_has_all_its_land() {
    let report = |more: &str| {
        rq(&format!("simulate --seats normal,easy,easy --games 12 --json {more}")).json()
    };
    let first = report("--seated --option first-turn=first-seat");
    assert_eq!(first["whole"][0], 12, "{first}");
    assert!(first["whole"][2].as_u64() < Some(12), "who comes last loses land: {first}");
    let changing = report("--option first-turn=first-seat");
    assert!(changing["whole"][0].as_u64() < Some(12), "{changing}");
    assert!(first["cut_short"].as_array().is_some_and(|games| games.len() == 3));
}

#[test]
fn land_at_the_second_and_the_third_turn_is_reported_for_every_seat() {
    let report = rq("simulate --seats normal,easy,easy --games 12 --seed 4 --json").json();
    for entry in 0..3 {
        let land = &report["territories_at_turn"][entry];
        for turn in ["2", "3"] {
            let [p10, p50] = ["p10", "p50"].map(|it| land[turn][it].as_u64().unwrap());
            assert!(p10 <= p50 && (1..42).contains(&p50), "{land}");
        }
        let kept = report["kept_six"][entry].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&kept), "{report}");
        assert!(kept < 0.5 || land["2"]["p50"].as_u64() >= Some(6), "{report}");
    }
    assert!((0.0..=1.0).contains(&report["leader_changed"].as_f64().unwrap()), "{report}");
    let text = rq("simulate --seats normal,easy --games 2");
    assert!(text.stdout.contains("began its second turn with"), "{}", text.stdout);
    assert!(text.stdout.contains("the leader changed in"), "{}", text.stdout);
}

#[test]
fn a_quick_start_is_dealt_as_in_the_app() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("quick");
    let saved = directory.display();
    let report =
        rq(&format!("simulate --quick-start --games 2 --seed 3 --save {saved} --json")).json();
    assert_eq!(report["wins"].as_array().map(Vec::len), Some(4));
    assert_eq!(report["rounds"]["max"].as_u64(), Some(11));
    for game in ["game-000001.txt", "game-000002.txt"] {
        let record = fs::read_to_string(directory.join(game)).unwrap();
        assert!(record.contains("victory rounds-11 first-turn first-seat later-seats"), "{record}");
        let players: Vec<&str> =
            record.lines().filter(|line| line.starts_with("player ")).collect();
        assert!(players[0].contains("Red") && players[0].contains("normal"), "{players:?}");
        assert!(players[1..].iter().all(|line| line.contains("easy")), "{players:?}");
    }
    let other = rq("simulate --quick-start --seats hard,easy,easy,easy --games 1 --json").json();
    assert_eq!(other["games"], 1);
    assert_eq!(rq("simulate --quick-start --rules next").code, 2);
    let help = rq("simulate --help").stdout;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("so `normal` against `easy`"), "{help}");
}

#[test]
fn t13_armies_for_moving_later_even_out_who_moves_first() {
    let first = |armies: u32| {
        let line = format!(
            "--rules next --option later-seats={armies} --seats hard,hard --games 60 --seed 5"
        );
        let report = rq(&format!("simulate {line} --json")).json();
        report["by_turn"][0].as_u64().unwrap()
    };
    let (nothing, some, many) = (first(0), first(6), first(18));
    assert!(nothing > 40 && (20..=40).contains(&some) && many < 20, "{nothing} {some} {many}");
}

#[test]
fn c8_t13_all_levels_play_with_captured_sets_at_once_and_armies_for_moving_later() {
    let options = "--option captured-sets=at-once --option later-seats=6 --seed 3 --json";
    for (seats, games) in [("hard,normal,easy", 3), ("expert,random,normal", 1)] {
        for rules in ["next", "new-rules", "nautical"] {
            let line =
                format!("simulate --rules {rules} --seats {seats} --games {games} {options}");
            let report = rq(&line).json();
            assert_eq!(
                (&report["faults"], &report["unfinished"]),
                (&0.into(), &0.into()),
                "{line}"
            );
        }
    }
}

#[test]
fn the_digest_depends_on_the_seed_and_not_on_the_threads() {
    let digest = |more: &str| {
        let line = format!("simulate --seats normal,normal,random --games 8 --json {more}");
        rq(&line).json()["digest"].as_str().unwrap().to_owned()
    };
    let first = digest("--seed 5 --threads 1");
    assert_eq!(first, digest("--seed 5 --threads 1"));
    assert_eq!(first, digest("--seed 5 --threads 2"));
    assert_ne!(first, digest("--seed 6 --threads 2"));
    assert_ne!(first, digest("--seed 5 --rules next"));
    assert_ne!(first, digest("--seed 5 --option fortify=connected"));
}

#[test]
fn t1_one_seat_and_seven_seats_are_refused_with_the_rule() {
    for seats in ["normal", "random,random,random,random,random,random,random"] {
        let run = rq(&format!("simulate --seats {seats} --games 1 --json"));
        assert!(run.refused(1).contains("T1"), "{}", run.stderr);
    }
}

#[test]
fn options_that_exclude_each_other_are_refused_with_the_rule() {
    let run = rq("simulate --rules nautical --option deal=chosen --seats normal,normal");
    assert!(run.refused(1).contains("T1"), "{}", run.stderr);
}

#[test]
fn m1_custom_rules_from_a_file_are_played_and_name_their_games() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mixes");
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("sunday.txt");
    fs::write(&file, "# ours\nrules next-3 victory rounds-3 wilds on title \"Sunday\"\n").unwrap();
    let (file, saved) = (file.display(), directory.display());
    let line =
        format!("simulate --rules {file} --seats normal,random --games 2 --save {saved} --json");
    let report = rq(&line).json();
    assert_eq!((&report["unfinished"], &report["rounds"]["max"]), (&0.into(), &3.into()));
    let record = fs::read_to_string(directory.join("game-000001.txt")).unwrap();
    assert!(record.contains("\nrules next-3 victory rounds-3 wilds on title \"Sunday\"\n"));
    let more = rq(&format!("{line} --option wilds=off")).json();
    assert_ne!(more["digest"], report["digest"]);
    // A record contains its own rules.
    let of_a_record =
        format!("simulate --rules {saved}/game-000001.txt --seats normal,random --games 2 --json");
    assert_eq!(rq(&of_a_record).json()["digest"], more["digest"]);
}

#[test]
fn m1_text_that_is_no_rules_or_impossible_ones_is_refused_with_the_reason() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bad-mixes");
    fs::create_dir_all(&directory).unwrap();
    for (name, text, hint) in [
        ("bread", "bread and butter", "rules next-3 wilds on"),
        ("unknown", "rules next weather fine", "line 1: there is no option called “weather” (M1)"),
        ("value", "rules next victory glory", "the option victory cannot be “glory” (T44)"),
        ("rules", "rules chess", "line 1: there is no rule set called “chess”"),
        ("headquarters", "rules next-3 victory headquarters", "(L6)"),
        ("allies", "rules nautical-3 poker off", "(T24, P1)"),
        ("pair", "rules nautical-3 deal chosen", "T1, X1"),
        ("long", &format!("rules next title \"{}\"", "x".repeat(81)), "M2"),
    ] {
        let file = directory.join(name);
        fs::write(&file, text).unwrap();
        for command in ["simulate --seats random,random --rules", "rules"] {
            let run = rq(&format!("{command} {}", file.display()));
            assert!(run.refused(1).contains(hint), "{}", run.stderr);
        }
    }
}

#[test]
fn k1_a_table_that_the_rules_cannot_seat_is_refused_wherever_the_rules_come_from() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables");
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("four.txt");
    fs::write(&file, "rules nautical-3 three-or-four on").unwrap();
    let file = file.display().to_string();
    for (rules, seats, hint) in [
        ("risiko-pocket", "random,random", "2 players: this game is for three or four (K1)"),
        (&file, "random,random,random,random,random", "5 players: this game is for three or four"),
        ("next", "random", "1 player: the game needs at least two (T1, X1)"),
    ] {
        let run = rq(&format!("simulate --rules {rules} --seats {seats} --games 1"));
        assert!(run.refused(1).contains(hint), "{}", run.stderr);
    }
    let line = "simulate --rules next --option victory=territories-9 --seats random,random";
    let goal = rq(&format!("{line} --games 1"));
    assert!(goal.refused(1).contains("more than the 21 territories"), "{}", goal.stderr);
    assert!(goal.stderr.contains("(T44)"), "{}", goal.stderr);
}

#[test]
fn what_does_not_exist_is_wrong_usage_and_says_what_does() {
    for (line, hint) in [
        ("simulate --seats normal,wizard", "random"),
        ("simulate --seats normal,normal --rules chess", "nautical"),
        ("simulate --seats normal,normal --option weather=fine", "fortify"),
        ("simulate --seats normal,normal --option fortify=up", "connected"),
        ("simulate --seats normal,normal --option fortify", "KEY=VALUE"),
        ("simulate --seats normal,normal --games=-3", "--games"),
        ("simulate --seats normal,normal --games 3.5", "--games"),
        ("simulate --seats normal,normal --threads 0", "--threads"),
        ("simulate --seats normal,normal --seed x", "--seed"),
    ] {
        let run = rq(line);
        assert!(run.refused(2).contains(hint), "{line}: {}", run.stderr);
    }
}

#[test]
fn games_beyond_the_limit_are_given_up() {
    let report = rq("simulate --seats random,random --games 3 --most-rounds 1 --json").json();
    assert_eq!((&report["unfinished"], &report["wins"]), (&3.into(), &serde_json::json!([0, 0])));
}

#[test]
fn no_games_are_no_failure() {
    let report = rq("simulate --seats random,random --games 0 --json").json();
    assert_eq!((&report["games"], &report["rounds_mean"]), (&0.into(), &0.0.into()));
}

#[test]
fn people_get_a_table() {
    let run = rq("simulate --rules next --seats normal,random --games 4");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("4 games in"));
    assert!(run.stdout.contains("normal     won"));
    assert!(run.stdout.contains("digest: "));
}

#[test]
fn links_are_measured_where_that_is_wanted() {
    let line = "simulate --rules next --seats normal,normal --games 8 --seed 2 --json";
    assert_eq!(rq(line).json()["links"], serde_json::Value::Null);
    let links = &rq(&format!("{line} --links")).json()["links"];
    let [half, most, longest] = ["p50", "p95", "max"].map(|it| links[it].as_u64().unwrap());
    assert!(80 < half && half <= most && most <= longest && longest < 1_000, "{links}");
}
