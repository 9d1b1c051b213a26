//! Exact odds of one roll of any number of dice.
//!
//! Faces are dealt out from six down. Sorted, the defender's die of rank _r_ is lost if at least _r_ of
//! the attacker's dice show more; so it is enough to know how many dice came before, and one pass
//! finds the odds for every number of dice up to the largest. Each way to deal is weighed with one over
//! the factorials of its counts, which makes a probability of it in the end.

use std::ops::Deref;
use std::sync::OnceLock;

/// Tables up to these numbers of dice are worked out once and kept.
const KEPT: [usize; 6] = [8, 16, 24, 32, 48, 64];

/// The odds of every roll up to a number of dice on both sides.
#[derive(Debug)]
pub(super) struct RollTable {
    size: usize,
    plain: Vec<f64>,
    raised: Vec<f64>,
}

/// A table that is kept, or one that was made for the occasion.
pub(super) enum Rolls {
    Kept(&'static RollTable),
    Own(Box<RollTable>),
}

impl Deref for Rolls {
    type Target = RollTable;

    fn deref(&self) -> &RollTable {
        match self {
            Self::Kept(table) => table,
            Self::Own(table) => table,
        }
    }
}

/// A table that holds rolls of so many dice on each side.
pub(super) fn rolls(dice: u32) -> Rolls {
    static TABLES: [OnceLock<RollTable>; KEPT.len()] = [const { OnceLock::new() }; KEPT.len()];
    let dice = dice as usize;
    match KEPT.iter().zip(&TABLES).find(|(size, _)| dice <= **size) {
        Some((size, table)) => Rolls::Kept(table.get_or_init(|| RollTable::new(*size))),
        None => Rolls::Own(Box::new(RollTable::new(dice))),
    }
}

/// The probability of each number of armies the defender loses in one roll of so many dice against
/// so many; the index is the number. The attacker loses the other pairs (A1, A2).
///
/// ```
/// use red_queens::battle::roll_odds;
/// let odds = roll_odds(3, 2);
/// assert!((odds[2] - 2890.0 / 7776.0).abs() < 1e-12);
/// ```
pub fn roll_odds(attack: u32, defence: u32) -> Box<[f64]> {
    rolls(attack.max(defence)).plain(attack, defence).into()
}

/// The same when the plus one of a flanking roll is given to the best die (A6). The defender loses
/// every pair, and one of its losses is captured, with the last of these probabilities (A7).
pub fn raised_odds(attack: u32, defence: u32) -> Box<[f64]> {
    rolls(attack.max(defence)).raised(attack, defence).into()
}

/// The weights of all ways to deal the faces so far, by dice on both sides and pairs won.
struct Weights {
    size: usize,
    of: Vec<f64>,
}

impl Weights {
    fn none(size: usize) -> Self {
        Self { size, of: vec![0.0; (size + 1).pow(3)] }
    }

    fn row(&self, attack: usize, defence: usize) -> &[f64] {
        let start = (attack * (self.size + 1) + defence) * (self.size + 1);
        &self.of[start..=start + attack.min(defence)]
    }

    /// Adds a row to another, `won` places farther on.
    fn add(&mut self, (attack, defence): (usize, usize), won: usize, row: &[f64], weight: f64) {
        let start = (attack * (self.size + 1) + defence) * (self.size + 1) + won;
        for (sum, more) in self.of[start..].iter_mut().zip(row) {
            *sum += more * weight;
        }
    }
}

impl RollTable {
    fn new(size: usize) -> Self {
        let weight = inverse_factorials(size);
        let mut plain = Weights::none(size);
        let mut gained = Weights::none(size);
        plain.of[0] = 1.0;
        for _ in 1..=6 {
            (plain, gained) = deal_face(&plain, &gained, &weight);
        }
        let throws: Vec<f64> =
            weight.iter().zip(powers_of_six(size)).map(|(w, all)| w * all).collect();
        let probability = |attack: usize, defence: usize| 1.0 / (throws[attack] * throws[defence]);
        let mut table = Self { size, plain: plain.of, raised: gained.of };
        for attack in 0..=size {
            for defence in 0..=size {
                let places = table.places(attack, defence);
                for place in places.rev() {
                    let without = table.plain[place] * probability(attack, defence);
                    let with = table.raised[place] * probability(attack, defence);
                    table.plain[place] = without + with;
                    table.raised[place] = without;
                    // The best raise wins one pair more where it wins any.
                    if with > 0.0 {
                        table.raised[place + 1] += with;
                    }
                }
            }
        }
        table
    }

    fn places(&self, attack: usize, defence: usize) -> std::ops::Range<usize> {
        let start = (attack * (self.size + 1) + defence) * (self.size + 1);
        start..start + attack.min(defence) + 1
    }

    /// As [`roll_odds`], for dice within the table.
    pub fn plain(&self, attack: u32, defence: u32) -> &[f64] {
        &self.plain[self.places(attack as usize, defence as usize)]
    }

    /// As [`raised_odds`], for dice within the table.
    pub fn raised(&self, attack: u32, defence: u32) -> &[f64] {
        &self.raised[self.places(attack as usize, defence as usize)]
    }
}

/// Deals the dice of one face to both sides. A raise wins a pair if the first of the attacker's dice
/// of a face meets one of the defender's that shows the same; from then on the weight is in `gained`.
fn deal_face(plain: &Weights, gained: &Weights, weight: &[f64]) -> (Weights, Weights) {
    let size = plain.size;
    // Where the attacker's next die would meet an equal one.
    let mut meets = Weights::none(size);
    let mut misses = Weights::none(size);
    let mut done = Weights::none(size);
    for attack in 0..=size {
        for defence in 0..=size {
            for (more, weight) in weight[..=size - defence].iter().enumerate() {
                let all = defence + more;
                let won = attack.min(all) - attack.min(defence);
                let next = if (defence..all).contains(&attack) { &mut meets } else { &mut misses };
                next.add((attack, all), won, plain.row(attack, defence), *weight);
                done.add((attack, all), won, gained.row(attack, defence), *weight);
            }
        }
    }
    let (mut plain, mut gained) = (Weights::none(size), Weights::none(size));
    for attack in 0..=size {
        for defence in 0..=size {
            for (more, weight) in weight[..=size - attack].iter().enumerate() {
                let to = (attack + more, defence);
                let after = if more > 0 { &mut gained } else { &mut plain };
                after.add(to, 0, meets.row(attack, defence), *weight);
                plain.add(to, 0, misses.row(attack, defence), *weight);
                gained.add(to, 0, done.row(attack, defence), *weight);
            }
        }
    }
    (plain, gained)
}

fn inverse_factorials(most: usize) -> Vec<f64> {
    let mut weights = vec![1.0];
    for number in 1..=most {
        weights.push(weights[number - 1] / count(number));
    }
    weights
}

fn powers_of_six(most: usize) -> impl Iterator<Item = f64> {
    std::iter::successors(Some(1.0), |power| Some(power * 6.0)).take(most + 1)
}

pub(super) fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::super::{Dice, clash, compare};
    use super::*;

    /// Every throw of so many dice.
    fn throws(dice: u32) -> impl Iterator<Item = Dice> {
        (0..6u32.pow(dice)).map(move |code| {
            let shown = |place| u8::try_from(code / 6u32.pow(place) % 6).unwrap() + 1;
            Dice::of(&(0..dice).map(shown).collect::<Vec<_>>())
        })
    }

    fn by_enumeration(attack: u32, defence: u32, lost: impl Fn(Dice, Dice) -> u32) -> Vec<f64> {
        let mut counts = vec![0.0; attack.min(defence) as usize + 1];
        for a in throws(attack) {
            for d in throws(defence) {
                counts[lost(a, d) as usize] += 1.0;
            }
        }
        let all = f64::from(6u32.pow(attack + defence));
        counts.into_iter().map(|number| number / all).collect()
    }

    fn close(a: &[f64], b: &[f64]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12)
    }

    const SMALL: [(u32, u32); 11] =
        [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (4, 3), (2, 4), (5, 2), (1, 5), (3, 3)];

    #[test]
    fn rolls_equal_the_enumeration_of_all_throws() {
        for (attack, defence) in SMALL {
            let slow = by_enumeration(attack, defence, |a, d| compare(a, d).defender);
            assert!(close(&roll_odds(attack, defence), &slow), "{attack} against {defence}");
        }
    }

    #[test]
    fn a6_raised_rolls_equal_the_enumeration_of_all_throws() {
        for (attack, defence) in SMALL {
            let lost = |a: Dice, d: Dice| clash(a, d, a.best_raise(d)).losses.defender;
            let slow = by_enumeration(attack, defence, lost);
            assert!(close(&raised_odds(attack, defence), &slow), "{attack} against {defence}");
        }
    }

    #[test]
    fn tables_of_every_size_agree_and_add_up() {
        let (small, large) = (RollTable::new(9), RollTable::new(70));
        for (attack, defence) in [(0, 0), (0, 5), (7, 0), (9, 8), (3, 9)] {
            assert!(close(small.plain(attack, defence), large.plain(attack, defence)));
            assert!(close(small.raised(attack, defence), large.raised(attack, defence)));
        }
        for odds in [large.plain(70, 69), large.raised(61, 70), large.raised(2, 70)] {
            assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}
