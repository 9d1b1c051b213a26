//! Exact odds of a flanking attack of equal blocks (A5 to A9).

use super::roll::{count, rolls};
use super::{Odds, expected_losses};

/// How a flanking attack may end.
#[derive(Debug, Clone, PartialEq)]
pub struct FlankOdds {
    /// Who is left in the end; captives are among neither.
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
    /// Exact. Time grows with the fourth power of the size, until 64 only the first time, and with
    /// the product of the three numbers.
    ///
    /// ```
    /// use red_queens::battle::{FlankOdds, Odds};
    /// let flanks = FlankOdds::new(4, 2, 6);
    /// assert!(flanks.odds.conquest > Odds::committed(8, 6).conquest);
    /// assert!(flanks.captured > 0.5);
    /// ```
    pub fn new(size: u32, blocks: u32, defenders: u32) -> Self {
        Self::standing(&vec![(size, size); blocks as usize], defenders)
    }

    /// The odds of an attack that is going on: the troops left in each block, and how many it had at
    /// most (A3).
    ///
    /// ```
    /// use red_queens::battle::{FlankOdds, Odds};
    /// let odds = FlankOdds::standing(&[(3, 6)], 4).odds;
    /// assert!(odds.conquest < Odds::committed(3, 4).conquest, "it throws more dice against six");
    /// ```
    pub fn standing(blocks: &[(u32, u32)], defenders: u32) -> Self {
        let blocks: Vec<(usize, usize)> = blocks
            .iter()
            .filter(|(troops, _)| *troops > 0)
            .map(|(troops, declared)| (*troops as usize, *declared as usize))
            .collect();
        let rolls = rolls(blocks.iter().map(|(_, declared)| small(*declared)).max().unwrap_or(0));
        let defenders = defenders as usize;
        let mut waiting: usize = blocks.iter().map(|(troops, _)| troops).sum();
        let all = waiting;
        let mut flanks = Self {
            odds: Odds {
                conquest: 0.0,
                attackers_left: vec![0.0; all + 1],
                defenders_left: vec![0.0; defenders + 1],
            },
            captured: 0.0,
            lost_if_won: 0.0,
        };
        // The probability of each number of defenders when a block begins.
        let mut arrived = vec![0.0; defenders + 1];
        arrived[defenders] = 1.0;
        if blocks.is_empty() {
            flanks.end(0, defenders, 1.0);
        }
        for (size, declared) in blocks {
            waiting -= size;
            let mut reached = vec![vec![0.0; defenders + 1]; size + 1];
            reached[size] = std::mem::replace(&mut arrived, vec![0.0; defenders + 1]);
            for troops in (0..=size).rev() {
                for left in (0..=defenders).rev() {
                    let here = reached[troops][left];
                    if here == 0.0 {
                        continue;
                    }
                    let dice = left.min(declared.saturating_sub(1));
                    if troops == 0 || dice == 0 {
                        if left > 0 && waiting > 0 {
                            arrived[left] += here;
                        } else {
                            flanks.end(troops + waiting, left, here);
                        }
                        continue;
                    }
                    let (attack, defence) = (small(troops), small(dice));
                    let roll = if waiting > 0 {
                        rolls.raised(attack, defence)
                    } else {
                        rolls.plain(attack, defence)
                    };
                    let pairs = troops.min(dice);
                    if waiting > 0 {
                        flanks.captured += here * roll[pairs];
                    }
                    for (killed, chance) in roll.iter().enumerate() {
                        reached[troops + killed - pairs][left - killed] += here * chance;
                    }
                }
            }
        }
        flanks.lost_if_won = flanks.losses_in_victory(all);
        flanks
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

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
