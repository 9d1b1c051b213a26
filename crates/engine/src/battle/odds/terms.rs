//! Exact odds of normal attacks in which modifiers change dice, or the defender chooses how many to
//! roll (A22, L2).

use std::sync::OnceLock;

use super::roll::{count, small};
use super::{NEGLIGIBLE, Odds};
use crate::battle::dice::{Dice, compare};
use crate::battle::modified_roll::{MOST_ROLLED, ModifiedRoll, Modifier, ModifierSet, Side};
use crate::battle::normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice};

/// The conditions under which a normal attack is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AttackTerms {
    /// The modifiers of every roll, except a fortification.
    pub modifiers: ModifierSet,
    /// The number of rolls of three dice that the defender's fortification withstands; 0 without
    /// one (L7).
    pub fortification: u8,
    /// True if the defender chooses how many dice to roll (A22).
    pub chosen_defence: bool,
    /// True if the defender rolls up to three dice (K3).
    pub third_die: bool,
}

/// The number of combinations of modifiers that a roll can have before the dice fall.
const SETS: usize = 1 << Modifier::Missile.index();

/// The probability of each number of armies that the defender loses, by the dice of both sides.
type LossChances = [[[f64; MOST_ROLLED + 1]; MOST_ROLLED + 1]; MOST_ROLLED + 1];

/// Returns the probability of each number of armies that the defender loses in one roll with these
/// modifiers and at most three dice each. The attacker loses the remaining pairs (L2, L3).
///
/// ```
/// use red_queens_engine::battle::{ModifierSet, modified_odds, roll_odds};
/// let plain = modified_odds(3, 2, ModifierSet::EMPTY);
/// assert!((plain[2] - roll_odds(3, 2)[2]).abs() < 1e-12);
/// ```
pub fn modified_odds(attack: u32, defence: u32, modifiers: ModifierSet) -> &'static [f64] {
    static TABLES: [OnceLock<LossChances>; SETS] = [const { OnceLock::new() }; SETS];
    let place = modifiers.iter().map(|modifier| 1 << modifier.index()).sum::<usize>() % SETS;
    let of = |dice: u32| (dice as usize).min(MOST_ROLLED);
    let (attack, defence) = (of(attack), of(defence));
    let table = TABLES[place].get_or_init(|| tabulate(modifiers));
    &table[attack][defence][..=attack.min(defence)]
}

fn tabulate(modifiers: ModifierSet) -> LossChances {
    let mut table = LossChances::default();
    for (attack, row) in table.iter_mut().enumerate() {
        for (defence, losses) in row.iter_mut().enumerate() {
            let ours = dice_rolls(attack, Side::Attacker, modifiers);
            let theirs = dice_rolls(defence, Side::Defender, modifiers);
            for (a, p) in &ours {
                for (d, q) in &theirs {
                    losses[compare(*a, *d).defender as usize] += p * q;
                }
            }
        }
    }
    table
}

/// Returns every roll of this many dice as modified, with its probability.
fn dice_rolls(dice: usize, side: Side, modifiers: ModifierSet) -> Vec<(Dice, f64)> {
    let mut all: Vec<(Dice, f64)> = vec![(Dice::default(), 1.0)];
    for _ in 0..dice {
        let mut more: Vec<(Dice, f64)> = Vec::new();
        for (rolled, probability) in all {
            for face in 1..=6 {
                let next = rolled.with(face);
                let share = probability / 6.0;
                match more.iter_mut().find(|(known, _)| *known == next) {
                    Some((_, sum)) => *sum += share,
                    None => more.push((next, share)),
                }
            }
        }
        all = more;
    }
    let counted = |(rolled, p)| (ModifiedRoll::new(rolled, side, modifiers).shown(), p);
    all.into_iter().map(counted).collect()
}

impl AttackTerms {
    /// Returns `true` if no modifier applies and the defender has no choice of dice. The third die
    /// doesn't matter here.
    pub fn are_plain(&self) -> bool {
        *self == Self { third_die: self.third_die, ..Self::default() }
    }

    /// Returns the most dice of a defender with this many armies.
    fn most_defence(self, armies: u32) -> u32 {
        armies.min(if self.third_die { ATTACK_DICE } else { DEFENCE_DICE })
    }

    /// Returns the modifiers while the fortification withstands this many more rolls.
    fn modifiers(self, fortification: u8) -> ModifierSet {
        let walls = Modifier::Fortification;
        if fortification > 0 { self.modifiers.with(walls) } else { self.modifiers }
    }

    /// Returns the best number of dice for the defender in one roll against `attack` dice: the one
    /// with the most favourable difference between expected losses of attacker and defender.
    pub fn best_defence(&self, attack: u32, most: u32) -> u32 {
        let modifiers = self.modifiers(self.fortification);
        let balance = |dice: u32| {
            let odds = modified_odds(attack, dice, modifiers);
            let lost: f64 = odds.iter().enumerate().map(|(lost, p)| count(lost) * p).sum();
            count(odds.len() - 1) - 2.0 * lost
        };
        let better = |best: u32, dice: u32| if balance(dice) > balance(best) { dice } else { best };
        (1..=most).rev().fold(most, better)
    }
}

/// The index of battle states: armies of both sides and the remaining rolls of the fortification.
struct StateGrid {
    width: usize,
    depth: usize,
}

impl StateGrid {
    fn place(&self, attackers: usize, defenders: usize, walls: usize) -> usize {
        (attackers * self.width + defenders) * self.depth + walls
    }
}

impl Odds {
    /// Returns the odds of a normal attack fought to the end with as many dice as possible on these
    /// terms, without any reactions. `attackers` includes the army that stays behind.
    ///
    /// Exact. A defender with a choice rolls the number of dice that minimizes the probability of a
    /// conquest. Time grows with the product of both numbers and the fortification's rolls.
    ///
    /// ```
    /// use red_queens_engine::battle::{Odds, AttackTerms};
    /// let walls = AttackTerms { fortification: 10, ..AttackTerms::default() };
    /// assert!(Odds::on(&walls, 8, 5).conquest < Odds::normal(8, 5).conquest);
    /// ```
    pub fn on(terms: &AttackTerms, attackers: u32, defenders: u32) -> Self {
        if *terms == AttackTerms::default() {
            return Self::normal(attackers, defenders);
        }
        let mut before = vec![0.0; attackers as usize + 1];
        before[attackers as usize] = 1.0;
        Self::begun(*terms, &before, defenders)
    }

    /// Returns the odds as [`Self::on`] does, but starting from a probability for each number of
    /// attackers.
    pub(super) fn begun(terms: AttackTerms, before: &[f64], defenders: u32) -> Self {
        let depth = usize::from(terms.fortification) + 1;
        let grid = StateGrid { width: defenders as usize + 1, depth };
        let most = before.len().saturating_sub(1);
        let choice = terms.choices(&grid, most);
        let mut reached = vec![0.0; choice.len()];
        for (attackers, probability) in before.iter().enumerate() {
            reached[grid.place(attackers, defenders as usize, depth - 1)] = *probability;
        }
        let mut odds = Self {
            conquest: 0.0,
            attackers_left: vec![0.0; most + 1],
            defenders_left: vec![0.0; defenders as usize + 1],
        };
        for a in (0..=most).rev() {
            for d in (0..grid.width).rev() {
                for walls in (0..depth).rev() {
                    let here = reached[grid.place(a, d, walls)];
                    if here < NEGLIGIBLE {
                        continue;
                    }
                    let attack = attack_dice(small(a));
                    if attack == 0 || d == 0 {
                        odds.attackers_left[a] += here;
                        odds.defenders_left[d] += here;
                        odds.conquest += if d == 0 { here } else { 0.0 };
                        continue;
                    }
                    let defence = u32::from(choice[grid.place(a, d, walls)]);
                    for (next, chance) in terms.roll(&grid, (a, d, walls), attack, defence) {
                        reached[next] += here * chance;
                    }
                }
            }
        }
        odds
    }
}

impl AttackTerms {
    /// Returns the states that one roll leads to, with their probabilities.
    fn roll(
        &self,
        grid: &StateGrid,
        (a, d, walls): (usize, usize, usize),
        attack: u32,
        defence: u32,
    ) -> impl Iterator<Item = (usize, f64)> {
        let modifiers = self.modifiers(u8::try_from(walls).unwrap_or(u8::MAX));
        let worn = walls.saturating_sub(usize::from(attack == ATTACK_DICE));
        let odds = modified_odds(attack, defence, modifiers);
        let pairs = odds.len() - 1;
        let (width, depth) = (grid.width, grid.depth);
        odds.iter().enumerate().map(move |(lost, chance)| {
            (((a + lost - pairs) * width + d - lost) * depth + worn, *chance)
        })
    }

    /// Returns the number of dice that the defender rolls in every state.
    fn choices(self, grid: &StateGrid, attackers: usize) -> Vec<u8> {
        let size = (attackers + 1) * grid.width * grid.depth;
        let (mut falls, mut choice) = (vec![0.0; size], vec![0u8; size]);
        for a in 0..=attackers {
            let attack = attack_dice(small(a));
            for d in 0..grid.width {
                let most = self.most_defence(small(d));
                let least = if self.chosen_defence { most.min(1) } else { most };
                for walls in 0..grid.depth {
                    let here = grid.place(a, d, walls);
                    if attack == 0 || d == 0 {
                        falls[here] = if d == 0 { 1.0 } else { 0.0 };
                        continue;
                    }
                    falls[here] = f64::INFINITY;
                    for defence in (least..=most).rev() {
                        let next = self.roll(grid, (a, d, walls), attack, defence);
                        let chance: f64 = next.map(|(next, p)| falls[next] * p).sum();
                        if chance < falls[here] {
                            falls[here] = chance;
                            choice[here] = u8::try_from(defence).unwrap_or(u8::MAX);
                        }
                    }
                }
            }
        }
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    fn walls(fortification: u8) -> AttackTerms {
        AttackTerms { fortification, ..AttackTerms::default() }
    }

    #[test]
    fn a22_plain_terms_are_the_plain_odds() {
        let chosen = AttackTerms { chosen_defence: true, ..AttackTerms::default() };
        for (attackers, defenders) in [(4, 2), (9, 6), (3, 1), (1, 4), (7, 0)] {
            let plain = Odds::normal(attackers, defenders);
            assert_eq!(Odds::on(&AttackTerms::default(), attackers, defenders), plain);
            let best = Odds::on(&chosen, attackers, defenders).conquest;
            assert!(best <= plain.conquest + 1e-12, "a choice does not hurt: {best}");
        }
    }

    #[test]
    fn l2_one_roll_equals_the_enumeration_of_all_rolls() {
        for modifiers in [
            ModifierSet::only(Modifier::Bunker),
            ModifierSet::of(&[Modifier::Ambush, Modifier::Fortification]),
            ModifierSet::of(&[Modifier::Shortage, Modifier::Barrage]),
        ] {
            let mut lost = [0u32; 3];
            for code in 0..6u32.pow(5) {
                let die = |place: u32| u8::try_from(code / 6u32.pow(place) % 6).unwrap() + 1;
                let ours = Dice::of(&[die(0), die(1), die(2)]);
                let theirs = Dice::of(&[die(3), die(4)]);
                let ours = ModifiedRoll::new(ours, Side::Attacker, modifiers).shown();
                let theirs = ModifiedRoll::new(theirs, Side::Defender, modifiers).shown();
                lost[compare(ours, theirs).defender as usize] += 1;
            }
            let exact = lost.map(|number| f64::from(number) / 7776.0);
            let odds = modified_odds(3, 2, modifiers);
            assert!(odds.iter().zip(exact).all(|(odds, exact)| close(*odds, exact)));
        }
    }

    #[test]
    fn l7_a_fortification_wears_by_rolls_of_three() {
        // Two against one roll once, with one die each, which can't wear a fortification down.
        assert!(close(Odds::on(&walls(1), 2, 1).conquest, 10.0 / 36.0));
        assert_eq!(Odds::on(&walls(1), 3, 3), Odds::on(&walls(9), 3, 3), "two dice wear nothing");
        let (one, ten) = (Odds::on(&walls(1), 9, 4), Odds::on(&walls(10), 9, 4));
        assert!(ten.conquest < one.conquest && one.conquest < Odds::normal(9, 4).conquest);
    }

    #[test]
    fn l2_ends_add_up() {
        let terms = AttackTerms {
            modifiers: ModifierSet::only(Modifier::Shortage),
            fortification: 3,
            chosen_defence: true,
            third_die: false,
        };
        let odds = Odds::on(&terms, 12, 9);
        assert!(close(odds.attackers_left.iter().sum(), 1.0));
        assert!(close(odds.defenders_left.iter().sum(), 1.0));
        assert!(close(odds.defenders_left[0], odds.conquest));
    }

    #[test]
    fn a22_the_better_number_of_dice_is_one_where_the_second_die_only_loses() {
        let shortage = AttackTerms {
            modifiers: ModifierSet::of(&[Modifier::Shortage, Modifier::Barrage]),
            chosen_defence: true,
            ..AttackTerms::default()
        };
        let lost = |terms: &AttackTerms, dice| {
            let odds = modified_odds(3, dice, terms.modifiers);
            odds.iter().enumerate().map(|(lost, p)| count(lost) * p).sum::<f64>()
        };
        assert!(2.0 - 2.0 * lost(&shortage, 2) < 1.0 - 2.0 * lost(&shortage, 1));
        assert_eq!(shortage.best_defence(3, 2), 1);
        assert_eq!(walls(4).best_defence(3, 2), 2);
        assert_eq!(AttackTerms::default().best_defence(1, 2), 2);
        assert_eq!(AttackTerms::default().best_defence(1, 1), 1);
    }
}
