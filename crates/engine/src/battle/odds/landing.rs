//! Exact odds of a landing from one ship: past a patrol, then onto the territory (N4 to N6, N9).

use super::roll::{RollTable, small};
use super::{ChainAttack, ChainOdds, DicePair, LinkOdds, SeaOutcome, ends};

/// The possible results of a landing that continues from the first enemy ship to the shore.
#[derive(Debug, Clone, PartialEq)]
pub struct LandingOdds {
    /// The probability that every ship of the patrol is beaten (N4).
    pub patrol_beaten: f64,
    /// The probability that the patrol is beaten and the territory taken.
    pub conquest: f64,
    /// The probability that the ship is lost: sunk in a sea battle (N9), taken when no armies are
    /// left aboard (N10), or sunk by a failed committed landing (N6).
    pub ship_lost: f64,
    /// The probability of each number of armies ashore after a conquest, indexed by that number.
    pub ashore: Vec<f64>,
}

impl LandingOdds {
    /// Returns the odds of a ship with this crew against the crews of the patrolling ships, one
    /// after the other, and then a territory. All battles use one attack type: in a normal one an
    /// army stays aboard, in a committed one the whole crew fights.
    ///
    /// Exact. Time grows with the number of ships and the product of the armies, or with the
    /// squares of the armies and the crew for committed attacks.
    ///
    /// ```
    /// use red_queens_engine::battle::{ChainAttack, LandingOdds, Odds};
    /// let odds = LandingOdds::new(ChainAttack::Normal, 6, &[], 3);
    /// assert!((odds.conquest - Odds::normal(6, 3).conquest).abs() < 1e-12);
    /// assert!(LandingOdds::new(ChainAttack::Normal, 6, &[2], 3).conquest < odds.conquest);
    /// ```
    pub fn new(chain_attack: ChainAttack, crew: u32, patrol: &[u32], defenders: u32) -> Self {
        let mut aboard = vec![0.0; crew as usize + 1];
        aboard[crew as usize] = 1.0;
        let mut ship_lost = 0.0;
        let most = patrol.iter().copied().fold(defenders, u32::max);
        let rolls = chain_attack.at_sea().dice(crew).rolls(most);
        for enemies in patrol {
            (aboard, ship_lost) = overcome(chain_attack, &aboard, *enemies, ship_lost, &rolls);
        }
        let mut odds = Self {
            patrol_beaten: aboard.iter().sum(),
            conquest: 0.0,
            ship_lost,
            ashore: vec![0.0; crew as usize + 1],
        };
        match chain_attack {
            ChainAttack::Normal | ChainAttack::Even => {
                let rolls = chain_attack.dice(0).rolls(defenders);
                odds.go_ashore(aboard, 1, chain_attack.dice(0), defenders, &rolls);
            }
            ChainAttack::Committed => {
                for (armies, probability) in aboard.into_iter().enumerate() {
                    if probability > 0.0 {
                        let mut start = vec![0.0; armies + 1];
                        start[armies] = probability;
                        odds.go_ashore(start, 0, DicePair::Block(small(armies)), defenders, &rolls);
                    }
                }
            }
        }
        odds
    }

    /// Returns the odds of continuing inland, one territory after the other; the first step is the
    /// landing.
    ///
    /// ```
    /// use red_queens_engine::battle::{ChainAttack, LandingOdds};
    /// let landing = LandingOdds::new(ChainAttack::Normal, 9, &[], 2);
    /// let inland = landing.inland(ChainAttack::Normal, &[1, 1]);
    /// assert!(inland.steps[0].conquest == landing.conquest && inland.steps.len() == 3);
    /// assert!(inland.steps[2].conquest < landing.conquest);
    /// ```
    pub fn inland(&self, chain_attack: ChainAttack, defenders: &[u32]) -> ChainOdds {
        let mut chain = ChainOdds::going_on(chain_attack, self.ashore.clone(), defenders);
        chain.steps.insert(0, LinkOdds { conquest: self.conquest, ..LinkOdds::of(&self.ashore) });
        chain
    }

    /// Adds the results of the landing itself. `stays` armies stay aboard; a ship with no armies
    /// left sinks.
    fn go_ashore(
        &mut self,
        start: Vec<f64>,
        stays: usize,
        dice: DicePair,
        defenders: u32,
        rolls: &RollTable,
    ) {
        for (armies, defenders, probability) in ends(start, defenders, dice, rolls) {
            if defenders == 0 && armies > stays {
                self.conquest += probability;
                self.ashore[armies - stays] += probability;
            } else if armies == 0 {
                self.ship_lost += probability;
            }
        }
    }
}

/// Returns the distribution of armies aboard after one more enemy ship, and the probability that
/// the attacking ship has been lost by then.
fn overcome(
    chain_attack: ChainAttack,
    aboard: &[f64],
    enemies: u32,
    lost: f64,
    rolls: &RollTable,
) -> (Vec<f64>, f64) {
    let mut left = vec![0.0; aboard.len()];
    let mut lost = lost;
    for (crew, here) in (0u32..).zip(aboard).filter(|(crew, p)| *crew > 0 && **p > 0.0) {
        let outcome = SeaOutcome::of_one(chain_attack.at_sea().dice(crew), crew, enemies, rolls);
        lost += here * outcome.odds.lost;
        for (armies, probability) in outcome.left_if_won.iter().enumerate() {
            left[armies] += here * probability;
        }
    }
    (left, lost)
}

#[cfg(test)]
mod tests {
    use super::super::{Odds, SeaOdds};
    use super::*;

    #[test]
    fn n6_only_a_committed_landing_that_fails_sinks_the_ship() {
        let normal = LandingOdds::new(ChainAttack::Normal, 5, &[], 4);
        assert!(normal.ship_lost < 1e-12);
        let committed = LandingOdds::new(ChainAttack::Committed, 5, &[], 4);
        let odds = Odds::committed(5, 4);
        assert!((committed.ship_lost - (1.0 - odds.conquest)).abs() < 1e-12);
        assert!((committed.ashore[3] - odds.attackers_left[3]).abs() < 1e-12);
    }

    #[test]
    fn many_armies_past_many_others_are_worked_out_at_once_and_as_one_by_one() {
        let odds = LandingOdds::new(ChainAttack::Committed, 70, &[66, 2], 5);
        let past = |crew: &[f64], enemies| {
            let mut left = vec![0.0; crew.len()];
            for (crew, here) in (0u32..).zip(crew).filter(|(_, here)| **here > 1e-9) {
                let fight = SeaOutcome::committed(crew, enemies).left_if_won;
                left.iter_mut().zip(fight).for_each(|(sum, p)| *sum += here * p);
            }
            left
        };
        let first = SeaOutcome::committed(70, 66).left_if_won;
        let beaten: f64 = past(&first, 2).iter().sum();
        assert!((odds.patrol_beaten - beaten).abs() < 1e-6, "{} {beaten}", odds.patrol_beaten);
    }

    #[test]
    fn n4_a_patrol_is_overcome_before_anyone_lands() {
        let odds = LandingOdds::new(ChainAttack::Normal, 8, &[2], 1);
        let fight = SeaOdds::normal(8, 2);
        assert!((odds.patrol_beaten - fight.victory()).abs() < 1e-12);
        assert!((odds.ship_lost - fight.lost).abs() < 1e-12);
        let by_hand: f64 = SeaOutcome::normal(8, 2)
            .left_if_won
            .iter()
            .zip(0u32..)
            .map(|(p, crew)| p * Odds::normal(crew, 1).conquest)
            .sum();
        assert!((odds.conquest - by_hand).abs() < 1e-12);
        assert!((odds.ashore.iter().sum::<f64>() - by_hand).abs() < 1e-12);
    }
}
