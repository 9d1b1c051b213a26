//! `rq-lab worlds`.

use crate::lab;

#[test]
fn the_continents_of_a_world_are_measured() {
    let run = lab("worlds --worlds 1 --games 8 --json");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains(r#""world":"World-"#));
    let rows = run.stdout.lines().filter(|line| line.contains(r#""own":{"players":"#));
    assert!(rows.count() > 1, "{}", run.stdout);
}

#[test]
fn worlds_are_summed_up_for_people() {
    let run = lab("worlds --worlds 1 --games 8 --vary 2");
    assert_eq!(run.code, 0, "{}", run.stderr);
    for said in ["first holders won", "in quadratic mean", "won by turn order"] {
        assert!(run.stdout.contains(said), "{}", run.stdout);
    }
}
