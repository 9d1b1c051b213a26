//! Odds at once, for a screen that follows a finger: exact while few dice roll, estimated beyond.
//!
//! Seen from afar a battle is a walk with a drift: what is lost grows with the armies, and how far the
//! chance lies from one half with their square root. So a large battle is read off two small ones of
//! the same shape.

use super::{FlankOdds, Odds, armies_needed};

/// Armies of a normal attacker up to which odds are exact.
const NORMAL: u32 = 48;

/// Armies of a block up to which odds are exact: the rolls of more take longer than a picture.
const BLOCK: u32 = 16;

/// By how much an estimated chance may be off, checked against exact ones.
const NORMAL_ERROR: f64 = 0.02;
const BLOCK_ERROR: f64 = 0.07;

/// The chance that people ask for.
pub const SAFE: f64 = 0.8;

/// How a territory is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onset {
    /// By normal attacks (A1).
    Normal,
    /// By so many blocks of one size: one is a committed attack (A2), more a flanking one (A5).
    Blocks(u32),
}

/// What to expect of an attack that is carried on to the end, without reserves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The probability that the territory is taken.
    pub conquest: f64,
    /// The armies the attacker loses on average.
    pub attacker_losses: f64,
    /// The armies the defender loses on average, captured ones too.
    pub defender_losses: f64,
    /// How many of them are captured on average (A7).
    pub captured: f64,
    /// By how much the probability may be off.
    pub error: f64,
}

impl Outlook {
    /// The outlook of an attack by so many armies, with the one that stays if it is a normal one, else
    /// in each block.
    ///
    /// ```
    /// use red_queens::battle::{Odds, Onset, Outlook};
    /// let outlook = Outlook::new(Onset::Normal, 4, 2);
    /// assert_eq!((outlook.conquest, outlook.error), (Odds::normal(4, 2).conquest, 0.0));
    /// ```
    pub fn new(onset: Onset, armies: u32, defenders: u32) -> Self {
        match onset {
            Onset::Normal if armies <= NORMAL => Self::normal(armies, worth(armies, defenders)),
            Onset::Normal => {
                let exact = |_, armies, defenders| Self::normal(armies, defenders);
                beyond(NORMAL, (armies, armies, worth(armies, defenders)), NORMAL_ERROR, &exact)
            }
            Onset::Blocks(blocks) => {
                Self::standing(&vec![(armies, armies); blocks as usize], defenders)
            }
        }
    }

    /// The outlook of a large attack that is going on: the troops left in each block, and how many it
    /// had at most.
    pub fn standing(blocks: &[(u32, u32)], defenders: u32) -> Self {
        let troops: u32 = blocks.iter().map(|(troops, _)| troops).sum();
        let standing = blocks.iter().filter(|(troops, _)| *troops > 0);
        let size = standing.map(|(_, declared)| *declared).max().unwrap_or(0);
        let defenders = worth(troops, defenders);
        if size <= BLOCK {
            return FlankOdds::standing(blocks, defenders).into();
        }
        // One block that is worn down, and whole ones.
        let (waiting, first) = ((troops - 1) / size, (troops - 1) % size + 1);
        beyond(BLOCK, (size, first, defenders), BLOCK_ERROR, &|size, first, defenders| {
            let whole = std::iter::repeat_n((size, size), waiting as usize);
            let blocks: Vec<_> = std::iter::once((first, size)).chain(whole).collect();
            FlankOdds::standing(&blocks, defenders).into()
        })
    }

    /// The fewest armies, counted as in [`Self::new`], whose chance is [`SAFE`].
    pub fn needed(onset: Onset, defenders: u32) -> Option<u32> {
        let most = defenders.checked_mul(2)?.checked_add(12)?;
        armies_needed(SAFE, most, |armies| Self::new(onset, armies, defenders).conquest)
    }

    fn normal(attackers: u32, defenders: u32) -> Self {
        let odds = Odds::normal(attackers, defenders);
        Self::of(&odds, 0.0)
    }

    fn of(odds: &Odds, captured: f64) -> Self {
        Self {
            conquest: odds.conquest,
            attacker_losses: odds.expected_attacker_losses(),
            defender_losses: odds.expected_defender_losses(),
            captured,
            error: 0.0,
        }
    }
}

impl From<FlankOdds> for Outlook {
    fn from(flanks: FlankOdds) -> Self {
        Self::of(&flanks.odds, flanks.captured)
    }
}

/// Defenders that make a difference: against so many times their number nobody prevails.
fn worth(attackers: u32, defenders: u32) -> u32 {
    defenders.min(attackers.saturating_mul(4).max(60))
}

/// What is followed from small battles to large ones: by the square root of the size how far the
/// chance is from one half, by the size what is lost; a captive more or less is a matter of one roll.
type Trend = [f64; 4];

/// The outlook of a battle of this size, armies that begin and defenders, from two exact ones of the
/// same shape whose sizes are `most` and half of that.
fn beyond(
    most: u32,
    (size, first, defenders): (u32, u32, u32),
    error: f64,
    exact: &dyn Fn(u32, u32, u32) -> Outlook,
) -> Outlook {
    let full = f64::from(size);
    let at = |smaller: u32| {
        let factor = f64::from(smaller) / full;
        between(f64::from(first) * factor, f64::from(defenders) * factor, &|first, defenders| {
            trend(exact(smaller, first, defenders), f64::from(smaller))
        })
    };
    let (near, far) = (at(most), at(most / 2));
    // What is left of the difference at an infinite size shrinks with the size.
    let shrunk = f64::from(most) / full;
    let value = |of: usize| 2.0 * near[of] - far[of] + (far[of] - near[of]) * shrunk;
    Outlook {
        conquest: 1.0 / (1.0 + (-value(0) * full.sqrt()).exp()),
        attacker_losses: (value(1) * full).max(0.0),
        defender_losses: (value(2) * full).clamp(0.0, f64::from(defenders)),
        captured: value(3).max(0.0),
        error,
    }
}

fn trend(outlook: Outlook, size: f64) -> Trend {
    let chance = outlook.conquest.clamp(1e-12, 1.0 - 1e-12);
    [
        (chance / (1.0 - chance)).ln() / size.sqrt(),
        outlook.attacker_losses / size,
        outlook.defender_losses / size,
        outlook.captured,
    ]
}

/// The trend at numbers that need not be whole, from those around them.
fn between(first: f64, defenders: f64, of: &dyn Fn(u32, u32) -> Trend) -> Trend {
    let mut sum = [0.0; 4];
    for (a, weight) in around(first) {
        for (d, share) in around(defenders) {
            if weight * share > 0.0 {
                let values = of(a, d);
                sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * share * value);
            }
        }
    }
    sum
}

/// The whole numbers below and above, with their weights.
fn around(number: f64) -> [(u32, f64); 2] {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and positive"
    )]
    let below = number as u32;
    let part = number - f64::from(below);
    [(below, 1.0 - part), (below + 1, part)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_battles_are_exact() {
        let outlook = Outlook::new(Onset::Blocks(1), 8, 6);
        let odds = Odds::committed(8, 6);
        assert!((outlook.conquest - odds.conquest).abs() < 1e-12 && outlook.error == 0.0);
        assert!((outlook.attacker_losses - odds.expected_attacker_losses()).abs() < 1e-9);
        let flanks = FlankOdds::new(5, 3, 9);
        let outlook = Outlook::new(Onset::Blocks(3), 5, 9);
        assert!((outlook.captured - flanks.captured).abs() < 1e-12 && outlook.error == 0.0);
    }

    #[test]
    fn large_battles_are_as_near_as_they_say() {
        for (blocks, sizes) in [(1, [17, 25, 46]), (3, [17, 24, 32])] {
            for size in sizes {
                for defenders in (4..=3 * size).step_by(9) {
                    let exact = FlankOdds::new(size, blocks, defenders);
                    let outlook = Outlook::new(Onset::Blocks(blocks), size, defenders);
                    let case = format!("{blocks} of {size} against {defenders}: {outlook:?}");
                    let off = (outlook.conquest - exact.odds.conquest).abs();
                    assert!(outlook.error > 0.0 && off <= outlook.error, "{off} {case}");
                    let lost = exact.odds.expected_attacker_losses();
                    let all = f64::from(size * blocks);
                    assert!((outlook.attacker_losses - lost).abs() < 0.1 * all, "{lost} {case}");
                }
            }
        }
        for armies in [49, 90, 200, 390] {
            for defenders in (20..400).step_by(31) {
                let exact = Odds::normal(armies, defenders);
                let outlook = Outlook::new(Onset::Normal, armies, defenders);
                let off = (outlook.conquest - exact.conquest).abs();
                assert!(off <= outlook.error, "{off} {armies} against {defenders}: {outlook:?}");
            }
        }
    }

    #[test]
    fn a_worn_block_is_weaker_than_a_fresh_one_of_its_strength() {
        let fresh = Outlook::new(Onset::Blocks(1), 10, 10);
        let worn = Outlook::standing(&[(10, 30)], 10);
        assert!(worn.error > 0.0 && worn.conquest < fresh.conquest + worn.error);
        let exact = FlankOdds::standing(&[(10, 30)], 10).odds.conquest;
        assert!((worn.conquest - exact).abs() <= worn.error, "{exact} {worn:?}");
        let spent = Outlook::standing(&[(0, 5), (0, 5)], 3);
        assert!(spent.conquest == 0.0);
    }

    #[test]
    fn so_many_as_are_needed_are_enough_and_one_fewer_are_not() {
        for onset in [Onset::Normal, Onset::Blocks(1), Onset::Blocks(2), Onset::Blocks(5)] {
            for defenders in [1, 2, 5, 12, 30, 90] {
                let needed = Outlook::needed(onset, defenders).unwrap();
                let chance = |armies| Outlook::new(onset, armies, defenders).conquest;
                assert!(chance(needed) >= SAFE, "{onset:?} {defenders}");
                assert!(chance(needed - 1) < SAFE, "{onset:?} {defenders}");
            }
        }
        assert_eq!(Outlook::needed(Onset::Normal, 5), Some(9));
    }

    #[test]
    fn nothing_is_too_large() {
        for onset in [Onset::Normal, Onset::Blocks(1), Onset::Blocks(12)] {
            let hopeless = Outlook::new(onset, 30, u32::MAX);
            assert!(hopeless.conquest < 0.01, "{onset:?}");
            let sure = Outlook::new(onset, 90_000, 10);
            assert!(sure.conquest > 0.99 && sure.attacker_losses < 100.0, "{onset:?} {sure:?}");
        }
        assert_eq!(Outlook::needed(Onset::Normal, u32::MAX), None);
    }
}
