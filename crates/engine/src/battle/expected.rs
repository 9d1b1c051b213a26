//! Expected losses of one roll with any number of dice, against which luck is measured.
//!
//! In a sorted roll, the die of rank _r_ shows at least _v_ if at least _r_ dice do. Its
//! distribution follows from the tails of a binomial distribution, and the expected losses are a
//! sum over the ranks.

/// The number of dice beyond which a raise gains no more: some die then shows a six in all but one
/// roll in fifty thousand.
const MOST_RAISED: u32 = 60;

/// Returns the expected number of armies that the defender loses in one roll (A1, A2). The attacker
/// loses the remaining pairs. Time grows with the number of dice.
///
/// ```
/// use red_queens_engine::battle::expected_losses;
/// let of_defender = expected_losses(3, 2);
/// assert!((of_defender - (2611.0 + 2.0 * 2890.0) / 7776.0).abs() < 1e-12);
/// ```
pub fn expected_losses(attack: u32, defence: u32) -> f64 {
    // For each face from 0 to 7, the number of a die's sides that show at least that.
    let faces = [6, 6, 5, 4, 3, 2, 1, 0];
    let pairs = attack.min(defence) as usize;
    let attack = faces.map(|hits| tails(attack, hits, 6));
    let defence = faces.map(|hits| tails(defence, hits, 6));
    let shows = |face: usize, rank: usize| defence[face][rank] - defence[face + 1][rank];
    let won =
        |rank: usize| (1..=6).map(|face| shows(face, rank) * attack[face + 1][rank]).sum::<f64>();
    (1..=pairs).map(won).sum()
}

/// Returns the expected losses when the plus one goes to the best die (A6). Time grows with the
/// fourth power of the number of dice, up to a few milliseconds.
///
/// ```
/// use red_queens_engine::battle::{expected_losses, expected_losses_raised};
///
/// assert!(expected_losses_raised(4, 3) > expected_losses(4, 3));
/// ```
pub fn expected_losses_raised(attack: u32, defence: u32) -> f64 {
    let gain = chance_of_gain(attack.min(MOST_RAISED), defence.min(MOST_RAISED));
    expected_losses(attack, defence) + gain
}

/// Returns the probability that a raise wins a pair, which is also the expected number of pairs it
/// wins.
///
/// Only the first of the dice that show one face can win by a raise, and it does if the defender's
/// die of its rank shows the same face. Faces are dealt from six down; `reached` holds the
/// probability of each number of dice on both sides without such a pair so far.
fn chance_of_gain(attack: u32, defence: u32) -> f64 {
    let nothing = || vec![vec![0.0; defence as usize + 1]; attack as usize + 1];
    let mut reached = nothing();
    reached[0][0] = 1.0;
    for faces in (1..=6).rev() {
        let showing = |most: u32| -> Vec<Vec<f64>> {
            (0..=most).map(|dice| binomial(dice, 1, faces)).collect()
        };
        let (of_attack, of_defence) = (showing(attack), showing(defence));
        let mut next = nothing();
        for (a, row) in reached.iter().enumerate() {
            for (d, probability) in row.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                for (more_a, p_a) in of_attack[attack as usize - a].iter().enumerate() {
                    for (more_d, p_d) in of_defence[defence as usize - d].iter().enumerate() {
                        let wins = more_a > 0 && (d..d + more_d).contains(&a);
                        if !wins {
                            next[a + more_a][d + more_d] += probability * p_a * p_d;
                        }
                    }
                }
            }
        }
        reached = next;
    }
    1.0 - reached[attack as usize][defence as usize]
}

/// Returns the probabilities of at least 0, 1, … `number` hits in `number` tries.
fn tails(number: u32, hits: u32, of: u32) -> Vec<f64> {
    let mut tails = binomial(number, hits, of);
    for place in (1..tails.len()).rev() {
        tails[place - 1] += tails[place];
    }
    tails
}

/// Returns the probabilities of 0, 1, … `number` hits in `number` tries that each hit with
/// probability `hits / of`. The computation starts near the most likely count, so that no term
/// underflows to zero.
fn binomial(number: u32, hits: u32, of: u32) -> Vec<f64> {
    let likely = number / of * hits;
    let ratio = f64::from(hits) / f64::from(of - hits);
    let mut weights = vec![0.0; number as usize + 1];
    if hits == of {
        weights[number as usize] = 1.0;
        return weights;
    }
    weights[likely as usize] = 1.0;
    for k in likely..number {
        let step = f64::from(number - k) / f64::from(k + 1);
        weights[k as usize + 1] = weights[k as usize] * step * ratio;
    }
    for k in (1..=likely).rev() {
        let step = f64::from(k) / f64::from(number - k + 1);
        weights[k as usize - 1] = weights[k as usize] * step / ratio;
    }
    let total: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Dice, clash, compare, roll_odds};

    /// Returns every pair of rolls of `attack` and `defence` dice.
    fn dice_rolls(attack: u32, defence: u32) -> impl Iterator<Item = (Dice, Dice)> {
        let faces = |code: u32, dice: std::ops::Range<u32>| -> Vec<u8> {
            dice.map(|die| u8::try_from(code / 6u32.pow(die) % 6 + 1).unwrap()).collect()
        };
        (0..6u32.pow(attack + defence)).map(move |code| {
            (Dice::of(&faces(code, 0..attack)), Dice::of(&faces(code, attack..attack + defence)))
        })
    }

    #[test]
    fn losses_are_those_of_every_roll() {
        for (attack, defence) in [(1, 1), (3, 2), (2, 3), (4, 2), (1, 5), (3, 3)] {
            let number = f64::from(6u32.pow(attack + defence));
            let (mut plain, mut raised) = (0.0, 0.0);
            for (a, d) in dice_rolls(attack, defence) {
                plain += f64::from(compare(a, d).defender);
                raised += f64::from(clash(a, d, a.best_raise(d)).losses.defender);
            }
            assert!((expected_losses(attack, defence) - plain / number).abs() < 1e-9);
            assert!((expected_losses_raised(attack, defence) - raised / number).abs() < 1e-9);
        }
    }

    #[test]
    fn losses_are_those_of_the_odds() {
        for (attack, defence) in [(10, 9), (15, 4), (2, 12)] {
            let odds = roll_odds(attack, defence);
            let mean: f64 = (0u32..).zip(odds.iter()).map(|(n, p)| f64::from(n) * p).sum();
            assert!((expected_losses(attack, defence) - mean).abs() < 1e-9);
        }
    }

    #[test]
    fn thousands_of_dice_are_no_trouble() {
        let losses = expected_losses(5_000, 4_000);
        assert!((2_000.0..4_000.0).contains(&losses), "{losses}");
        let raised = expected_losses_raised(5_000, 4_000);
        assert!((raised - losses - 1.0).abs() < 1e-4);
        assert!(expected_losses(0, 7).abs() + expected_losses_raised(3, 0).abs() < 1e-9);
    }
}
