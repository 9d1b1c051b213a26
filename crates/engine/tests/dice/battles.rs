//! Whole attacks, with their results compared to a calculation over all states.

use std::collections::HashMap;

use red_queens_engine::battle::{Odds, Post};
use red_queens_engine::game::{Action, PlusOne, Until};
use red_queens_engine::world::names::{Alaska, Alberta, NorthwestTerritory};

use crate::exact::{Bonus, losses};
use crate::played::{End, assert_mean, play_out, position};

const TIMES: u64 = 4_000;

/// The expected result of an attack.
#[derive(Debug, Clone, Copy, Default)]
struct ExpectedResult {
    conquest: f64,
    own: f64,
    captives: f64,
}

impl ExpectedResult {
    fn add(&mut self, p: f64, other: Self, captured: f64) {
        self.conquest += p * other.conquest;
        self.own += p * other.own;
        self.captives += p * (other.captives + captured);
    }
}

/// Rolls that have been enumerated already.
#[derive(Default)]
pub struct Rolls(HashMap<(usize, usize, bool), Vec<f64>>);

impl Rolls {
    pub fn of(&mut self, attack: usize, defence: usize, bonus: Bonus) -> Vec<f64> {
        let key = (attack, defence, bonus == Bonus::PlusOne);
        self.0.entry(key).or_insert_with(|| losses(attack, defence, bonus)).clone()
    }
}

/// Returns the expected result of a normal attack to the end, with as many dice as possible.
fn normal(attackers: usize, defenders: usize, rolls: &mut Rolls) -> ExpectedResult {
    if defenders == 0 {
        return ExpectedResult { conquest: 1.0, own: attackers as f64, captives: 0.0 };
    }
    if attackers == 1 {
        return ExpectedResult { conquest: 0.0, own: 1.0, captives: 0.0 };
    }
    let (dice, defence) = ((attackers - 1).min(3), defenders.min(2));
    let pairs = dice.min(defence);
    let mut expected = ExpectedResult::default();
    for (lost, p) in rolls.of(dice, defence, Bonus::None).into_iter().enumerate() {
        let rest = normal(attackers - (pairs - lost), defenders - lost, rolls);
        expected.add(p, rest, 0.0);
    }
    expected
}

/// Returns the expected result of blocks with one declared number that roll one after the other,
/// each until it is gone, without reserves. `others` stay behind.
fn blocks(
    troops: &[usize],
    declared: usize,
    defenders: usize,
    others: f64,
    rolls: &mut Rolls,
) -> ExpectedResult {
    let own = others + troops.iter().sum::<usize>() as f64;
    if defenders == 0 {
        return ExpectedResult { conquest: 1.0, own, captives: 0.0 };
    }
    let Some(rolling) = troops.iter().position(|troops| *troops > 0) else {
        return ExpectedResult { conquest: 0.0, own, captives: 0.0 };
    };
    let standing = troops.iter().filter(|troops| **troops > 0).count();
    let bonus = if standing > 1 { Bonus::PlusOne } else { Bonus::None };
    let defence = (declared - 1).min(defenders);
    let pairs = defence.min(troops[rolling]);
    let mut expected = ExpectedResult::default();
    for (lost, p) in rolls.of(troops[rolling], defence, bonus).into_iter().enumerate() {
        let mut left = troops.to_vec();
        left[rolling] -= pairs - lost;
        let captured = f64::from(u8::from(bonus == Bonus::PlusOne && lost == pairs));
        let rest = blocks(&left, declared, defenders - lost, others, rolls);
        expected.add(p, rest, captured);
    }
    expected
}

/// Checks the results of attacks.
fn assert_ends(name: &str, ends: &[End], expected: ExpectedResult) {
    let conquered = ends.iter().map(|end| f64::from(u8::from(end.conquered)));
    assert_mean(&format!("{name}, conquests"), conquered, expected.conquest);
    let own = ends.iter().map(|end| f64::from(end.own));
    assert_mean(&format!("{name}, own armies"), own, expected.own);
    let captives = ends.iter().map(|end| f64::from(end.captives));
    assert_mean(&format!("{name}, captives"), captives, expected.captives);
}

#[test]
fn a1_normal_attacks_end_as_they_should() {
    let roll_out = |armies: u32| Action::Roll {
        dice: u8::try_from((armies - 1).min(3)).unwrap(),
        until: Until::Conquest,
    };
    let mut rolls = Rolls::default();
    for (own, theirs) in [(2, 1), (3, 1), (3, 2), (4, 2), (5, 5), (8, 5), (10, 8), (8, 10)] {
        let start = position("next", own, 1, theirs);
        let declare = Action::Attack { from: Alaska, to: Alberta };
        let ends = play_out(&start, &declare, &roll_out(own), TIMES);
        let mut expected = normal(own as usize, theirs as usize, &mut rolls);
        expected.own += 1.0;
        let name = format!("{own} v {theirs}");
        assert_ends(&name, &ends, expected);
        let odds = Odds::normal(own, theirs);
        assert!((odds.conquest - expected.conquest).abs() < 1e-9, "{name}: {}", odds.conquest);
        let left = f64::from(own + 1) - odds.expected_attacker_losses();
        assert!((left - expected.own).abs() < 1e-9, "{name}: {left}");
    }
}

/// Rolls blocks, starting with the first, until the attack is over.
const ROLL_OUT: Action =
    Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Conquest };

#[test]
fn a2_committed_attacks_end_as_they_should() {
    let mut rolls = Rolls::default();
    for (committed, theirs) in [(2, 1), (2, 2), (4, 4), (6, 4), (5, 9), (7, 6)] {
        let start = position("nautical", committed + 1, 1, theirs);
        let declare = Action::Commit { from: Alaska, to: Alberta, armies: committed };
        let ends = play_out(&start, &declare, &ROLL_OUT, TIMES);
        let number = committed as usize;
        let expected = blocks(&[number], number, theirs as usize, 2.0, &mut rolls);
        let name = format!("{committed} v {theirs}");
        assert_ends(&name, &ends, expected);
        let odds = Odds::committed(committed, theirs);
        assert!((odds.conquest - expected.conquest).abs() < 1e-9, "{name}: {}", odds.conquest);
    }
}

#[test]
fn a5_a7_a9_flanking_attacks_end_as_they_should() {
    let mut rolls = Rolls::default();
    for (size, theirs) in [(2, 2), (2, 5), (3, 4), (4, 6), (5, 8)] {
        let start = position("nautical", size + 1, size + 1, theirs);
        let from = [Alaska, NorthwestTerritory].into_iter().map(Post::Land).collect();
        let declare = Action::Flank { to: Alberta, size, from };
        let ends = play_out(&start, &declare, &ROLL_OUT, TIMES);
        let number = size as usize;
        let expected = blocks(&[number, number], number, theirs as usize, 2.0, &mut rolls);
        let name = format!("two flanks of {size} v {theirs}");
        assert_ends(&name, &ends, expected);
    }
}

#[test]
fn a5_two_blocks_of_one_territory_and_three_flanks_end_as_they_should() {
    let mut rolls = Rolls::default();
    for (from, alaska, northwest) in
        [(&[Alaska, Alaska][..], 7, 1), (&[NorthwestTerritory, Alaska, NorthwestTerritory], 4, 7)]
    {
        let start = position("nautical", alaska, northwest, 6);
        let from_all = from.iter().copied().map(Post::Land).collect();
        let declare = Action::Flank { to: Alberta, size: 3, from: from_all };
        let ends = play_out(&start, &declare, &ROLL_OUT, TIMES);
        let expected = blocks(&vec![3; from.len()], 3, 6, 2.0, &mut rolls);
        let name = format!("{from:?}");
        assert_ends(&name, &ends, expected);
    }
}
