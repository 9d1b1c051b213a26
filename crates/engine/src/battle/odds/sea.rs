//! Exact odds of ships against another ship, including the rolls for sinking after a total defeat
//! (N8 to N10).
//!
//! No ship is assumed to be sent in, or boarded before the end.

use super::roll::{RollTable, count, rolls, small};
use super::{DEFENCE_DICE, DicePair, Flank, NEGLIGIBLE};

/// The probability that the loser of a total defeat rolls less than the winner and sinks (N9).
const SINKS: f64 = 15.0 / 36.0;

/// The most armies that a normal engagement is assumed to cost either side. Every second roll of
/// three dice against two is a total defeat, so that longer ones without a ship sunk have a
/// probability below 10^-14.
const REACH: usize = 200;

/// The possible results of an engagement with one other ship that is fought to the end.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct SeaOdds {
    /// The probability that all enemy armies are lost, so that the ship can be boarded (N10).
    pub beaten: f64,
    /// The probability that the enemy sinks after a total defeat (N9).
    pub sank: f64,
    /// The expected number of ships that the attacker loses, sunk (N9) or without an army left
    /// aboard (N10, N14). For a single ship this is the probability of losing it.
    pub lost: f64,
    /// The expected number of armies that the attacker loses, including the drowned.
    pub attacker_losses: f64,
    /// The expected number of armies that the attacker loses if it wins.
    pub losses_if_won: f64,
    /// The expected number of armies that the defender loses, including the drowned.
    pub defender_losses: f64,
}

/// The odds of an engagement, with the distribution of the armies left in both crews.
#[derive(Debug, Clone, PartialEq)]
pub struct SeaOutcome {
    /// The summary of the engagement.
    pub odds: SeaOdds,
    /// The probability of each number of armies left aboard the attacker's ships, indexed by that
    /// number. The drowned don't count.
    pub attackers_left: Vec<f64>,
    /// The probability of each number of armies left on the defender's ship.
    pub defenders_left: Vec<f64>,
    /// The part of `attackers_left` in which the attacker won.
    pub left_if_won: Vec<f64>,
    /// The expected number of captured armies (A7).
    pub captured: f64,
}

impl SeaOdds {
    /// Returns the odds of a normal attack, from which one army stays out (A1).
    ///
    /// Exact except for cases with a probability below 10^-14. Time grows with the product of the
    /// two numbers, up to 200 each.
    ///
    /// ```
    /// use red_queens_engine::battle::{Odds, SeaOdds};
    /// let odds = SeaOdds::normal(5, 3);
    /// assert!(odds.sank > 0.1, "some are sunk before they are beaten");
    /// assert!(odds.victory() < Odds::normal(5, 3).conquest, "and so is the attacker");
    /// ```
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        SeaOutcome::normal(attackers, defenders).odds
    }

    /// Returns the odds of a committed attack by the whole crew (A2).
    ///
    /// Exact. Time grows with the squares of both crews; up to 64 dice only the first call pays for
    /// it.
    pub fn committed(crew: u32, defenders: u32) -> Self {
        SeaOutcome::committed(crew, defenders).odds
    }

    /// Returns the probability that the enemy ship is beaten or sunk.
    pub fn victory(&self) -> f64 {
        self.beaten + self.sank
    }
}

/// The probability of each number of defenders, by the armies aboard; `None` where that number is
/// impossible.
type ByArmies = Vec<Option<Vec<f64>>>;

fn possible(all: ByArmies) -> impl Iterator<Item = (usize, Vec<f64>)> {
    all.into_iter().enumerate().filter_map(|(armies, defenders)| Some((armies, defenders?)))
}

impl SeaOutcome {
    /// Returns the odds of [`SeaOdds::normal`] and the armies left on each side.
    pub fn normal(attackers: u32, defenders: u32) -> Self {
        let dice = DicePair::Normal(DEFENCE_DICE);
        Self::of_one(dice, attackers, defenders, &dice.rolls(defenders))
    }

    /// Returns the odds of [`SeaOdds::committed`] and the armies left on each side.
    pub fn committed(crew: u32, defenders: u32) -> Self {
        let dice = DicePair::Block(crew);
        Self::of_one(dice, crew, defenders, &dice.rolls(defenders))
    }

    /// Returns the outcome for one ship whose rolls are all in the table.
    pub(super) fn of_one(dice: DicePair, crew: u32, defenders: u32, rolls: &RollTable) -> Self {
        Self::of(&[AttackingShip { dice, crew: crew as usize, spare: 0 }], rolls, defenders)
    }

    /// Returns the odds of a committed or flanking attack that is under way. Each block has a ship
    /// of its own, which rolls until it has no armies before the next one begins. Reserves are
    /// aboard too: they drown with their ship, and it counts as a flank while it is afloat (A8).
    ///
    /// ```
    /// use red_queens_engine::battle::{Flank, SeaOdds, SeaOutcome};
    /// let two = SeaOutcome::standing(&[Flank::whole(3), Flank::whole(3)], 4).odds;
    /// assert!(two.victory() > SeaOdds::committed(6, 4).victory(), "one may sink without the other");
    /// ```
    pub fn standing(flanks: &[Flank], defenders: u32) -> Self {
        let ship = |flank: &Flank| AttackingShip {
            dice: DicePair::Block(flank.declared),
            crew: flank.troops as usize,
            spare: flank.spare as usize,
        };
        let ships: Vec<AttackingShip> = flanks.iter().map(ship).collect();
        let (attack, defence) = Flank::most_dice(flanks, defenders);
        Self::of(&ships, &rolls(attack, defence), defenders)
    }

    fn of(ships: &[AttackingShip], rolls: &RollTable, defenders: u32) -> Self {
        let defenders = defenders as usize;
        let all: usize = ships.iter().map(|ship| ship.crew + ship.spare).sum();
        let mut outcome = Self {
            odds: SeaOdds::default(),
            captured: 0.0,
            attackers_left: vec![0.0; all + 1],
            defenders_left: vec![0.0; defenders + 1],
            left_if_won: vec![0.0; all + 1],
        };
        // `arrived` is indexed by the armies aboard ships that have fought and are afloat.
        let idle: usize = ships.iter().filter(|ship| ship.crew == 0).map(|ship| ship.spare).sum();
        let mut start = vec![0.0; defenders + 1];
        start[defenders] = 1.0;
        let mut arrived: ByArmies = vec![None; all + 1];
        arrived[idle] = Some(start);
        let mut waiting = all - idle;
        for ship in ships.iter().filter(|ship| ship.crew > 0) {
            waiting -= ship.crew + ship.spare;
            for (kept, start) in possible(std::mem::replace(&mut arrived, vec![None; all + 1])) {
                let raised = waiting > 0 || kept > 0;
                for end in ship.fight(start, rolls, raised, &mut outcome.captured) {
                    let Aftermath { own, against, sank, probability } = end;
                    let afloat = own.map_or(0, |crew| crew + ship.spare);
                    outcome.odds.lost += if afloat == 0 { probability } else { 0.0 };
                    let left = kept + afloat;
                    if against == 0 {
                        let how = &mut outcome.odds;
                        *(if sank { &mut how.sank } else { &mut how.beaten }) += probability;
                        outcome.end(left + waiting, 0, true, probability);
                    } else {
                        let next = arrived[left].get_or_insert_with(|| vec![0.0; defenders + 1]);
                        next[against] += probability;
                    }
                }
            }
        }
        for (left, by_number) in possible(arrived) {
            for (against, probability) in by_number.into_iter().enumerate() {
                outcome.odds.beaten += if against == 0 { probability } else { 0.0 };
                outcome.end(left, against, against == 0, probability);
            }
        }
        outcome.add_up()
    }

    /// Adds one end with this many armies left on both sides.
    fn end(&mut self, attackers: usize, defenders: usize, won: bool, probability: f64) {
        self.attackers_left[attackers] += probability;
        self.defenders_left[defenders] += probability;
        if won {
            self.left_if_won[attackers] += probability;
        }
    }

    fn add_up(mut self) -> Self {
        self.odds.attacker_losses = super::expected_losses(&self.attackers_left);
        self.odds.defender_losses = super::expected_losses(&self.defenders_left);
        let all = count(self.attackers_left.len() - 1);
        let victory = self.odds.victory();
        self.odds.losses_if_won = if victory > f64::EPSILON {
            super::expected_losses(&self.left_if_won) / victory
        } else {
            all
        };
        self
    }
}

/// One of the attacking ships.
struct AttackingShip {
    dice: DicePair,
    /// The armies that fight, including one that stays out of a normal attack.
    crew: usize,
    /// The other armies aboard.
    spare: usize,
}

/// One possible result of the rolls of one ship.
struct Aftermath {
    /// The own fighting armies left, or `None` if the ship has sunk.
    own: Option<usize>,
    /// The enemy's armies that are left.
    against: usize,
    /// True if the enemy has sunk.
    sank: bool,
    probability: f64,
}

impl AttackingShip {
    /// Rolls until one side cannot or has sunk. `start` is the probability of each number of
    /// defenders.
    fn fight(
        &self,
        start: Vec<f64>,
        rolls: &RollTable,
        raised: bool,
        captured: &mut f64,
    ) -> Vec<Aftermath> {
        let reach = if matches!(self.dice, DicePair::Normal(_)) { REACH } else { usize::MAX };
        let (most, width) = (start.len() - 1, start.len().min(reach));
        // Indexed by the losses of both sides.
        let mut reached = vec![0.0; (self.crew + 1).min(reach) * width];
        for (against, probability) in start.into_iter().enumerate() {
            if let Some(sum) = reached[..width].get_mut(most - against) {
                *sum = probability;
            }
        }
        let mut ends = Vec::new();
        for place in 0..reached.len() {
            let here = reached[place];
            if here < NEGLIGIBLE {
                continue;
            }
            let (own, against) = (self.crew - place / width, most - place % width);
            let mut end = |own, against, sank, probability| {
                ends.push(Aftermath { own, against, sank, probability });
            };
            let (attack, defence) = self.dice.of(small(own), small(against));
            if attack == 0 || defence == 0 {
                end(Some(own), against, false, here);
                continue;
            }
            let roll =
                if raised { rolls.raised(attack, defence) } else { rolls.plain(attack, defence) };
            let pairs = attack.min(defence) as usize;
            *captured += if raised { here * roll[pairs] } else { 0.0 };
            for (killed, chance) in roll.iter().enumerate() {
                let lost = pairs - killed;
                let (own, against) = (own - lost, against - killed);
                let mut probability = here * chance;
                if killed == pairs && against > 0 {
                    end(Some(own), 0, true, probability * SINKS);
                    probability -= probability * SINKS;
                } else if killed == 0 && own + self.spare > 0 {
                    end(None, against, false, probability * SINKS);
                    probability -= probability * SINKS;
                }
                let within = place % width + killed < width;
                if let Some(sum) = reached.get_mut(place + lost * width + killed).filter(|_| within)
                {
                    *sum += probability;
                }
            }
        }
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Dice, attack_dice, compare, defence_dice};
    use super::*;
    use crate::core::{RandomSource, Seed, Seeded};

    /// Simulates one engagement by the rules: beaten, sunk, lost, losses of both sides.
    fn simulated(a: u32, d: u32, committed: bool, rng: &mut Seeded) -> [f64; 5] {
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
            let losses = compare(Dice::roll(attack, rng), Dice::roll(defence, rng));
            own -= losses.attacker;
            theirs -= losses.defender;
            if losses.attacker == 0 && theirs > 0 {
                sank = rng.die() < rng.die();
            }
            if losses.defender == 0 && own > 0 {
                lost = rng.die() < rng.die();
            }
        }
        let one = |so: bool| f64::from(u8::from(so));
        let own = if lost { 0 } else { own };
        let left = if sank { 0 } else { theirs };
        let spent = lost || own == 0;
        [one(theirs == 0), one(sank), one(spent), f64::from(a - own), f64::from(d - left)]
    }

    #[test]
    fn odds_with_sinking_rolls_agree_with_simulated_engagements() {
        let mut rng = Seeded::new(Seed::from_number(8), 0);
        for (a, d, committed) in
            [(2, 1, false), (5, 3, false), (6, 6, false), (3, 2, true), (5, 4, true)]
        {
            let games = 40_000;
            let mut means = [0.0; 5];
            for _ in 0..games {
                let seen = simulated(a, d, committed, &mut rng);
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
