//! The options of attacks with declared dice, scars and reactions, and of games from headquarters (L,
//! A22); and the preset that has them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::ruleset::{AttackDice, RuleSet, UnknownValue, option_enum};

option_enum! {
    /// How many rolls a normal attack has (A1, L1).
    AttackRolls {
        /// As many as the attacker likes.
        Any = "any",
        /// One: the next roll is a new attack.
        One = "one",
    }
}

option_enum! {
    /// The dice of a defender against a normal attack (A22).
    DefenceDice {
        /// As many as possible.
        Maximum = "maximum",
        /// As many as the defender declares once it knows the attacker's.
        Chosen = "chosen",
    }
}

option_enum! {
    /// Scars and fortifications on the board (L7).
    Scars {
        /// There are none.
        None = "none",
        /// Two of each kind on territories drawn at the start.
        ByChance = "by-chance",
    }
}

option_enum! {
    /// Where armies stand at the start (L6).
    Start {
        /// On all territories, which are given out.
        Dealt = "dealt",
        /// On one territory each, with a headquarters; all others are empty.
        Headquarters = "headquarters",
    }
}

impl RuleSet {
    /// The classic turn with attacks of one roll, declared dice, modifiers and reactions (rules L).
    pub const LEGACY_ATTACK: Self = Self {
        attack_dice: AttackDice::Chosen,
        attack_rolls: AttackRolls::One,
        defence_dice: DefenceDice::Chosen,
        ploys: true,
        scars: Scars::ByChance,
        ..Self::NEXT
    };

    /// The options of attacks that were added together, in their order, for fingerprints; `None` where
    /// none of them is used.
    pub(crate) fn options_of_attacks(&self) -> Option<impl Serialize + use<>> {
        let attack = (self.attack_rolls, self.defence_dice, self.ploys);
        let table = (self.scars, self.start);
        let plain = (AttackRolls::Any, DefenceDice::Maximum, false);
        (attack != plain || table != (Scars::None, Start::Dealt)).then_some((attack, table))
    }

    /// Whether all rolls of a normal attack follow from the attacker's word: nobody else is asked, and
    /// nothing changes dice.
    pub(crate) fn rolls_at_once(&self) -> bool {
        self.attack_rolls == AttackRolls::Any
            && self.defence_dice == DefenceDice::Maximum
            && !self.ploys
            && self.scars == Scars::None
    }
}
