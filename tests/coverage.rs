//! Every rule of the rulebook has a test whose name begins with the rule's id, or is on the list of
//! rules without a test yet; the list may only shrink.

mod sources;

use std::collections::BTreeSet;

use engine::core::rulebook;
use sources::sources;

const LATER: &str = include_str!("../crates/engine/tests/rules/later.txt");

fn rules() -> BTreeSet<String> {
    rulebook().map(|entry| entry.id.to_string()).collect()
}

/// Returns the ids without a test yet: the first word of each line that isn't a comment.
fn put_off() -> BTreeSet<String> {
    let lines = LATER.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

/// Returns the ids with which names of tests begin: `a4_b6_the_coast_table` is a test of A4 and B6.
fn tested() -> BTreeSet<String> {
    let files = ["crates", "tests", "src"].into_iter().flat_map(sources);
    let files = files.filter(|source| source.path != "tests/coverage.rs");
    files.flat_map(|source| ids_of_tests(&source.text)).collect()
}

fn ids_of_tests(text: &str) -> Vec<String> {
    let after_attribute = text.split("#[test]").skip(1);
    after_attribute
        .filter_map(|rest| rest.split_once("fn ")?.1.split_once('('))
        .flat_map(|(name, _)| ids(name))
        .collect()
}

fn ids(name: &str) -> Vec<String> {
    name.split('_').map_while(|word| is_id(word).then(|| word.to_uppercase())).collect()
}

/// Returns `true` for a lower-case letter followed by a number.
fn is_id(word: &str) -> bool {
    word.split_at_checked(1).is_some_and(|(letter, number)| {
        letter.chars().all(|c| c.is_ascii_lowercase()) && number.parse::<u8>().is_ok()
    })
}

#[test]
fn every_rule_has_a_test_or_is_put_off() {
    let (tested, put_off) = (tested(), put_off());
    let missing: Vec<String> =
        rules().into_iter().filter(|id| !tested.contains(id) && !put_off.contains(id)).collect();
    assert!(missing.is_empty(), "rules without a test: {missing:?}");
}

#[test]
fn what_has_a_test_is_not_put_off_any_more() {
    let done: Vec<String> = put_off().intersection(&tested()).cloned().collect();
    assert!(done.is_empty(), "take these off crates/engine/tests/rules/later.txt: {done:?}");
}

#[test]
fn only_rules_are_tested_and_put_off() {
    let rules = rules();
    let strays: Vec<String> =
        put_off().union(&tested()).filter(|id| !rules.contains(*id)).cloned().collect();
    assert!(strays.is_empty(), "no such rules: {strays:?}");
}

#[test]
fn names_of_tests_are_read_up_to_the_first_other_word() {
    let text =
        "#[test]\nfn b4_b6_the_coast() {}\n#[test]\n#[ignore]\nfn a21_at_4() {}\nfn c1_no() {}";
    assert_eq!(ids_of_tests(text), ["B4", "B6", "A21"]);
    assert!(ids("dice_are_uniform").is_empty());
}
