use crate::run::rq;

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
fn people_get_the_chapters() {
    let run = rq("rules");
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("\nA. Attacks\n  A1 (a ruling)\n"));
    assert!(run.stdout.contains("\n  T7\n"));
    assert!(run.stdout.contains("  B2 (a ruling)\n"));
}
