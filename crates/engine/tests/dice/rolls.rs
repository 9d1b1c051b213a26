//! Single rolls: the engine's frequencies compared with exact probabilities, by chi-square.

use red_queens_engine::battle::{Post, expected_losses, expected_losses_raised, roll_odds};
use red_queens_engine::game::{Action, Event, LandEvent, PlusOne, State, Until};
use red_queens_engine::world::names::{Alaska, Alberta, NorthwestTerritory};

use crate::exact::{Bonus, losses};
use crate::played::{play, position};

const TIMES: u64 = 8_000;

/// Returns the number of rolls in which the defender lost each number of armies.
fn frequencies(state: &State, roll: &Action, pairs: usize) -> Vec<u64> {
    let mut counts = vec![0; pairs + 1];
    for number in 1..=TIMES {
        let events = play(&mut state.clone(), roll, number);
        let lost = events.iter().find_map(|event| match event {
            Event::Land(
                LandEvent::Rolled { losses, .. } | LandEvent::BlockRolled { losses, .. },
            ) => Some(*losses),
            _ => None,
        });
        let lost = lost.unwrap();
        assert_eq!((lost.attacker + lost.defender) as usize, pairs);
        counts[lost.defender as usize] += 1;
    }
    counts
}

/// The value of chi-square that is exceeded once in ten thousand cases, by degrees of freedom.
const CRITICAL: [f64; 8] = [0.0, 15.1, 18.4, 21.1, 23.5, 25.7, 27.9, 29.9];

fn assert_fits(name: &str, counts: &[u64], odds: &[f64]) {
    let expected = odds.iter().map(|p| p * TIMES as f64);
    let chi2: f64 = counts.iter().zip(expected).map(|(&n, e)| (n as f64 - e).powi(2) / e).sum();
    assert!(chi2 < CRITICAL[odds.len() - 1], "{name}: chi-square {chi2}, {counts:?}");
}

#[test]
fn a1_normal_rolls_fall_as_often_as_they_should() {
    for rules in ["nautical", "next"] {
        for (dice, defence) in [(3, 2), (3, 1), (2, 2), (2, 1), (1, 2), (1, 1)] {
            let armies = if rules == "next" { u32::from(dice) + 1 } else { 50 };
            let mut state = position(rules, armies, 1, defence);
            play(&mut state, &Action::Attack { from: Alaska, to: Alberta }, 0);
            let roll = Action::Roll { dice, until: Until::Once };
            let defence = defence as usize;
            let pairs = defence.min(dice.into());
            let counts = frequencies(&state, &roll, pairs);
            let odds = losses(dice.into(), defence, Bonus::None);
            assert_fits(&format!("{rules}: {dice} v {defence}"), &counts, &odds);
        }
    }
}

const ROLL: Action = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Once };

#[test]
fn a2_committed_rolls_fall_as_often_as_they_should() {
    for (committed, defenders, dice) in [(2, 9, 1), (4, 9, 3), (6, 9, 5), (5, 2, 2), (7, 4, 4)] {
        let mut state = position("nautical", 50, 1, defenders);
        let commit = Action::Commit { from: Alaska, to: Alberta, armies: committed };
        play(&mut state, &commit, 0);
        let counts = frequencies(&state, &ROLL, dice);
        let odds = losses(committed as usize, dice, Bonus::None);
        assert_fits(&format!("{committed} v {defenders}"), &counts, &odds);
    }
}

#[test]
fn a6_flanking_rolls_with_the_best_plus_one_fall_as_often_as_they_should() {
    for (size, defenders, dice) in [(2, 9, 1), (3, 9, 2), (5, 9, 4), (5, 3, 3)] {
        let mut state = position("nautical", 50, 50, defenders);
        let from = [Alaska, NorthwestTerritory].into_iter().map(Post::Land).collect();
        play(&mut state, &Action::Flank { to: Alberta, size, from }, 0);
        let counts = frequencies(&state, &ROLL, dice);
        let odds = losses(size as usize, dice, Bonus::PlusOne);
        assert_fits(&format!("flank of {size} v {defenders}"), &counts, &odds);
    }
}

/// Returns the mean number of armies lost.
fn mean(odds: &[f64]) -> f64 {
    odds.iter().enumerate().map(|(lost, p)| lost as f64 * p).sum()
}

#[test]
fn a1_a2_a6_the_odds_that_are_shown_are_the_exact_ones() {
    for (attack, defence) in (1..=6u32).flat_map(|attack| (1..=5u32).map(move |d| (attack, d))) {
        let of = |bonus| losses(attack as usize, defence as usize, bonus);
        let (exact, raised) = (of(Bonus::None), of(Bonus::PlusOne));
        let shown = roll_odds(attack, defence);
        for (lost, p) in exact.iter().enumerate() {
            assert!((shown[lost] - p).abs() < 1e-9, "{attack} v {defence}, {lost} lost");
        }
        let shown = (expected_losses(attack, defence), expected_losses_raised(attack, defence));
        let off = (shown.0 - mean(&exact), shown.1 - mean(&raised));
        assert!(off.0.abs() < 1e-9 && off.1.abs() < 1e-9, "{attack} v {defence}: {off:?}");
    }
}
