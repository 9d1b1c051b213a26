//! Exact odds of one roll with any number of dice.
//!
//! Faces are dealt from six down. In sorted rolls, the defender's die of rank _r_ is lost if at
//! least _r_ of the attacker's dice show more. It is enough to track how many dice came before, so
//! one pass finds the odds for every number of dice up to the largest. Each way to deal is weighted
//! by one over the factorials of its counts, and a final factor turns that into a probability.

use std::ops::Deref;
use std::sync::OnceLock;

/// The numbers of dice per side for which tables are computed once and cached.
const KEPT: [usize; 8] = [8, 12, 16, 20, 24, 32, 48, 64];

/// The odds of every roll up to a maximum number of dice on each side.
#[derive(Debug)]
pub(super) struct RollTable {
    most: Most,
    plain: Vec<f64>,
    raised: Vec<f64>,
}

/// The most dice of each side.
#[derive(Debug, Clone, Copy)]
struct Most {
    attack: usize,
    defence: usize,
}

impl Most {
    /// Returns the range of a roll's probabilities in the table, ordered by pairs won.
    fn places(self, attack: usize, defence: usize) -> std::ops::Range<usize> {
        let width = self.attack.min(self.defence) + 1;
        let start = (attack * (self.defence + 1) + defence) * width;
        start..start + attack.min(defence) + 1
    }
}

/// A cached table, or one made for a single use.
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

/// Returns a table that covers rolls of up to `attack` dice against `defence` dice. If one side has
/// few dice, the table is small however many the other has.
pub(super) fn rolls(attack: u32, defence: u32) -> Rolls {
    type RollTables = [[OnceLock<RollTable>; KEPT.len()]; KEPT.len()];
    static TABLES: RollTables = [const { [const { OnceLock::new() }; KEPT.len()] }; KEPT.len()];
    let size = |dice: u32| KEPT.iter().position(|size| dice as usize <= *size);
    match size(attack).zip(size(defence)) {
        Some((a, d)) => Rolls::Kept(TABLES[a][d].get_or_init(|| RollTable::new(KEPT[a], KEPT[d]))),
        None => Rolls::Own(Box::new(RollTable::new(attack as usize, defence as usize))),
    }
}

/// Returns the probability of each number of armies that the defender loses in one roll, indexed by
/// that number. The attacker loses the remaining pairs (A1, A2).
///
/// ```
/// use red_queens_engine::battle::roll_odds;
/// let odds = roll_odds(3, 2);
/// assert!((odds[2] - 2890.0 / 7776.0).abs() < 1e-12);
/// ```
pub fn roll_odds(attack: u32, defence: u32) -> Box<[f64]> {
    rolls(attack, defence).plain(attack, defence).into()
}

/// Returns the probabilities of [`roll_odds`] with the plus one of a flanking roll given to the
/// best die (A6). The last entry is the probability that the defender loses every pair, and one of
/// its losses is captured (A7).
///
/// ```
/// use red_queens_engine::battle::{raised_odds, roll_odds};
///
/// let (plain, raised) = (roll_odds(2, 1), raised_odds(2, 1));
/// assert!(raised[1] > plain[1], "the defender is more likely to lose the army");
/// ```
pub fn raised_odds(attack: u32, defence: u32) -> Box<[f64]> {
    rolls(attack, defence).raised(attack, defence).into()
}

/// The weights of all ways to deal the faces so far, by dice on both sides and pairs won.
struct FaceWeights {
    most: Most,
    of: Vec<f64>,
}

impl FaceWeights {
    fn none(most: Most) -> Self {
        Self { most, of: vec![0.0; most.places(most.attack, most.defence).end] }
    }

    fn row(&self, attack: usize, defence: usize) -> &[f64] {
        &self.of[self.most.places(attack, defence)]
    }

    /// Adds a row to another one, shifted by `won` places.
    fn add(&mut self, (attack, defence): (usize, usize), won: usize, row: &[f64], weight: f64) {
        let start = self.most.places(attack, defence).start + won;
        for (sum, more) in self.of[start..].iter_mut().zip(row) {
            *sum += more * weight;
        }
    }
}

impl RollTable {
    fn new(attack: usize, defence: usize) -> Self {
        let most = Most { attack, defence };
        let weight = inverse_factorials(attack.max(defence));
        let mut plain = FaceWeights::none(most);
        let mut gained = FaceWeights::none(most);
        plain.of[0] = 1.0;
        for _ in 1..=6 {
            (plain, gained) = deal_face(&plain, &gained, &weight);
        }
        let powers = powers_of_six(weight.len());
        let ways: Vec<f64> = weight.iter().zip(powers).map(|(w, all)| w * all).collect();
        let probability = |attack: usize, defence: usize| 1.0 / (ways[attack] * ways[defence]);
        let mut table = Self { most, plain: plain.of, raised: gained.of };
        for attack in 0..=most.attack {
            for defence in 0..=most.defence {
                for place in most.places(attack, defence).rev() {
                    let without = table.plain[place] * probability(attack, defence);
                    let with = table.raised[place] * probability(attack, defence);
                    table.plain[place] = without + with;
                    table.raised[place] = without;
                    // If any raise wins a pair, the best one wins exactly one more.
                    if with > 0.0 {
                        table.raised[place + 1] += with;
                    }
                }
            }
        }
        table
    }

    /// Returns [`roll_odds`] for numbers of dice within the table.
    pub fn plain(&self, attack: u32, defence: u32) -> &[f64] {
        &self.plain[self.most.places(attack as usize, defence as usize)]
    }

    /// Returns [`raised_odds`] for numbers of dice within the table.
    pub fn raised(&self, attack: u32, defence: u32) -> &[f64] {
        &self.raised[self.most.places(attack as usize, defence as usize)]
    }
}

/// Deals the dice of one face to both sides. A raise wins a pair if the first of the attacker's
/// dice with this face meets a defender's die that shows the same; the weight then moves to
/// `gained`.
fn deal_face(
    plain: &FaceWeights,
    gained: &FaceWeights,
    weight: &[f64],
) -> (FaceWeights, FaceWeights) {
    let most = plain.most;
    // `meets` has the weights where the attacker's next die would meet an equal one.
    let mut meets = FaceWeights::none(most);
    let mut misses = FaceWeights::none(most);
    let mut done = FaceWeights::none(most);
    for attack in 0..=most.attack {
        for defence in 0..=most.defence {
            for (more, weight) in weight[..=most.defence - defence].iter().enumerate() {
                let all = defence + more;
                let won = attack.min(all) - attack.min(defence);
                let next = if (defence..all).contains(&attack) { &mut meets } else { &mut misses };
                next.add((attack, all), won, plain.row(attack, defence), *weight);
                done.add((attack, all), won, gained.row(attack, defence), *weight);
            }
        }
    }
    // Another attacking die of this face wins the pair; without one, the pair isn't met.
    let (mut plain, mut gained) = (FaceWeights::none(most), FaceWeights::none(most));
    for attack in 0..=most.attack {
        for defence in 0..=most.defence {
            let to = (attack, defence);
            plain.add(to, 0, meets.row(attack, defence), 1.0);
            gained.add(to, 0, done.row(attack, defence), 1.0);
            done.add(to, 0, meets.row(attack, defence), 1.0);
            plain.add(to, 0, misses.row(attack, defence), 1.0);
            let more = weight[..=most.attack - attack].iter().enumerate().skip(1);
            for (more, weight) in more {
                let to = (attack + more, defence);
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

fn powers_of_six(number: usize) -> impl Iterator<Item = f64> {
    std::iter::successors(Some(1.0), |power| Some(power * 6.0)).take(number)
}

pub(super) fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

pub(super) fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::super::super::{Dice, clash, compare};
    use super::*;

    /// Returns every roll of this many dice.
    fn dice_rolls(dice: u32) -> impl Iterator<Item = Dice> {
        (0..6u32.pow(dice)).map(move |code| {
            let shown = |place| u8::try_from(code / 6u32.pow(place) % 6).unwrap() + 1;
            Dice::of(&(0..dice).map(shown).collect::<Vec<_>>())
        })
    }

    fn by_enumeration(attack: u32, defence: u32, lost: impl Fn(Dice, Dice) -> u32) -> Vec<f64> {
        let mut counts = vec![0.0; attack.min(defence) as usize + 1];
        for a in dice_rolls(attack) {
            for d in dice_rolls(defence) {
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
    fn rolls_equal_the_enumeration_of_all_rolls() {
        for (attack, defence) in SMALL {
            let slow = by_enumeration(attack, defence, |a, d| compare(a, d).defender);
            assert!(close(&roll_odds(attack, defence), &slow), "{attack} against {defence}");
        }
    }

    #[test]
    fn a6_raised_rolls_equal_the_enumeration_of_all_rolls() {
        for (attack, defence) in SMALL {
            let lost = |a: Dice, d: Dice| clash(a, d, a.best_raise(d)).losses.defender;
            let slow = by_enumeration(attack, defence, lost);
            assert!(close(&raised_odds(attack, defence), &slow), "{attack} against {defence}");
        }
    }

    #[test]
    fn tables_of_every_size_agree_and_add_up() {
        let (small, large) = (RollTable::new(9, 9), RollTable::new(70, 70));
        let (tall, wide) = (RollTable::new(30, 4), RollTable::new(3, 40));
        for (attack, defence) in [(20, 4), (30, 3), (2, 40), (3, 11)] {
            let part = if attack > 3 { &tall } else { &wide };
            assert!(close(part.plain(attack, defence), large.plain(attack, defence)));
            assert!(close(part.raised(attack, defence), large.raised(attack, defence)));
        }
        for (attack, defence) in [(0, 0), (0, 5), (7, 0), (9, 8), (3, 9)] {
            assert!(close(small.plain(attack, defence), large.plain(attack, defence)));
            assert!(close(small.raised(attack, defence), large.raised(attack, defence)));
        }
        for odds in [large.plain(70, 69), large.raised(61, 70), large.raised(2, 70)] {
            assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}
