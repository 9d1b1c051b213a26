use crate::rq;
use crate::run::{Run, program};

fn versus(rules: &str, first: &str, second: &str) -> String {
    let run: Run = program()
        .args(["hand", "--json", "--rules", rules, "--versus", first, second])
        .output()
        .unwrap()
        .into();
    run.json()["winner"].as_str().unwrap().to_owned()
}

fn category(cards: &str) -> String {
    rq(&format!("hand --json {cards}")).json()["category"].as_str().unwrap().to_owned()
}

#[test]
fn c6_a_hand_is_named_and_its_cards_come_in_order() {
    let hand = rq("hand --json --rules nautical QH KD 7S 7C 2H").json();
    assert_eq!(hand["category"], "pair");
    assert_eq!(hand["cards"], serde_json::json!(["7C", "7S", "QH", "KD", "2H"]));
    let hand = rq("hand --json --rules next QH KD 7S 7C 2H").json();
    assert_eq!(hand["cards"], serde_json::json!(["7C", "7S", "KD", "QH", "2H"]));
    assert_eq!(rq("hand 5C 4C 3C 2C AC").stdout, "straight flush: 5C 4C 3C 2C AC\n");
}

#[test]
fn the_best_five_of_up_to_seven_count() {
    assert_eq!(category("2C 3D 9S 9H 9D 4H 4C"), "full house");
    assert_eq!(category("2H 4H 6H 8H TH QH AH"), "flush");
    assert_eq!(category("10h jh"), "high card");
    let hand = rq("hand --json 2H 4H 6H 8H TH QH AH").json();
    assert_eq!(hand["cards"], serde_json::json!(["QH", "AH", "TH", "8H", "6H"]));
}

#[test]
fn c6_two_hands_are_compared_by_the_rule_set() {
    let (queen, ace) = ("QH 9C 7D 4S 2C", "AS KD JC TD 8H");
    assert_eq!(versus("nautical", queen, ace), "first");
    assert_eq!(versus("new-rules", queen, ace), "first");
    assert_eq!(versus("next", queen, ace), "second");
    assert_eq!(versus("nautical", "AS KD JC TD 8H", "AD KS JH TC 8C"), "tie");
    assert_eq!(versus("new-rules", "AS KD JC TD 8H", "KS JH TC 9D 8C"), "second");
}

#[test]
fn what_is_no_hand_is_refused() {
    for line in ["hand 1X", "hand QH QH", "hand 2C 3C 4C 5C 6C 7C 8C 9C", "hand --json QQ"] {
        rq(line).refused(1);
    }
    for line in ["hand", "hand --rules chess QH", "hand --versus QH"] {
        rq(line).refused(2);
    }
    let run: Run = program().args(["hand", "--versus", "QH", ""]).output().unwrap().into();
    assert!(run.refused(1).contains("has 1 to 7"));
}

#[test]
fn w6_the_odds_of_each_game_are_told_and_whether_they_are_exact() {
    let river = "hand --json --game holdem --against 1 --board".split(' ');
    let run: Run =
        program().args(river.clone()).args(["2C 7D 9H JS 3D", "AS", "AD"]).output().unwrap().into();
    let odds = run.json();
    assert_eq!((&odds["exact"], &odds["deals"]), (&true.into(), &serde_json::Value::Null));
    assert!(odds["win"].as_f64().unwrap() > 0.75);
    for game in ["draw", "stud", "holdem"] {
        let odds = rq(&format!("hand --json --game {game} --against 3 AS AD")).json();
        assert_eq!(odds["exact"], false, "{game}");
        assert!(odds["deals"].as_u64().unwrap() > 1_000);
        let win = odds["win"].as_f64().unwrap();
        assert!((0.3..0.9).contains(&win), "{game}: {win}");
    }
    let turn = ["2C 7D 9H JS", "AS", "AD"];
    let run: Run = program().args(river.clone()).args(turn).output().unwrap().into();
    assert_eq!(run.json()["exact"], false, "46 times as many as on the river");
    let line = rq("hand --game stud --against 1 AS AD KC KD 2H 2S 9C").stdout;
    assert!(line.ends_with(" % (from 20000 random deals)\n"), "{line}");
    let open = ["--open", "3C 4D 8H TS"];
    let run: Run = program()
        .args(["hand", "--game", "stud", "--against", "1"])
        .args(["AS", "AD", "KC", "KD", "2H", "2S", "9C"])
        .args(open)
        .output()
        .unwrap()
        .into();
    assert!(run.stdout.ends_with(" % (exact)\n"), "{}", run.stdout);
    let twice: Run = program().args(river).args(["AS 7D", "AS", "AD"]).output().unwrap().into();
    assert!(twice.refused(1).contains("twice"));
    rq("hand --game whist --against 1 AS").refused(2);
}
