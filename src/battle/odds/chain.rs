//! Exact odds of a chain of conquests: one territory after the other, all but one army going on.

use super::super::normal::{ATTACK_DICE, attack_dice, defence_dice};
use super::ends;
use super::roll::count;

/// How each territory of a chain is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// By normal attacks (A1).
    Normal,
    /// By all armies but one, committed (A2).
    Committed,
}

/// One territory of a chain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// The probability that it is taken, and all before it.
    pub conquest: f64,
    /// The armies that stand on it then, on average; 0 where it cannot be taken.
    pub left: f64,
}

/// How a chain of attacks may end.
#[derive(Debug, Clone, PartialEq)]
pub struct ChainOdds {
    /// The territories in their order.
    pub steps: Vec<Step>,
    /// The probability of each number of armies on the last territory, the index being the number;
    /// together they are the probability that all are taken.
    pub left: Vec<f64>,
}

/// The odds of taking territories with so many defenders each, one after the other, starting with so
/// many armies on the first territory, one of which stays there and one on each that is taken.
///
/// Exact. Time grows with the product of armies and defenders; committed, with the fourth power of
/// the armies.
///
/// ```
/// use red_queens::battle::{Manner, Odds, chain};
/// let odds = chain(Manner::Normal, 9, &[2, 1]);
/// assert!((odds.steps[0].conquest - Odds::normal(9, 2).conquest).abs() < 1e-12);
/// assert!(odds.steps[1].conquest < odds.steps[0].conquest);
/// ```
pub fn chain(manner: Manner, armies: u32, defenders: &[u32]) -> ChainOdds {
    let mut left = vec![0.0; armies as usize + 1];
    left[armies as usize] = 1.0;
    let steps = defenders.iter().map(|defenders| {
        left = match manner {
            Manner::Normal => after_normal(&left, *defenders),
            Manner::Committed => after_committed(&left, *defenders),
        };
        let conquest: f64 = left.iter().sum();
        let armies: f64 = left.iter().enumerate().map(|(n, p)| count(n) * p).sum();
        Step { conquest, left: if conquest > 0.0 { armies / conquest } else { 0.0 } }
    });
    let steps = steps.collect();
    ChainOdds { steps, left }
}

/// The armies that go in after a conquest, from the probabilities of those before it.
fn after_normal(before: &[f64], defenders: u32) -> Vec<f64> {
    let mut after = vec![0.0; before.len()];
    let dice = |attackers, defenders| (attack_dice(attackers), defence_dice(defenders));
    for (attackers, defenders, probability) in ends(before.to_vec(), defenders, ATTACK_DICE, dice) {
        if defenders == 0 && attackers > 1 {
            after[attackers - 1] += probability;
        }
    }
    after
}

/// How many dice the defender throws depends on how many were committed, so each number of armies is
/// a battle of its own.
fn after_committed(before: &[f64], defenders: u32) -> Vec<f64> {
    let mut after = vec![0.0; before.len()];
    for (armies, here) in before.iter().enumerate().filter(|(n, p)| *n > 2 && **p > 0.0) {
        let most = u32::try_from(armies - 2).unwrap_or(u32::MAX);
        let mut start = vec![0.0; armies];
        start[armies - 1] = *here;
        let dice = |troops: u32, defenders: u32| (troops, defenders.min(most));
        for (troops, defenders, probability) in ends(start, defenders, most + 1, dice) {
            if defenders == 0 {
                after[troops] += probability;
            }
        }
    }
    after
}
