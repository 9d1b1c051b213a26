//! Exact odds of a roll and of a whole battle.
//!
//! Nothing is sampled: every outcome of the dice is weighed with its probability.

use std::sync::OnceLock;

use super::normal::{attack_dice, defence_dice};

/// Rolls of fewer dice than this on each side are worked out once and kept.
const KEPT: usize = 32;

type Losses = Box<[f64]>;

static ROLLS: [[OnceLock<Losses>; KEPT]; KEPT] =
    [const { [const { OnceLock::new() }; KEPT] }; KEPT];

/// How a battle may end.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The probability that the defender is wiped out.
    pub conquest: f64,
    /// The probability of each number of attackers left when the battle is over; the index is the
    /// number.
    pub attackers_left: Vec<f64>,
    /// The same for defenders.
    pub defenders_left: Vec<f64>,
}

impl Odds {
    /// The odds of a normal attack carried on to the end (A1, X3): always as many dice as possible.
    /// `attackers` counts the army that stays behind.
    ///
    /// Exact. Time grows with the product of the two numbers.
    ///
    /// ```
    /// use red_queens::battle::Odds;
    /// let odds = Odds::normal(4, 2);
    /// assert!((odds.conquest - 0.6560).abs() < 0.0001);
    /// ```
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, |attackers, defenders| {
            (attack_dice(attackers), defence_dice(defenders))
        })
    }

    /// The odds of a committed attack without reserves (A2): `committed` armies, all of which roll.
    ///
    /// Exact. The first call for large numbers takes long (20 against 10 some milliseconds); what it
    /// finds out about single rolls is kept.
    pub fn committed(committed: u32, defenders: u32) -> Self {
        fight(committed, defenders, |troops, defenders| {
            (troops, defenders.min(committed.saturating_sub(1)))
        })
    }

    /// The armies the attacker loses on average.
    pub fn expected_attacker_losses(&self) -> f64 {
        expected_losses(&self.attackers_left)
    }

    /// The armies the defender loses on average.
    pub fn expected_defender_losses(&self) -> f64 {
        expected_losses(&self.defenders_left)
    }
}

fn expected_losses(left: &[f64]) -> f64 {
    left.iter().rev().enumerate().map(|(lost, probability)| count(lost) * probability).sum()
}

/// The probability of each number of armies the defender loses in one roll of so many dice against
/// so many; the index is the number. The attacker loses the other pairs.
///
/// ```
/// use red_queens::battle::roll_odds;
/// let odds = roll_odds(3, 2);
/// assert!((odds[2] - 2890.0 / 7776.0).abs() < 1e-12);
/// ```
pub fn roll_odds(attack: u32, defence: u32) -> Losses {
    let (attack, defence) = (attack as usize, defence as usize);
    match ROLLS.get(attack).and_then(|row| row.get(defence)) {
        Some(kept) => kept.get_or_init(|| roll(attack, defence)).clone(),
        None => roll(attack, defence),
    }
}

/// Follows every battle from its start to all its ends. `dice` says how many dice each side throws;
/// the battle is over when either throws none.
fn fight(attackers: u32, defenders: u32, dice: impl Fn(u32, u32) -> (u32, u32)) -> Odds {
    let (a, d) = (attackers as usize, defenders as usize);
    let mut reached = vec![vec![0.0; d + 1]; a + 1];
    let mut odds =
        Odds { conquest: 0.0, attackers_left: vec![0.0; a + 1], defenders_left: vec![0.0; d + 1] };
    reached[a][d] = 1.0;
    for a_left in (0..=attackers).rev() {
        for d_left in (0..=defenders).rev() {
            let probability = reached[a_left as usize][d_left as usize];
            if probability == 0.0 {
                continue;
            }
            let (attack, defence) = dice(a_left, d_left);
            if attack == 0 || defence == 0 {
                odds.attackers_left[a_left as usize] += probability;
                odds.defenders_left[d_left as usize] += probability;
                odds.conquest += if d_left == 0 { probability } else { 0.0 };
                continue;
            }
            let pairs = attack.min(defence) as usize;
            for (lost, chance) in roll_odds(attack, defence).iter().enumerate() {
                reached[a_left as usize - (pairs - lost)][d_left as usize - lost] +=
                    probability * chance;
            }
        }
    }
    odds
}

/// Deals out the faces from six down to one. After each, `reached` holds the probability of every
/// number of dice on both sides that show this face or more, and of pairs won by the attacker.
///
/// Sorted, the attacker's die of rank _r_ wins its pair if fewer than _r_ of the defender's dice show
/// as much as it does; so it is enough to know how many dice came before.
fn roll(attack: usize, defence: usize) -> Losses {
    let pairs = attack.min(defence);
    let place = |a: usize, d: usize, won: usize| (a * (defence + 1) + d) * (pairs + 1) + won;
    let size = (attack + 1) * (defence + 1) * (pairs + 1);
    let mut reached = vec![0.0; size];
    reached[0] = 1.0;
    for face in (1..=6).rev() {
        let (of_defence, of_attack) = (showing(defence, face), showing(attack, face));
        let mut next = vec![0.0; size];
        for a in 0..=attack {
            for d in 0..=defence {
                for won in 0..=pairs {
                    let probability = reached[place(a, d, won)];
                    if probability > 0.0 {
                        for (more, chance) in of_defence[defence - d].iter().enumerate() {
                            next[place(a, d + more, won)] += probability * chance;
                        }
                    }
                }
            }
        }
        reached = vec![0.0; size];
        for a in 0..=attack {
            for d in 0..=defence {
                for won in 0..=pairs {
                    let probability = next[place(a, d, won)];
                    if probability > 0.0 {
                        for (more, chance) in of_attack[attack - a].iter().enumerate() {
                            let wins = (a + more).min(defence).saturating_sub(a.max(d));
                            reached[place(a + more, d, won + wins)] += probability * chance;
                        }
                    }
                }
            }
        }
    }
    (0..=pairs).map(|won| reached[place(attack, defence, won)]).collect()
}

/// For every number of dice that show at most this face, the probabilities that so many show it.
fn showing(most: usize, face: u32) -> Vec<Vec<f64>> {
    let hit = 1.0 / f64::from(face);
    let mut rows = vec![vec![1.0]];
    for dice in 1..=most {
        let fewer = &rows[dice - 1];
        let row = (0..=dice).map(|hits| {
            let missed = fewer.get(hits).map_or(0.0, |p| p * (1.0 - hit));
            let other = hits.checked_sub(1).map_or(0.0, |hits| fewer[hits] * hit);
            missed + other
        });
        rows.push(row.collect());
    }
    rows
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::{Dice, compare};
    use super::*;

    /// Every throw of so many dice.
    fn throws(dice: u32) -> impl Iterator<Item = Dice> {
        (0..6u32.pow(dice)).map(move |code| {
            let shown = |place| u8::try_from(code / 6u32.pow(place) % 6).unwrap() + 1;
            Dice::of(&(0..dice).map(shown).collect::<Vec<_>>())
        })
    }

    fn by_enumeration(attack: u32, defence: u32) -> Vec<f64> {
        let mut counts = vec![0.0; attack.min(defence) as usize + 1];
        for a in throws(attack) {
            for d in throws(defence) {
                counts[compare(a, d).defender as usize] += 1.0;
            }
        }
        let all = f64::from(6u32.pow(attack + defence));
        counts.into_iter().map(|number| number / all).collect()
    }

    fn close(a: &[f64], b: &[f64]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12)
    }

    #[test]
    fn rolls_equal_the_enumeration_of_all_throws() {
        for (attack, defence) in
            [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (4, 3), (2, 4), (5, 2), (1, 5), (4, 4)]
        {
            let (quick, slow) = (roll_odds(attack, defence), by_enumeration(attack, defence));
            assert!(close(&quick, &slow), "{attack} against {defence}: {quick:?} {slow:?}");
        }
    }

    /// The conquest probability by plain recursion over enumerated throws.
    fn conquest(a: u32, d: u32, throw: &dyn Fn(u32, u32) -> (u32, u32)) -> f64 {
        let (attack, defence) = throw(a, d);
        if attack == 0 || defence == 0 {
            return if d == 0 { 1.0 } else { 0.0 };
        }
        let pairs = attack.min(defence);
        (0..=pairs)
            .zip(by_enumeration(attack, defence))
            .map(|(lost, p)| p * conquest(a - (pairs - lost), d - lost, throw))
            .sum()
    }

    #[test]
    fn a1_whole_normal_battles_equal_the_recursion() {
        let dice = |a, d| (attack_dice(a), defence_dice(d));
        for (a, d) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 2)] {
            assert!((Odds::normal(a, d).conquest - conquest(a, d, &dice)).abs() < 1e-12);
        }
    }

    #[test]
    fn a2_whole_committed_battles_equal_the_recursion() {
        for (k, d) in [(2, 1), (2, 3), (3, 2), (4, 3), (4, 5)] {
            let dice = move |a: u32, d: u32| (a, d.min(k - 1));
            let odds = Odds::committed(k, d);
            assert!((odds.conquest - conquest(k, d, &dice)).abs() < 1e-12, "{k} against {d}");
        }
    }

    #[test]
    fn probabilities_add_up_and_losses_balance() {
        for odds in [Odds::normal(12, 9), Odds::committed(14, 9), Odds::committed(3, 20)] {
            for left in [&odds.attackers_left, &odds.defenders_left] {
                assert!((left.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            }
            assert!((odds.defenders_left[0] - odds.conquest).abs() < 1e-12);
            assert!(odds.expected_attacker_losses() > 0.0);
            assert!(odds.expected_defender_losses() > 0.0);
        }
    }

    #[test]
    fn there_is_nothing_to_fight_without_armies() {
        assert!((Odds::normal(5, 0).conquest - 1.0).abs() < f64::EPSILON);
        assert!(Odds::normal(1, 3).conquest.abs() < f64::EPSILON);
        assert!(Odds::committed(0, 3).conquest.abs() < f64::EPSILON);
    }

    #[test]
    fn a_larger_force_never_does_worse() {
        for d in 1..12 {
            for a in 2..16 {
                assert!(Odds::normal(a + 1, d).conquest >= Odds::normal(a, d).conquest - 1e-12);
            }
        }
    }
}
