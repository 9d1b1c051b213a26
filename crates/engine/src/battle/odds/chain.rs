//! Exact odds of a chain of conquests, in which all armies but one move on each time.

use super::super::normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice};
use super::roll::{RollTable, Rolls, count, rolls, small};
use super::{AttackTerms, DicePair, Odds, ends};

/// The attack type used for each territory of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainAttack {
    /// Normal attacks (A1).
    Normal,
    /// Normal attacks in which the defender also rolls up to three dice (K3).
    Even,
    /// Committed attacks by all armies but one (A2).
    Committed,
}

impl ChainAttack {
    /// Returns the dice rule for a battle that begins with this many armies.
    pub(super) fn dice(self, armies: u32) -> DicePair {
        match self {
            Self::Normal => DicePair::Normal(DEFENCE_DICE),
            Self::Even => DicePair::Normal(ATTACK_DICE),
            Self::Committed => DicePair::Block(armies),
        }
    }

    /// Returns the attack type for ships met on the way, whose defenders never roll three dice
    /// (K3).
    pub(super) fn at_sea(self) -> Self {
        match self {
            Self::Even => Self::Normal,
            Self::Normal | Self::Committed => self,
        }
    }

    /// Returns a table of all rolls of a chain. `armies` includes the one that stays behind.
    fn rolls(self, armies: usize, defenders: &[u32]) -> Rolls {
        let most = defenders.iter().copied().max().unwrap_or(0);
        self.dice(small(armies.saturating_sub(1))).rolls(most)
    }
}

/// One territory of a chain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LinkOdds {
    /// The probability that this territory and all before it are taken.
    pub conquest: f64,
    /// The expected number of armies on the territory once it is taken; 0 if it cannot be taken.
    pub left: f64,
}

/// The possible results of a chain of attacks, with exact probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct ChainOdds {
    /// One step for each territory, in the order of attack.
    pub steps: Vec<LinkOdds>,
    /// The probability of each number of armies on the last territory, indexed by that number. They
    /// add up to the probability that all territories are taken.
    pub left: Vec<f64>,
}

/// Returns the odds of taking territories with these defenders one after the other. `armies` begin
/// on the first territory; one stays there and one on each territory taken.
///
/// Exact. Time grows with the product of armies and defenders, or with the squares of both for
/// committed attacks.
///
/// ```
/// use red_queens_engine::battle::{ChainAttack, Odds, chain};
/// let odds = chain(ChainAttack::Normal, 9, &[2, 1]);
/// assert!((odds.steps[0].conquest - Odds::normal(9, 2).conquest).abs() < 1e-12);
/// assert!(odds.steps[1].conquest < odds.steps[0].conquest);
/// ```
pub fn chain(chain_attack: ChainAttack, armies: u32, defenders: &[u32]) -> ChainOdds {
    let mut left = vec![0.0; armies as usize + 1];
    left[armies as usize] = 1.0;
    ChainOdds::going_on(chain_attack, left, defenders)
}

impl ChainOdds {
    /// Returns the odds of a chain attack as [`chain`] does, but starting from a probability for
    /// each number of armies, as after a landing. The probability missing from 1 counts as already
    /// failed.
    pub fn going_on(chain_attack: ChainAttack, mut left: Vec<f64>, defenders: &[u32]) -> Self {
        let rolls = chain_attack.rolls(left.len() - 1, defenders);
        let steps = defenders.iter().map(|defenders| {
            left = match chain_attack {
                ChainAttack::Normal | ChainAttack::Even => {
                    after_normal(&left, *defenders, chain_attack.dice(0), &rolls)
                }
                ChainAttack::Committed => after_committed(&left, *defenders, &rolls),
            };
            LinkOdds::of(&left)
        });
        let steps = steps.collect();
        Self { steps, left }
    }

    /// Returns the odds of normal attacks as [`Self::going_on`] does, with separate terms for each
    /// territory (L2, A22).
    ///
    /// ```
    /// use red_queens_engine::battle::{ChainOdds, Odds, AttackTerms};
    /// let walls = AttackTerms { fortification: 10, ..AttackTerms::default() };
    /// let nine = [vec![0.0; 9], vec![1.0]].concat();
    /// let odds = ChainOdds::on(nine, &[(walls, 2), (AttackTerms::default(), 1)]);
    /// assert!((odds.steps[0].conquest - Odds::on(&walls, 9, 2).conquest).abs() < 1e-12);
    /// ```
    pub fn on(mut left: Vec<f64>, lands: &[(AttackTerms, u32)]) -> Self {
        let steps = lands.iter().map(|(terms, defenders)| {
            let mut ends = Odds::begun(*terms, &left, *defenders).attackers_left;
            // A single army can't advance; otherwise one stays behind.
            ends[..left.len().min(2)].fill(0.0);
            ends.rotate_left(1);
            left = ends;
            LinkOdds::of(&left)
        });
        let steps = steps.collect();
        Self { steps, left }
    }
}

impl LinkOdds {
    /// Returns the step after which the number of armies has these probabilities.
    pub(super) fn of(left: &[f64]) -> Self {
        let conquest: f64 = left.iter().sum();
        let armies: f64 = left.iter().enumerate().map(|(n, p)| count(n) * p).sum();
        Self { conquest, left: if conquest > 0.0 { armies / conquest } else { 0.0 } }
    }
}

/// Returns the probability that a chain succeeds for every number of armies up to `most`. This
/// takes no longer than the largest number alone.
///
/// ```
/// use red_queens_engine::battle::{ChainAttack, chain, chances};
/// let chances = chances(ChainAttack::Normal, 20, &[3, 2]);
/// assert!((chances[12] - chain(ChainAttack::Normal, 12, &[3, 2]).steps[1].conquest).abs() < 1e-12);
/// ```
pub fn chances(chain_attack: ChainAttack, most: u32, defenders: &[u32]) -> Vec<f64> {
    let all = vec![1.0; most as usize + 1];
    let rolls = chain_attack.rolls(most as usize, defenders);
    defenders.iter().rev().fold(all, |after, defenders| match chain_attack {
        ChainAttack::Normal => before_normal(&after, *defenders, DEFENCE_DICE),
        ChainAttack::Even => before_normal(&after, *defenders, ATTACK_DICE),
        ChainAttack::Committed => before_committed(&after, *defenders, &rolls),
    })
}

/// Returns the distribution of the armies that move in after a conquest, given the distribution
/// before.
fn after_normal(before: &[f64], defenders: u32, dice: DicePair, rolls: &RollTable) -> Vec<f64> {
    let mut after = vec![0.0; before.len()];
    for (attackers, defenders, probability) in ends(before.to_vec(), defenders, dice, rolls) {
        if defenders == 0 && attackers > 1 {
            after[attackers - 1] += probability;
        }
    }
    after
}

/// Returns the distribution after a conquest, as [`after_normal`] does, for committed attacks. The
/// defender's dice depend on the number committed, so each number of armies is a separate battle.
fn after_committed(before: &[f64], defenders: u32, rolls: &RollTable) -> Vec<f64> {
    let mut after = vec![0.0; before.len()];
    for (armies, here) in before.iter().enumerate().filter(|(n, p)| *n > 2 && **p > 0.0) {
        let mut start = vec![0.0; armies];
        start[armies - 1] = *here;
        let dice = DicePair::Block(small(armies - 1));
        for (troops, defenders, probability) in ends(start, defenders, dice, rolls) {
            if defenders == 0 {
                after[troops] += probability;
            }
        }
    }
    after
}

/// Returns the chance before a conquest for each number of armies, given the chance after it.
fn before_normal(after: &[f64], defenders: u32, most: u32) -> Vec<f64> {
    let rolls = rolls(ATTACK_DICE, most);
    // `fewer` holds the chances with one, two and three defenders fewer, each by attackers.
    let mut fewer: [Vec<f64>; 3] = std::array::from_fn(|_| vec![0.0; after.len()]);
    let mut now: Vec<f64> =
        (0..after.len()).map(|a| if a > 1 { after[a - 1] } else { 0.0 }).collect();
    for defenders in 1..=defenders {
        fewer.rotate_right(1);
        fewer[0] = std::mem::replace(&mut now, vec![0.0; after.len()]);
        for attackers in 2..after.len() {
            let (attack, defence) = (attack_dice(small(attackers)), defenders.min(most));
            let pairs = attack.min(defence) as usize;
            let roll = rolls.plain(attack, defence);
            now[attackers] = (0..=pairs)
                .map(|killed| match killed {
                    0 => roll[0] * now[attackers - pairs],
                    _ => roll[killed] * fewer[killed - 1][attackers + killed - pairs],
                })
                .sum();
        }
    }
    now
}

fn before_committed(after: &[f64], defenders: u32, rolls: &RollTable) -> Vec<f64> {
    let mut before = vec![0.0; after.len()];
    for armies in 3..after.len() {
        let dice = DicePair::Block(small(armies - 1));
        let mut start = vec![0.0; armies];
        start[armies - 1] = 1.0;
        let taken =
            ends(start, defenders, dice, rolls).into_iter().filter(|(_, left, _)| *left == 0);
        before[armies] = taken.map(|(troops, _, probability)| probability * after[troops]).sum();
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(armies: usize) -> Vec<f64> {
        [vec![0.0; armies], vec![1.0]].concat()
    }

    #[test]
    fn a22_a_chain_on_plain_terms_is_the_plain_chain() {
        for (armies, defenders) in
            [(12, vec![3, 2, 1]), (3, vec![1, 1]), (1, vec![2]), (9, vec![0, 4])]
        {
            let plain = chain(ChainAttack::Normal, small(armies), &defenders);
            let lands: Vec<_> =
                defenders.iter().map(|number| (AttackTerms::default(), *number)).collect();
            let changed = ChainOdds::on(of(armies), &lands);
            for (one, other) in plain.steps.iter().zip(&changed.steps) {
                assert!((one.conquest - other.conquest).abs() < 1e-9, "{armies} {defenders:?}");
                assert!((one.left - other.left).abs() < 1e-9, "{armies} {defenders:?}");
            }
        }
    }

    #[test]
    fn l7_each_territory_of_a_chain_has_its_own_fortification() {
        let walls =
            AttackTerms { fortification: 10, chosen_defence: true, ..AttackTerms::default() };
        let open = AttackTerms { chosen_defence: true, ..AttackTerms::default() };
        let lands = [(walls, 3), (open, 2)];
        let odds = ChainOdds::on(of(9), &lands);
        let first = Odds::on(&walls, 9, 3);
        let by_hand: f64 = (2..=9)
            .map(|left: u32| {
                first.attackers_left[left as usize] * Odds::on(&open, left - 1, 2).conquest
            })
            .sum();
        assert!((odds.steps[0].conquest - first.conquest).abs() < 1e-12);
        assert!((odds.steps[1].conquest - by_hand).abs() < 1e-9);
    }
}
