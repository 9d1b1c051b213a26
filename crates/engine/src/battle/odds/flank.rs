//! Exact odds of a flanking attack (A5 to A9).

use super::roll::{count, rolls, small};
use super::{Dice, NEGLIGIBLE, Odds, expected_losses};

/// A block of a large attack, and what stands behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flank {
    /// Its troops that are left.
    pub troops: u32,
    /// The most it ever had (A3): the defender rolls by it.
    pub declared: u32,
    /// Armies of its territory or ship that could be committed still. They take no part, but while
    /// there are any the flank stands though its troops are spent (A8).
    pub spare: u32,
}

impl Flank {
    /// A fresh block with nobody behind it.
    pub fn whole(troops: u32) -> Self {
        Self { troops, declared: troops, spare: 0 }
    }

    /// The most dice of both sides against so many.
    pub(super) fn most_dice(flanks: &[Self], defenders: u32) -> (u32, u32) {
        let size = flanks.iter().map(|flank| flank.declared.max(flank.troops)).max().unwrap_or(0);
        (size, defenders.min(size.saturating_sub(1)))
    }

    /// The dice of both sides.
    pub(super) fn dice(self, troops: usize, defenders: usize) -> (u32, u32) {
        let (_, defence) = Dice::Block(self.declared).of(0, small(defenders));
        (small(troops), defence)
    }
}

/// How a flanking attack may end (A5 to A9); probabilities are exact.
#[derive(Debug, Clone, PartialEq)]
pub struct FlankOdds {
    /// Who is left in the end of the troops; captives are among neither.
    pub odds: Odds,
    /// The armies that are captured on average, all of them among the defender's losses (A7).
    pub captured: f64,
    /// The armies the attacker loses on average if the territory falls.
    pub lost_if_won: f64,
}

impl FlankOdds {
    /// The odds of so many blocks of this size without reserves, each of which rolls until it is spent
    /// before the next one does; the last one without the plus one (A9). That is how the engine rolls an
    /// attack out in one action.
    ///
    /// Exact. Time grows with the squares of the size and of the defenders, until 64 only the first
    /// time, and with the number of blocks.
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

    /// The odds of an attack that is going on, or has armies to spare behind its blocks.
    ///
    /// ```
    /// use red_queens_engine::battle::{Flank, FlankOdds, Odds};
    /// let flanks = |troops, spare| [Flank { troops, declared: 6, spare }, Flank::whole(6)];
    /// let odds = FlankOdds::standing(&flanks(3, 0)[..1], 4).odds;
    /// assert!(odds.conquest < Odds::committed(3, 4).conquest, "it throws more dice against six");
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
        // Whether a flank without troops stands, and the probability of each number of defenders.
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

    /// Who fails has nobody left, so whoever is left is left in victory.
    fn losses_in_victory(&self, all: usize) -> f64 {
        let failed = 1.0 - self.odds.conquest;
        if self.odds.conquest <= f64::EPSILON {
            return count(all);
        }
        let lost = expected_losses(&self.odds.attackers_left) - failed * count(all);
        lost / self.odds.conquest
    }
}
