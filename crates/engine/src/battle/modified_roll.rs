//! Individual dice and the modifiers that change them (L2, L3).

use serde::{Deserialize, Serialize};

use super::dice::Dice;
use crate::core::{id_enum, id_set};

/// The most dice per side that are tracked one by one.
pub const MOST_ROLLED: usize = 3;

/// The two sides of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

id_enum! {
    /// A rule that changes dice, in the order in which modifiers apply (L2, L3, L7).
    pub enum Modifier {
        Ambush = "ambush",
        Shortage = "shortage",
        Bunker = "bunker",
        Fortification = "fortification",
        Barrage = "barrage",
        Missile = "missile",
    }
}

id_set! {
    /// A set of modifiers.
    pub struct ModifierSet(u8) of Modifier;
}

/// The dice that a modifier changes. A single die is both the highest and the lowest (L2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Effect {
    side: Side,
    highest: bool,
    lowest: bool,
    by: i8,
}

impl Modifier {
    /// Returns the change to the dice, or `None` for the missile, whose die is chosen.
    const fn effect(self) -> Option<Effect> {
        use Side::{Attacker, Defender};
        let (side, highest, lowest, by) = match self {
            Self::Ambush => (Attacker, true, false, -1),
            Self::Shortage => (Defender, true, false, -1),
            Self::Bunker => (Defender, true, false, 1),
            Self::Fortification => (Defender, true, true, 1),
            Self::Barrage => (Defender, false, true, -1),
            Self::Missile => return None,
        };
        Some(Effect { side, highest, lowest, by })
    }

    /// Returns the number added to the face of a die, or `None` for the missile, which makes it a
    /// six (L3).
    pub const fn by(self) -> Option<i8> {
        match self.effect() {
            Some(effect) => Some(effect.by),
            None => None,
        }
    }
}

/// A die with its modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ModifiedDie {
    /// The face rolled.
    #[serde(rename = "thrown")]
    pub rolled: u8,
    /// The modifiers applied to the die, each at most once (L2).
    pub changed: ModifierSet,
}

impl ModifiedDie {
    /// Returns the face that counts: from 1 to 6 (L2), and 6 after a missile (L3).
    pub fn shows(&self) -> u8 {
        if self.changed.contains(Modifier::Missile) {
            return 6;
        }
        let sum: i8 = self.changed.iter().filter_map(Modifier::by).sum();
        self.rolled.saturating_add_signed(sum).clamp(1, 6)
    }
}

/// The dice of one side, sorted from the highest face rolled to the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ModifiedRoll([Option<ModifiedDie>; MOST_ROLLED]);

impl ModifiedRoll {
    /// Creates the roll of a side with all modifiers that change any of its dice (L2). Dice beyond
    /// [`MOST_ROLLED`] are ignored.
    ///
    /// ```
    /// use red_queens_engine::battle::{Dice, ModifiedRoll, Modifier, ModifierSet, Side};
    /// let walls = ModifierSet::only(Modifier::Fortification);
    /// let lone = ModifiedRoll::new(Dice::of(&[4]), Side::Defender, walls);
    /// assert_eq!(lone.shown(), Dice::of(&[5]), "highest and lowest, and raised once");
    /// ```
    pub fn new(rolled: Dice, side: Side, modifiers: ModifierSet) -> Self {
        let number = (rolled.len() as usize).min(MOST_ROLLED);
        let mut dice = [None; MOST_ROLLED];
        for (place, (die, rolled)) in dice.iter_mut().zip(rolled.faces()).enumerate() {
            let changes = |modifier: &Modifier| {
                modifier.effect().is_some_and(|effect| {
                    let concerned =
                        (effect.highest && place == 0) || (effect.lowest && place + 1 == number);
                    effect.side == side && concerned
                })
            };
            *die =
                Some(ModifiedDie { rolled, changed: modifiers.iter().filter(changes).collect() });
        }
        Self(dice)
    }

    /// Creates a roll from dice that are already modified. Dice beyond [`MOST_ROLLED`] are ignored.
    pub(crate) fn from_dice(rolled: impl IntoIterator<Item = ModifiedDie>) -> Self {
        let mut dice: Vec<ModifiedDie> = Vec::with_capacity(MOST_ROLLED);
        for die in rolled.into_iter().take(MOST_ROLLED) {
            dice.insert(dice.partition_point(|other| other.rolled >= die.rolled), die);
        }
        let mut roll = [None; MOST_ROLLED];
        roll.iter_mut().zip(dice).for_each(|(place, die)| *place = Some(die));
        Self(roll)
    }

    /// Returns the dice, from the highest face rolled to the lowest.
    pub fn dice(&self) -> impl Iterator<Item = ModifiedDie> + '_ {
        self.0.iter().copied().flatten()
    }

    /// Returns the faces that count, sorted (L3).
    pub fn shown(&self) -> Dice {
        self.dice().fold(Dice::default(), |dice, die| dice.with(die.shows()))
    }

    /// Returns the faces rolled, without modifiers.
    pub fn rolled(&self) -> Dice {
        self.dice().fold(Dice::default(), |dice, die| dice.with(die.rolled))
    }

    /// Returns these dice with a missile on one that shows this face (L3), or `None` if no die does
    /// or the missile would change nothing.
    ///
    /// ```
    /// use red_queens_engine::battle::{Dice, ModifiedRoll, ModifierSet, Side};
    ///
    /// let roll = ModifiedRoll::new(Dice::of(&[4, 2]), Side::Defender, ModifierSet::EMPTY);
    /// let struck = roll.struck(2).expect("a die shows a two");
    /// assert_eq!(struck.shown(), Dice::of(&[6, 4]));
    /// ```
    #[must_use]
    pub fn struck(mut self, face: u8) -> Option<Self> {
        let hit = self.0.iter_mut().flatten().find(|die| die.shows() == face && face < 6)?;
        hit.changed.insert(Modifier::Missile);
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(rolled: &[u8], side: Side, modifiers: &[Modifier]) -> Vec<u8> {
        let roll = ModifiedRoll::new(Dice::of(rolled), side, ModifierSet::of(modifiers));
        roll.shown().faces().collect()
    }

    #[test]
    fn l2_a_single_die_is_the_highest_and_the_lowest_and_changed_once() {
        use Modifier::{Barrage, Bunker, Fortification, Shortage};
        assert_eq!(shown(&[4], Side::Defender, &[Fortification]), [5]);
        assert_eq!(shown(&[4, 2], Side::Defender, &[Fortification]), [5, 3]);
        assert_eq!(shown(&[4, 3, 2], Side::Defender, &[Fortification]), [5, 3, 3]);
        assert_eq!(shown(&[4], Side::Defender, &[Fortification, Bunker]), [6]);
        assert_eq!(shown(&[4], Side::Defender, &[Shortage, Barrage]), [2]);
        assert_eq!(shown(&[4, 2], Side::Defender, &[Shortage, Barrage]), [3, 1]);
    }

    #[test]
    fn l2_below_one_is_one_and_above_six_is_six() {
        use Modifier::{Ambush, Barrage, Bunker, Fortification, Shortage};
        assert_eq!(shown(&[6, 6], Side::Defender, &[Fortification, Bunker]), [6, 6]);
        assert_eq!(shown(&[1], Side::Defender, &[Shortage, Barrage]), [1]);
        assert_eq!(shown(&[1], Side::Attacker, &[Ambush]), [1]);
        let all = [Fortification, Bunker, Shortage];
        assert_eq!(shown(&[6], Side::Defender, &all), [6], "only the sum is cut off");
    }

    #[test]
    fn l2_modifiers_change_the_dice_of_their_side_only() {
        for modifier in Modifier::ALL {
            let attacker = shown(&[3, 3], Side::Attacker, &[modifier]) != [3, 3];
            assert_eq!(attacker, modifier == Modifier::Ambush, "{modifier}");
        }
    }

    #[test]
    fn l3_a_missile_makes_a_six_that_nothing_changes() {
        let shortage = ModifierSet::only(Modifier::Shortage);
        let roll = ModifiedRoll::new(Dice::of(&[5, 2]), Side::Defender, shortage);
        assert_eq!(roll.struck(5), None, "no die counts as a five any more");
        let struck = roll.struck(4).unwrap();
        assert_eq!(struck.shown(), Dice::of(&[6, 2]));
        assert_eq!(struck.struck(6), None, "a six stays as it is");
        let changed: Vec<Modifier> = struck.dice().next().unwrap().changed.iter().collect();
        assert_eq!(changed, [Modifier::Shortage, Modifier::Missile], "in the order of time");
    }
}
