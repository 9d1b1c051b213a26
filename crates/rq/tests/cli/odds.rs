use serde_json::Value;

use crate::rq;

fn sum(left: &Value) -> f64 {
    left.as_object().unwrap().values().map(|p| p.as_f64().unwrap()).sum()
}

fn number(report: &Value, key: &str) -> f64 {
    report[key].as_f64().unwrap()
}

#[test]
fn a1_normal_odds_have_the_textbook_numbers() {
    let report = rq("odds normal --attackers 4 --defenders 2 --json").json();
    assert!((number(&report, "conquest") - 0.655_952).abs() < 1e-5, "{report}");
    for left in ["attackers_left", "defenders_left"] {
        assert!((sum(&report[left]) - 1.0).abs() < 1e-12);
    }
    // The last of two defenders falls in at most two rolls, so up to four attackers are left.
    assert!(report["attackers_left"]["4"].as_f64().unwrap() > 0.3);
    assert!(report["defenders_left"].get("0").is_some());
    let losses = number(&report, "expected_attacker_losses");
    assert!((1.0..2.0).contains(&losses), "{losses}");
    assert_eq!(report, rq("odds normal --attackers 4 --defenders 2 --rules next --json").json());
}

#[test]
fn a3_refilling_helps_and_standing_by_does_not() {
    let odds =
        |more: &str| rq(&format!("odds committed --commit 5 --defenders 8 {more} --json")).json();
    let (alone, watched, refilled) =
        (odds(""), odds("--reserves 5"), odds("--reserves 5 --refill"));
    assert_eq!(alone["conquest"], watched["conquest"]);
    assert!(watched["attackers_left"].get("5").is_some(), "{watched}");
    assert!(number(&refilled, "conquest") > number(&alone, "conquest") + 0.2);
}

#[test]
fn a5_flanking_odds_count_captives() {
    let report = rq("odds flanking --flank 3 --flank 3 --defenders 4 --json").json();
    assert!((sum(&report["attackers_left"]) - 1.0).abs() < 1e-12);
    assert!(number(&report, "expected_captives") > 0.3, "{report}");
}

#[test]
fn n9_ships_landings_and_chains_have_odds_too() {
    let sea = rq("odds sea --crew 5 --against 3 --json").json();
    assert!(number(&sea, "sank") > 0.1 && number(&sea, "lost") > 0.05, "{sea}");
    let landing = rq("odds landing --crew 8 --patrol 2 --patrol 1 --defenders 2 --json").json();
    assert!(number(&landing, "conquest") < number(&landing, "patrol_beaten"), "{landing}");
    assert!((sum(&landing["ashore"]) - number(&landing, "conquest")).abs() < 1e-12);
    let inland = rq("odds landing --crew 8 --defenders 2 --inland 1,1 --json").json();
    assert_eq!(inland["inland"]["steps"].as_array().unwrap().len(), 3);
    assert_eq!(inland["inland"]["steps"][0]["conquest"], inland["conquest"]);
    assert!(number(&inland["inland"], "conquest") < number(&inland, "conquest"), "{inland}");
    let chain = rq("odds chain --armies 12 --defenders 3,2,1 --json").json();
    assert_eq!(chain["steps"].as_array().unwrap().len(), 3);
    assert_eq!(chain["steps"][2]["conquest"], chain["conquest"]);
}

#[test]
fn l2_a22_scars_fortifications_and_the_best_defence_change_the_odds() {
    let conquest = |line: &str| {
        let report = rq(&format!("odds normal --attackers 9 --defenders 5 {line} --json")).json();
        number(&report, "conquest")
    };
    let plain = conquest("");
    assert!(conquest("--scar shortage") > plain && conquest("--scar bunker") < plain);
    assert!(conquest("--fortification 10") < conquest("--scar bunker"));
    assert!(conquest("--fortification 1") > conquest("--fortification 10"));
    let rounding = 1e-9;
    assert!(conquest("--rules legacy-attack") < plain + rounding, "the best choice is no worse");
    assert!((conquest("--rules next") - plain).abs() < rounding);
    let run = rq("odds normal --attackers 500 --defenders 5 --rules legacy-attack");
    assert!(run.refused(1).contains("L2"), "{}", run.stderr);
    rq("odds normal --attackers 5 --defenders 5 --fortification 11").refused(2);
}

#[test]
fn people_get_sentences() {
    for (line, words) in [
        ("normal --attackers 9 --defenders 5", "armies needed for an 80 % chance: 9"),
        ("committed --commit 9 --defenders 5", "losses on average"),
        ("flanking --flank 2 --flank 2 --defenders 3", "expected captives"),
        ("sea --crew 4 --against 4 --committed", "beaten"),
        ("landing --crew 4 --defenders 1 --committed", "ship lost"),
        ("chain --armies 8 --defenders 1,1 --committed", "through territory 2"),
    ] {
        let run = rq(&format!("odds {line}"));
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{line}");
        assert!(run.stdout.contains(words), "{line}: {}", run.stdout);
    }
}

#[test]
fn a2_a5_attacks_that_do_not_exist_are_refused_with_the_rule() {
    for (line, rule) in [
        ("committed --commit 1 --defenders 3", "A2"),
        ("flanking --flank 3 --defenders 3", "A5"),
        ("flanking --flank 3 --flank 4 --defenders 3", "A5"),
        ("flanking --flank 1 --flank 1 --defenders 3", "A5"),
        ("chain --armies 500 --defenders 3 --committed", "A2"),
    ] {
        let run = rq(&format!("odds {line} --json"));
        assert!(run.refused(1).contains(rule), "{line}: {}", run.stderr);
    }
}

#[test]
fn b1_n4_chains_longer_than_the_board_and_patrols_of_more_ships_than_there_are_are_refused() {
    let many = |number, what: &str| vec![what; number].join(",");
    let ships = |number| " --patrol 1".repeat(number);
    for (line, rule) in [
        (format!("chain --armies 9 --defenders {}", many(42, "1")), "B1"),
        (format!("landing --crew 9 --defenders 1 --inland {}", many(42, "1")), "B1"),
        (format!("landing --crew 9 --defenders 1{}", ships(30)), "N4"),
    ] {
        let run = rq(&format!("odds {line}"));
        assert!(run.refused(1).contains(rule), "{line}: {}", run.stderr);
    }
    let most = format!("landing --crew 9 --defenders 1{} --inland {}", ships(29), many(41, "1"));
    assert_eq!(rq(&format!("odds {most}")).code, 0);
}

/// All battles of a landing share one table of rolls; a table for each number of surviving armies
/// would take minutes.
#[test]
fn n4_large_crews_past_large_patrols_are_worked_out() {
    let line = "landing --crew 90 --committed --patrol 90 --patrol 90 --defenders 90";
    let report = rq(&format!("odds {line} --json")).json();
    assert!(number(&report, "ship_lost") > 0.9, "{report}");
}

#[test]
fn numbers_out_of_bounds_are_wrong_usage() {
    for line in [
        "normal --attackers 0 --defenders 3",
        "normal --attackers 5 --defenders=-1",
        "normal --attackers 99999999999 --defenders 3",
        "normal --attackers 5 --defenders 3 --rules chess",
        "committed --commit 5000 --defenders 3",
        "flanking --defenders 3",
        "naval",
    ] {
        rq(&format!("odds {line}")).refused(2);
    }
}
