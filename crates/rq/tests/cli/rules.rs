use crate::rq;

#[test]
fn every_rule_comes_with_its_text_and_whether_it_is_a_ruling() {
    let rules = rq("rules --json").json();
    let rules = rules.as_array().unwrap();
    assert!(rules.len() > 100);
    for rule in rules {
        assert!(!rule["id"].as_str().unwrap().is_empty());
        assert!(rule["text"].as_str().unwrap().len() > 20);
        assert!(rule["is_ruling"].is_boolean());
    }
    let find = |id: &str| rules.iter().find(|rule| rule["id"] == id).unwrap();
    assert_eq!(find("B2")["is_ruling"], true);
    assert_eq!(find("T7")["is_ruling"], false);
}

#[test]
fn m1_custom_rules_are_explained_by_what_differs_from_their_preset() {
    let file = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explained.txt");
    std::fs::write(&file, "rules next wilds on fortify connected title \"Sunday\"").unwrap();
    let run = rq(&format!("rules {}", file.display()));
    assert!(run.stdout.contains("rules next wilds on fortify connected title \"Sunday\""));
    assert!(run.stdout.contains("  wilds on (C1)\n      Two wild cards stand for any symbol.\n"));
    let numbers = file.with_file_name("numbers.txt");
    std::fs::write(&numbers, "rules next-3 victory rounds-9").unwrap();
    let told = rq(&format!("rules {}", numbers.display()));
    assert!(
        told.stdout.contains("      After 9 rounds, the player with the most territories wins.\n"),
        "in words"
    );
    let told = rq(&format!("rules {} --json", file.display())).json();
    assert_eq!((&told["title"], &told["preset"]), (&"Sunday".into(), &"next".into()));
    let keys = told["differences"].as_array().unwrap();
    assert!(keys.iter().any(|it| it["option"] == "fortify" && it["value"] == "connected"));
    assert_eq!(rq("rules next --json").json()["differences"], serde_json::json!([]));
}

#[test]
fn people_get_the_chapters() {
    let run = rq("rules");
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("\nA. Attacks\n  A1 (a ruling)\n"));
    assert!(run.stdout.contains("\n  T7\n"));
    assert!(run.stdout.contains("  B2 (a ruling)\n"));
}
