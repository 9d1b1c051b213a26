use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Action, RuleSet};
use red_queens_engine::record::{Luck, Record};

use crate::play::{play, setup};

#[test]
fn a_played_game_is_verified() {
    for (_, rules) in RuleSet::PRESETS {
        let game = play(setup(rules, 3, 1), 4_000, |_| {});
        let verification = Record::of(&game).verify().unwrap();
        assert!(verification.is_ok());
        assert_eq!(verification.actions, game.actions().len());
        assert_eq!(verification.outcome, game.outcome());
        assert_eq!(verification.digest, game.digest());
    }
}

#[test]
fn a_forged_action_is_found() {
    let mut record = Record::of(&play(setup(RuleSet::NEXT, 2, 1), 200, |_| {}));
    record.actions[150] = Action::Raise { face: 7 };
    let verification = record.clone().verify().unwrap();
    assert!(!verification.is_ok());
    assert_eq!(verification.actions, 150);
    assert_eq!(verification.digest, record.replay_valid().unwrap().0.digest());
}

#[test]
fn what_one_side_loses_the_other_inflicts() {
    let luck = Record::of(&play(setup(RuleSet::NEXT, 2, 4), 3_000, |_| {})).verify().unwrap().luck;
    let Luck { rolls, lost, expected_lost, inflicted, expected_inflicted } = luck[Red];
    assert!(rolls > 500, "{rolls}");
    assert_eq!((luck[Blue].rolls, luck[Blue].lost, luck[Blue].inflicted), (rolls, inflicted, lost));
    assert!((luck[Blue].expected_lost - expected_inflicted).abs() < 1e-6);
    assert!((f64::from(lost + inflicted) - expected_lost - expected_inflicted).abs() < 1e-6);
    assert_eq!(luck[Green], Luck::default());
}

/// No roll loses more than two armies by chance alone, so the sum of many rolls stays near what is
/// expected: within five standard deviations of the worst case.
#[test]
fn luck_evens_out() {
    for seed in 0..6 {
        let game = play(setup(RuleSet::NEXT, 2, seed), 5_000, |_| {});
        let luck = Record::of(&game).verify().unwrap().luck[Red];
        let off = f64::from(luck.lost) - luck.expected_lost;
        assert!(off.abs() < 5.0 * f64::from(luck.rolls).sqrt(), "{luck:?}");
    }
    let game = play(setup(RuleSet::NAUTICAL, 6, 2), 5_000, |_| {});
    let luck = Record::of(&game).verify().unwrap().luck;
    let total = |of: fn(&Luck) -> f64| luck.iter().map(|(_, luck)| of(luck)).sum::<f64>();
    let (lost, expected) = (total(|luck| luck.lost.into()), total(|luck| luck.expected_lost));
    assert!((lost - expected).abs() < 1e-6, "each roll loses as many armies as it has pairs");
}
