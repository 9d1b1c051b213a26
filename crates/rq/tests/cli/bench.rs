//! `rq bench`.

use crate::rq;
use engine::game::RuleSet;

#[test]
fn every_rule_set_is_played_and_its_pace_told() {
    let paces = rq("bench --actions 3000 --json").json();
    let paces = paces.as_array().unwrap();
    let names: Vec<_> = paces.iter().map(|pace| pace["rules"].as_str().unwrap()).collect();
    assert_eq!(names, RuleSet::PRESETS.map(|(name, _)| name));
    for pace in paces {
        let (actions, seconds) = (pace["actions"].as_f64(), pace["seconds"].as_f64().unwrap());
        let told = pace["actions_per_second"].as_f64().unwrap();
        assert_eq!(actions, Some(3000.0));
        assert!((told * seconds - 3000.0).abs() < 1.0, "{pace}");
    }
    let told = rq("bench --actions 500 --longest 50 --players 4").stdout;
    assert_eq!(told.lines().count(), names.len());
    assert!(told.lines().all(|line| line.ends_with(" actions per second")), "{told}");
}

#[test]
fn a_bench_of_nothing_is_wrong_usage() {
    for wrong in ["--actions 0", "--longest 0", "--players 7"] {
        rq(&format!("bench {wrong}")).refused(2);
    }
}
