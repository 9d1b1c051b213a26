//! Exact odds of rolls, battles, chains of battles.
//!
//! Nothing is sampled: every outcome of the dice is weighed with its probability.

mod chain;
mod flank;
mod landing;
mod needed;
mod outlook;
mod roll;
mod sea;
mod terms;

pub use chain::{ChainOdds, Manner, Step, chain, chances};
pub use flank::{Flank, FlankOdds};
pub use landing::LandingOdds;
pub use needed::armies_needed;
pub use outlook::{Onset, Outlook, SAFE};
pub use roll::{raised_odds, roll_odds};
pub use sea::{SeaOdds, SeaOutcome};
pub use terms::{Terms, modified_odds};

use super::normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice};
use roll::{RollTable, Rolls, count, rolls, small};

/// How a battle may end that is fought until a side has no dice left. Probabilities are exact and add up to 1; nothing is
/// sampled.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The probability that the defender is wiped out, from 0 to 1.
    pub conquest: f64,
    /// The probability of each number of attackers left when the battle is over; the index is the
    /// number.
    pub attackers_left: Vec<f64>,
    /// The probability of each number of defenders left; the first is that of a conquest.
    pub defenders_left: Vec<f64>,
}

impl Odds {
    /// The odds of a normal attack carried on to the end (A1, X3): always as many dice as possible.
    /// `attackers` counts the army that stays behind.
    ///
    /// Exact. Time grows with the product of the two numbers: 100 against 100 take a tenth of a
    /// millisecond.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// let odds = Odds::normal(4, 2);
    /// assert!((odds.conquest - 0.6560).abs() < 0.0001);
    /// ```
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, Dice::Normal(DEFENCE_DICE))
    }

    /// As [`Self::normal`], where the defender throws up to three dice as well (K3).
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// assert!(Odds::even(8, 5).conquest < Odds::normal(8, 5).conquest);
    /// ```
    pub fn even(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, Dice::Normal(ATTACK_DICE))
    }

    /// The odds of a committed attack without reserves (A2): `committed` armies, all of which roll.
    ///
    /// Exact. Time grows with the squares of the committed number and of the defenders, until 64 only the
    /// first time.
    pub fn committed(committed: u32, defenders: u32) -> Self {
        Self::refilled(committed, 0, defenders)
    }

    /// The odds of a committed attack whose losses are replaced from reserves after every roll, as
    /// long as there are any (A3). `attackers_left` counts the reserves that are left too.
    ///
    /// Exact. The block never falls while there are reserves: the defender throws one die less than
    /// there are armies in it.
    ///
    /// ```
    /// use red_queens_engine::battle::Odds;
    /// assert!(Odds::refilled(5, 5, 8).conquest > Odds::committed(5, 8).conquest);
    /// ```
    pub fn refilled(committed: u32, reserves: u32, defenders: u32) -> Self {
        fight(committed.saturating_add(reserves), defenders, Dice::Block(committed))
    }

    /// The odds of a committed attack with reserves that only stand by: they are counted among the
    /// attackers left, and nothing else.
    #[must_use]
    pub fn with_bystanders(mut self, bystanders: u32) -> Self {
        self.attackers_left.splice(0..0, std::iter::repeat_n(0.0, bystanders as usize));
        self
    }

    /// The armies that the attacker loses on average over all ends. Time grows with their number.
    pub fn expected_attacker_losses(&self) -> f64 {
        expected_losses(&self.attackers_left)
    }

    /// The armies that the defender loses on average over all ends.
    pub fn expected_defender_losses(&self) -> f64 {
        expected_losses(&self.defenders_left)
    }
}

fn expected_losses(left: &[f64]) -> f64 {
    left.iter().rev().enumerate().map(|(lost, probability)| count(lost) * probability).sum()
}

/// A probability that nobody will ever notice: to follow it would only take long.
const NEGLIGIBLE: f64 = 1e-60;

/// How many dice are thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dice {
    /// As many as a normal attack has (A1), one army staying behind, against at most so many.
    Normal(u32),
    /// One for each army of a block of so many, against one fewer (A2).
    Block(u32),
}

impl Dice {
    /// The dice of both sides.
    fn of(self, attackers: u32, defenders: u32) -> (u32, u32) {
        match self {
            Self::Normal(most) => (attack_dice(attackers), defenders.min(most)),
            Self::Block(size) => (attackers.min(size), defenders.min(size.saturating_sub(1))),
        }
    }

    /// A table of all rolls of a battle against so many.
    fn rolls(self, defenders: u32) -> Rolls {
        match self {
            Self::Normal(most) => rolls(ATTACK_DICE, most),
            Self::Block(size) => rolls(size, defenders.min(size.saturating_sub(1))),
        }
    }
}

/// Follows a battle from its start to all its ends, which are where either side throws no dice.
fn fight(attackers: u32, defenders: u32, dice: Dice) -> Odds {
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

/// The ends of a battle that may start with any of several numbers of attackers, `start` being the
/// probability of each: attackers and defenders left, and how probable that is. The table may hold more
/// rolls than the battle has: one is made for many battles, as a large one takes long to make.
fn ends(
    start: Vec<f64>,
    defenders: u32,
    dice: Dice,
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
