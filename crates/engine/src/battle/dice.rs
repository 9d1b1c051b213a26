//! Rolled dice, stored as the number of dice that show each face.

use serde::{Deserialize, Serialize};

use crate::core::RandomSource;

/// A roll of any number of dice, stored as the number of dice for each face.
///
/// Dice are sorted before they are compared, so the order in which they fell doesn't matter.
/// Face 7 exists only as a six raised by the plus one of a flanking attack (rule A6).
///
/// ```
/// use red_queens_engine::battle::Dice;
///
/// let dice = Dice::of(&[2, 6, 3]);
/// assert!(dice.faces().eq([6, 3, 2]));
/// assert_eq!((dice.len(), dice.count(6)), (3, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Dice([u32; 7]);

impl Dice {
    /// Rolls this many dice. Time grows with the number of dice.
    ///
    /// ```
    /// use red_queens_engine::battle::Dice;
    /// use red_queens_engine::core::Loaded;
    ///
    /// assert_eq!(Dice::roll(2, &mut Loaded::dice(&[6, 1])), Dice::of(&[1, 6]));
    /// ```
    pub fn roll(number: u32, rng: &mut dyn RandomSource) -> Self {
        let [ones, twos, threes, fours, fives, sixes] = rng.roll(number);
        Self([ones, twos, threes, fours, fives, sixes, 0])
    }

    /// Creates a roll with these faces, 1 to 7; other values are ignored.
    pub fn of(faces: &[u8]) -> Self {
        let mut dice = Self::default();
        for &face in faces.iter().filter(|face| (1..=7).contains(*face)) {
            dice.0[usize::from(face) - 1] += 1;
        }
        dice
    }

    /// Returns this roll with one more die showing `face`, 1 to 7; other values are ignored.
    #[must_use]
    pub fn with(mut self, face: u8) -> Self {
        if let Some(number) = usize::from(face).checked_sub(1).and_then(|at| self.0.get_mut(at)) {
            *number += 1;
        }
        self
    }

    /// Returns the number of dice that show this face (1 to 7).
    pub fn count(&self, face: u8) -> u32 {
        usize::from(face).checked_sub(1).and_then(|place| self.0.get(place)).copied().unwrap_or(0)
    }

    /// Returns the number of dice.
    pub fn len(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Returns `true` if there are no dice. A side without dice loses no army.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the faces from the highest to the lowest, one entry for each die.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=7u8).rev().flat_map(|face| std::iter::repeat_n(face, self.count(face) as usize))
    }

    /// Returns this roll with one die of this face raised by one (A6), or `None` if no die shows
    /// it.
    #[must_use]
    pub fn raised(mut self, face: u8) -> Option<Self> {
        let place = usize::from(face).checked_sub(1).filter(|place| *place < 6)?;
        self.0[place] = self.0[place].checked_sub(1)?;
        self.0[place + 1] += 1;
        Some(self)
    }

    /// Returns the lowest face among those whose raise costs the defender most (A6), or `None`
    /// without dice.
    ///
    /// ```
    /// use red_queens_engine::battle::Dice;
    ///
    /// assert_eq!(Dice::of(&[5, 3, 1]).best_raise(Dice::of(&[4, 3])), Some(3));
    /// ```
    pub fn best_raise(self, defence: Self) -> Option<u8> {
        (1..=6u8)
            .filter_map(|face| Some((face, compare(self.raised(face)?, defence).defender)))
            .max_by_key(|&(face, lost)| (lost, std::cmp::Reverse(face)))
            .map(|(face, _)| face)
    }
}

/// Armies lost by both sides in one comparison of dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Losses {
    /// Armies lost by the attacker.
    pub attacker: u32,
    /// Armies lost by the defender, captured ones included.
    pub defender: u32,
}

/// Compares two rolls pairwise from the highest die down; ties go to the defender (A1, A2).
/// Unpaired dice don't count.
///
/// ```
/// use red_queens_engine::battle::{Dice, Losses, compare};
/// let losses = compare(Dice::of(&[6, 3, 2]), Dice::of(&[6, 2]));
/// assert_eq!(losses, Losses { attacker: 1, defender: 1 });
/// ```
pub fn compare(attack: Dice, defence: Dice) -> Losses {
    // Count down the faces. The defender's dice that show `face` have the ranks from `defending` to
    // `ranks`; the attacker wins those ranks that are below `higher`, the number of its dice with
    // higher faces.
    let (mut higher, mut attacking, mut defending, mut lost) = (0, 0, 0, 0);
    for face in (0..7).rev() {
        let ranks = defending + defence.0[face];
        lost += ranks.min(higher).saturating_sub(defending);
        attacking += attack.0[face];
        (higher, defending) = (attacking, ranks);
    }
    Losses { attacker: attacking.min(defending) - lost, defender: lost }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_sorting(attack: &[u8], defence: &[u8]) -> Losses {
        let sorted = |dice: &[u8]| {
            let mut dice = dice.to_vec();
            dice.sort_unstable_by(|a, b| b.cmp(a));
            dice
        };
        let mut losses = Losses::default();
        for (a, d) in sorted(attack).into_iter().zip(sorted(defence)) {
            if a > d { losses.defender += 1 } else { losses.attacker += 1 }
        }
        losses
    }

    proptest::proptest! {
        #[test]
        fn counting_equals_sorting(
            attack in proptest::collection::vec(1u8..=7, 0..15),
            defence in proptest::collection::vec(1u8..=6, 0..15),
        ) {
            proptest::prop_assert_eq!(
                compare(Dice::of(&attack), Dice::of(&defence)),
                by_sorting(&attack, &defence)
            );
        }

        #[test]
        fn a6_no_raise_is_better_than_the_best(
            attack in proptest::collection::vec(1u8..=6, 1..10),
            defence in proptest::collection::vec(1u8..=6, 1..10),
        ) {
            let (attack, defence) = (Dice::of(&attack), Dice::of(&defence));
            let best = attack.best_raise(defence).and_then(|face| attack.raised(face)).unwrap();
            for face in 1..=6 {
                if let Some(raised) = attack.raised(face) {
                    proptest::prop_assert!(
                        compare(raised, defence).defender <= compare(best, defence).defender
                    );
                }
            }
        }
    }

    #[test]
    fn a1_all_7776_rolls_of_three_against_two() {
        let mut totals = [0u32; 3];
        for code in 0..6u32.pow(5) {
            let die = |place: u32| u8::try_from(code / 6u32.pow(place) % 6).unwrap() + 1;
            let losses = compare(Dice::of(&[die(0), die(1), die(2)]), Dice::of(&[die(3), die(4)]));
            totals[losses.defender as usize] += 1;
        }
        assert_eq!(totals, [2275, 2611, 2890], "defender loses none, one, two");
    }

    #[test]
    fn a6_a_six_becomes_a_seven() {
        let raised = Dice::of(&[6]).raised(6).unwrap();
        assert_eq!(compare(raised, Dice::of(&[6])), Losses { attacker: 0, defender: 1 });
        assert_eq!(Dice::of(&[5]).raised(6), None);
        assert_eq!(raised.raised(7), None);
    }

    #[test]
    fn faces_come_highest_first() {
        assert_eq!(Dice::of(&[2, 6, 4, 6]).faces().collect::<Vec<_>>(), [6, 6, 4, 2]);
    }
}
