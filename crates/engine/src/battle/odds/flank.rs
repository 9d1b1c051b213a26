//! Exact odds of a flanking attack (A5 to A9).

use super::roll::{count, rolls, small};
use super::{DicePair, NEGLIGIBLE, Odds, expected_losses};

/// A block of a massed attack, with the reserves behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flank {
    /// The armies that the block has left.
    pub troops: u32,
    /// The most armies that the block ever had, which limits the defender's dice (A3).
    pub declared: u32,
    /// Armies of its territory or ship that could still be committed. They don't fight, but while
    /// there are any, the flank counts even without armies in its block (A8).
    pub spare: u32,
}

impl Flank {
    /// Creates a fresh block without reserves.
    pub fn whole(troops: u32) -> Self {
        Self { troops, declared: troops, spare: 0 }
    }

    /// Returns the most dice that the attacker and the defender can roll.
    pub(super) fn most_dice(flanks: &[Self], defenders: u32) -> (u32, u32) {
        let size = flanks.iter().map(|flank| flank.declared.max(flank.troops)).max().unwrap_or(0);
        (size, defenders.min(size.saturating_sub(1)))
    }

    /// Returns the dice of both sides.
    pub(super) fn dice(self, troops: usize, defenders: usize) -> (u32, u32) {
        let (_, defence) = DicePair::Block(self.declared).of(0, small(defenders));
        (small(troops), defence)
    }
}

/// The possible results of a flanking attack (A5 to A9), with exact probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct FlankOdds {
    /// The armies left at the end; captives count for neither side.
    pub odds: Odds,
    /// The expected number of captured armies, all of them among the defender's losses (A7).
    pub captured: f64,
    /// The expected number of armies that the attacker loses if the territory falls.
    pub lost_if_won: f64,
}

impl FlankOdds {
    /// Returns the odds of a flanking attack with this many blocks of one size and no reserves.
    /// Each block rolls until it has no armies before the next one begins, and the last one rolls
    /// without the plus one (A9), as when the engine resolves an attack in one action.
    ///
    /// Exact. Time grows with the number of blocks and the squares of the size and of the
    /// defenders; up to 64 dice only the first call pays for the squares.
    ///
    /// ```
    /// use red_queens_engine::battle::{FlankOdds, Odds};
    /// let flanks = FlankOdds::new(4, 2, 6);
    /// assert!(flanks.odds.conquest > Odds::committed(8, 6).conquest);
    /// assert!(flanks.captured > 0.5);
    /// ```
    pub fn new(size: u32, blocks: u32, defenders: u32) -> Self {
        Self::standing(&vec![Flank::whole(size); blocks as usize], defenders)
    }

    /// Returns the odds of an attack that is under way or has reserves behind its blocks.
    ///
    /// ```
    /// use red_queens_engine::battle::{Flank, FlankOdds, Odds};
    /// let flanks = |troops, spare| [Flank { troops, declared: 6, spare }, Flank::whole(6)];
    /// let odds = FlankOdds::standing(&flanks(3, 0)[..1], 4).odds;
    /// assert!(odds.conquest < Odds::committed(3, 4).conquest, "it rolls more dice against six");
    /// let [alone, covered] = [0, 2].map(|spare| FlankOdds::standing(&flanks(6, spare), 9).odds);
    /// assert!(covered.conquest > alone.conquest, "the last block keeps its plus one");
    /// ```
    pub fn standing(flanks: &[Flank], defenders: u32) -> Self {
        let (attack, defence) = Flank::most_dice(flanks, defenders);
        let rolls = rolls(attack, defence);
        let defenders = defenders as usize;
        let mut waiting: usize = flanks.iter().map(|flank| flank.troops as usize).sum();
        let all = waiting;
        let mut outcome = Self {
            odds: Odds {
                conquest: 0.0,
                attackers_left: vec![0.0; all + 1],
                defenders_left: vec![0.0; defenders + 1],
            },
            captured: 0.0,
            lost_if_won: 0.0,
        };
        // `covered` means that a flank without troops still stands; `arrived` holds the probability
        // of each number of defenders.
        let mut covered = flanks.iter().any(|flank| flank.troops == 0 && flank.spare > 0);
        let mut arrived = vec![0.0; defenders + 1];
        arrived[defenders] = 1.0;
        if waiting == 0 {
            outcome.end(0, defenders, 1.0);
        }
        for flank in flanks.iter().filter(|flank| flank.troops > 0) {
            let size = flank.troops as usize;
            waiting -= size;
            let flanking = waiting > 0 || covered;
            covered |= flank.spare > 0;
            let mut reached = vec![vec![0.0; defenders + 1]; size + 1];
            reached[size] = std::mem::replace(&mut arrived, vec![0.0; defenders + 1]);
            for troops in (0..=size).rev() {
                for left in (0..=defenders).rev() {
                    let here = reached[troops][left];
                    if here < NEGLIGIBLE {
                        continue;
                    }
                    let (attack, defence) = flank.dice(troops, left);
                    if attack == 0 || defence == 0 {
                        if left > 0 && waiting > 0 {
                            arrived[left] += here;
                        } else {
                            outcome.end(troops + waiting, left, here);
                        }
                        continue;
                    }
                    let pairs = attack.min(defence) as usize;
                    let roll = if flanking {
                        rolls.raised(attack, defence)
                    } else {
                        rolls.plain(attack, defence)
                    };
                    if flanking {
                        outcome.captured += here * roll[pairs];
                    }
                    for (killed, chance) in roll.iter().enumerate() {
                        reached[troops + killed - pairs][left - killed] += here * chance;
                    }
                }
            }
        }
        outcome.lost_if_won = outcome.losses_in_victory(all);
        outcome
    }

    fn end(&mut self, attackers: usize, defenders: usize, probability: f64) {
        self.odds.attackers_left[attackers] += probability;
        self.odds.defenders_left[defenders] += probability;
        self.odds.conquest += if defenders == 0 { probability } else { 0.0 };
    }

    /// Returns the expected losses in a victory. A failed attack leaves no armies, so all that are
    /// left are left by victories.
    fn losses_in_victory(&self, all: usize) -> f64 {
        let failed = 1.0 - self.odds.conquest;
        if self.odds.conquest <= f64::EPSILON {
            return count(all);
        }
        let lost = expected_losses(&self.odds.attackers_left) - failed * count(all);
        lost / self.odds.conquest
    }
}
