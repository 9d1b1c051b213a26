//! Exact odds of rolls, battles and chains of battles.
//!
//! Nothing is sampled: every outcome of the dice is weighted by its probability.

mod chain;
mod flank;
mod landing;
mod needed;
mod outlook;
mod roll;
mod sea;
mod terms;

pub use chain::{ChainAttack, ChainOdds, LinkOdds, chain, chances};
pub use flank::{Flank, FlankOdds};
pub use landing::LandingOdds;
pub use needed::armies_needed;
pub use outlook::{AttackType, Outlook, SAFE};
pub use roll::{raised_odds, roll_odds};
pub use sea::{SeaOdds, SeaOutcome};
pub use terms::{AttackTerms, modified_odds};

use super::normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice};
use roll::{RollTable, Rolls, count, rolls, small};

/// The possible results of a battle fought until one side has no dice left. Probabilities are exact
/// and add up to 1; nothing is sampled.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The probability that the defender loses all armies, from 0 to 1.
    pub conquest: f64,
    /// The probability of each number of attackers left at the end, indexed by that number.
    pub attackers_left: Vec<f64>,
    /// The probability of each number of defenders left at the end; entry 0 is the chance of a
    /// conquest.
    pub defenders_left: Vec<f64>,
}

impl Odds {
    /// Returns the odds of a normal attack fought to the end with as many dice as possible (A1,
    /// X3). `attackers` includes the army that stays behind.
    ///
    /// Exact. Time grows with the product of the two numbers: 100 against 100 takes a tenth of a
    /// millisecond.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// let odds = Odds::normal(4, 2);
    /// assert!((odds.conquest - 0.6560).abs() < 0.0001);
    /// ```
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, DicePair::Normal(DEFENCE_DICE))
    }

    /// Returns the odds of a normal attack in which the defender also rolls up to three dice (K3).
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// assert!(Odds::even(8, 5).conquest < Odds::normal(8, 5).conquest);
    /// ```
    pub fn even(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, DicePair::Normal(ATTACK_DICE))
    }

    /// Returns the odds of a committed attack by `committed` armies without reserves (A2).
    ///
    /// Exact. Time grows with the squares of the committed armies and of the defenders; up to 64
    /// dice only the first call pays for it.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    ///
    /// let odds = Odds::committed(8, 5);
    /// let sum: f64 = odds.defenders_left.iter().sum();
    /// assert!((sum - 1.0).abs() < 1e-9, "every outcome is counted");
    /// assert!(odds.conquest > Odds::committed(6, 5).conquest);
    /// ```
    pub fn committed(committed: u32, defenders: u32) -> Self {
        Self::refilled(committed, 0, defenders)
    }

    /// Returns the odds of a committed attack whose losses are replaced from reserves after every
    /// roll while there are any (A3). `attackers_left` includes the remaining reserves.
    ///
    /// Exact. The block can't fall while there are reserves, since the defender rolls one die fewer
    /// than it has armies.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// assert!(Odds::refilled(5, 5, 8).conquest > Odds::committed(5, 8).conquest);
    /// ```
    pub fn refilled(committed: u32, reserves: u32, defenders: u32) -> Self {
        fight(committed.saturating_add(reserves), defenders, DicePair::Block(committed))
    }

    /// Returns these odds with `bystanders` added to the attackers left; such reserves don't fight.
    #[must_use]
    pub fn with_bystanders(mut self, bystanders: u32) -> Self {
        self.attackers_left.splice(0..0, std::iter::repeat_n(0.0, bystanders as usize));
        self
    }

    /// Returns the expected number of armies that the attacker loses. Time grows with the number of
    /// armies.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    ///
    /// let odds = Odds::normal(10, 5);
    /// assert!(odds.expected_attacker_losses() < odds.expected_defender_losses());
    /// ```
    pub fn expected_attacker_losses(&self) -> f64 {
        expected_losses(&self.attackers_left)
    }

    /// Returns the expected number of armies that the defender loses.
    pub fn expected_defender_losses(&self) -> f64 {
        expected_losses(&self.defenders_left)
    }
}

fn expected_losses(left: &[f64]) -> f64 {
    left.iter().rev().enumerate().map(|(lost, probability)| count(lost) * probability).sum()
}

/// A probability too small to be worth following.
const NEGLIGIBLE: f64 = 1e-60;

/// The number of dice that each side rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DicePair {
    /// The dice of a normal attack (A1), with one army staying behind, against at most this many.
    Normal(u32),
    /// One die for each army of a block of this declared size, against one fewer (A2).
    Block(u32),
}

impl DicePair {
    /// Returns the dice of both sides.
    fn of(self, attackers: u32, defenders: u32) -> (u32, u32) {
        match self {
            Self::Normal(most) => (attack_dice(attackers), defenders.min(most)),
            Self::Block(size) => (attackers.min(size), defenders.min(size.saturating_sub(1))),
        }
    }

    /// Returns a table of all rolls of a battle against this many defenders.
    fn rolls(self, defenders: u32) -> Rolls {
        match self {
            Self::Normal(most) => rolls(ATTACK_DICE, most),
            Self::Block(size) => rolls(size, defenders.min(size.saturating_sub(1))),
        }
    }
}

/// Follows a battle from its start to every end, where one side has no dice.
fn fight(attackers: u32, defenders: u32, dice: DicePair) -> Odds {
    let mut start = vec![0.0; attackers as usize + 1];
    start[attackers as usize] = 1.0;
    let mut odds = Odds {
        conquest: 0.0,
        attackers_left: vec![0.0; attackers as usize + 1],
        defenders_left: vec![0.0; defenders as usize + 1],
    };
    let rolls = dice.rolls(defenders);
    for (attackers, defenders, probability) in ends(start, defenders, dice, &rolls) {
        odds.attackers_left[attackers] += probability;
        odds.defenders_left[defenders] += probability;
        odds.conquest += if defenders == 0 { probability } else { 0.0 };
    }
    odds
}

/// Returns the ends of a battle as attackers left, defenders left and their probability. `start` is
/// the probability of each initial number of attackers. The table may hold more rolls than this
/// battle needs, since a large one is slow to make and serves many battles.
fn ends(
    start: Vec<f64>,
    defenders: u32,
    dice: DicePair,
    rolls: &RollTable,
) -> Vec<(usize, usize, f64)> {
    let (width, attackers) = (defenders as usize + 1, start.len() - 1);
    let mut reached = vec![0.0; (attackers + 1) * width];
    for (number, probability) in start.into_iter().enumerate() {
        reached[number * width + width - 1] = probability;
    }
    let mut ends = Vec::new();
    for a in (0..=attackers).rev() {
        for d in (0..width).rev() {
            let here = reached[a * width + d];
            if here < NEGLIGIBLE {
                continue;
            }
            let (attack, defence) = dice.of(small(a), small(d));
            if attack == 0 || defence == 0 {
                ends.push((a, d, here));
                continue;
            }
            let pairs = attack.min(defence) as usize;
            for (lost, chance) in rolls.plain(attack, defence).iter().enumerate() {
                reached[(a + lost - pairs) * width + d - lost] += here * chance;
            }
        }
    }
    ends
}
