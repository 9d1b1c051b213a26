//! Exact odds of one ship against another, with the sinking rolls of total defeats (N8 to N10).

use super::super::normal::{ATTACK_DICE, attack_dice, defence_dice};
use super::roll::rolls;

/// The probability that the loser of a total defeat throws less than the victor, and sinks (N9).
const SINKS: f64 = 15.0 / 36.0;

/// How an engagement of one ship with one other may end if it is carried on.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct SeaOdds {
    /// The probability that the enemy's armies are destroyed, so that the ship can be boarded (N10).
    pub beaten: f64,
    /// The probability that the enemy sinks in a total defeat (N9).
    pub sank: f64,
    /// The probability that the attacker's ship sinks (N9) or has no armies left (N10).
    pub lost: f64,
    /// The armies the attacker loses on average, drowned ones too.
    pub attacker_losses: f64,
    /// The same if it wins.
    pub losses_if_won: f64,
    /// The armies the defender loses on average, drowned ones too.
    pub defender_losses: f64,
}

/// An engagement with the armies that are left of both crews.
#[derive(Debug, Clone, PartialEq)]
pub struct SeaOutcome {
    /// In short.
    pub odds: SeaOdds,
    /// The probability of each number of armies left aboard the attacker's ship, the drowned not
    /// counted; the index is the number.
    pub attackers_left: Vec<f64>,
    /// The same for the defender's ship.
    pub defenders_left: Vec<f64>,
    /// Of `attackers_left`, the part in which the attacker won.
    pub left_if_won: Vec<f64>,
}

impl SeaOdds {
    /// The odds of a normal attack: one army stays out of it (A1).
    ///
    /// Exact. Time grows with the product of the two numbers.
    ///
    /// ```
    /// use red_queens::battle::{Odds, SeaOdds};
    /// let odds = SeaOdds::normal(5, 3);
    /// assert!(odds.sank > 0.1, "some are sunk before they are beaten");
    /// assert!(odds.victory() < Odds::normal(5, 3).conquest, "and so is the attacker");
    /// ```
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        SeaOutcome::normal(attackers, defenders).odds
    }

    /// The odds of a committed attack by the whole crew (A2).
    ///
    /// Exact. Time grows with the fourth power of the crew, until 64 only the first time.
    pub fn committed(crew: u32, defenders: u32) -> Self {
        SeaOutcome::committed(crew, defenders).odds
    }

    /// The probability that the enemy is no more.
    pub fn victory(&self) -> f64 {
        self.beaten + self.sank
    }
}

impl SeaOutcome {
    /// As [`SeaOdds::normal`], with who is left.
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        fight(attackers, defenders, ATTACK_DICE, |attackers, defenders| {
            (attack_dice(attackers), defence_dice(defenders))
        })
    }

    /// As [`SeaOdds::committed`], with who is left.
    pub fn committed(crew: u32, defenders: u32) -> Self {
        Self::standing(crew, crew, defenders)
    }

    /// A committed attack that is going on: so many troops are left of those declared (A3).
    pub fn standing(troops: u32, declared: u32, defenders: u32) -> Self {
        let most = declared.saturating_sub(1);
        fight(troops, defenders, declared, |troops, defenders| (troops, defenders.min(most)))
    }

    /// Nothing yet, for such crews.
    fn none(attackers: u32, defenders: u32) -> Self {
        Self {
            odds: SeaOdds::default(),
            attackers_left: vec![0.0; attackers as usize + 1],
            defenders_left: vec![0.0; defenders as usize + 1],
            left_if_won: vec![0.0; attackers as usize + 1],
        }
    }

    /// One end with so many armies left on both sides; who has none left lost them all.
    fn end(&mut self, attackers: u32, defenders: u32, won: bool, probability: f64) {
        self.attackers_left[attackers as usize] += probability;
        self.defenders_left[defenders as usize] += probability;
        if won {
            self.left_if_won[attackers as usize] += probability;
        }
    }

    fn add_up(mut self) -> Self {
        self.odds.attacker_losses = super::expected_losses(&self.attackers_left);
        self.odds.defender_losses = super::expected_losses(&self.defenders_left);
        let all = super::count(self.attackers_left.len() - 1);
        let victory = self.odds.victory();
        self.odds.losses_if_won = if victory > f64::EPSILON {
            super::expected_losses(&self.left_if_won) / victory
        } else {
            all
        };
        self
    }
}

fn fight(
    attackers: u32,
    defenders: u32,
    most_dice: u32,
    dice: impl Fn(u32, u32) -> (u32, u32),
) -> SeaOutcome {
    let rolls = rolls(most_dice);
    let mut reached = vec![vec![0.0; defenders as usize + 1]; attackers as usize + 1];
    reached[attackers as usize][defenders as usize] = 1.0;
    let mut outcome = SeaOutcome::none(attackers, defenders);
    for a in (0..=attackers).rev() {
        for d in (0..=defenders).rev() {
            let here = reached[a as usize][d as usize];
            if here == 0.0 {
                continue;
            }
            let (attack, defence) = dice(a, d);
            if attack == 0 || defence == 0 {
                outcome.odds.beaten += if d == 0 { here } else { 0.0 };
                outcome.odds.lost += if d > 0 && a == 0 { here } else { 0.0 };
                outcome.end(a, d, d == 0, here);
                continue;
            }
            let pairs = attack.min(defence);
            for (killed, chance) in (0u32..).zip(rolls.plain(attack, defence)) {
                let (a, d) = (a - (pairs - killed), d - killed);
                let mut probability = here * chance;
                if killed == pairs && d > 0 {
                    outcome.odds.sank += probability * SINKS;
                    outcome.end(a, 0, true, probability * SINKS);
                    probability -= probability * SINKS;
                } else if killed == 0 && a > 0 {
                    outcome.odds.lost += probability * SINKS;
                    outcome.end(0, d, false, probability * SINKS);
                    probability -= probability * SINKS;
                }
                reached[a as usize][d as usize] += probability;
            }
        }
    }
    outcome.add_up()
}

#[cfg(test)]
mod tests {
    use super::super::super::{Dice, compare};
    use super::*;
    use crate::core::{Chance, Seed, Seeded};

    /// One engagement thrown out as the rules say: beaten, sank, lost, losses of both sides.
    fn thrown(a: u32, d: u32, committed: bool, chance: &mut Seeded) -> [f64; 5] {
        let (mut own, mut theirs) = (a, d);
        let (mut sank, mut lost) = (false, false);
        while theirs > 0 && !sank && !lost {
            let (attack, defence) = if committed {
                (own, theirs.min(a - 1))
            } else {
                (attack_dice(own), defence_dice(theirs))
            };
            if attack == 0 {
                break;
            }
            let losses = compare(Dice::throw(attack, chance), Dice::throw(defence, chance));
            own -= losses.attacker;
            theirs -= losses.defender;
            if losses.attacker == 0 && theirs > 0 {
                sank = chance.die() < chance.die();
            }
            if losses.defender == 0 && own > 0 {
                lost = chance.die() < chance.die();
            }
        }
        let one = |so: bool| f64::from(u8::from(so));
        let own = if lost { 0 } else { own };
        let left = if sank { 0 } else { theirs };
        let spent = lost || own == 0;
        [one(theirs == 0), one(sank), one(spent), f64::from(a - own), f64::from(d - left)]
    }

    #[test]
    fn odds_with_sinking_rolls_agree_with_thrown_engagements() {
        let mut chance = Seeded::new(Seed::from_number(8), 0);
        for (a, d, committed) in
            [(2, 1, false), (5, 3, false), (6, 6, false), (3, 2, true), (5, 4, true)]
        {
            let games = 40_000;
            let mut means = [0.0; 5];
            for _ in 0..games {
                let seen = thrown(a, d, committed, &mut chance);
                means.iter_mut().zip(seen).for_each(|(mean, seen)| *mean += seen / 40_000.0);
            }
            let odds = if committed { SeaOdds::committed(a, d) } else { SeaOdds::normal(a, d) };
            let SeaOdds { beaten, sank, lost, attacker_losses, defender_losses, .. } = odds;
            let exact = [beaten, sank, lost, attacker_losses, defender_losses];
            for (mean, exact) in means.into_iter().zip(exact) {
                assert!((mean - exact).abs() < 0.04, "{a} against {d}: {means:?} {odds:?}");
            }
        }
    }

    #[test]
    fn whoever_is_left_adds_up() {
        for outcome in [SeaOutcome::normal(7, 5), SeaOutcome::committed(6, 9)] {
            for left in [&outcome.attackers_left, &outcome.defenders_left] {
                assert!((left.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            }
            let won: f64 = outcome.left_if_won.iter().sum();
            assert!((won - outcome.odds.victory()).abs() < 1e-12);
            assert!((outcome.defenders_left[0] - won).abs() < 1e-12);
        }
    }

    #[test]
    fn a_ship_without_armies_is_beaten_at_once() {
        let odds = SeaOdds::normal(3, 0);
        assert!((odds.beaten - 1.0).abs() < 1e-12 && odds.attacker_losses == 0.0);
        assert!(SeaOdds::normal(1, 3).victory() < 1e-12);
    }
}
