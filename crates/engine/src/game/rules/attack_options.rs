//! The options of attacks with declared dice, scars and reactions, and of games from headquarters (L,
//! A22).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::option_value::{UnknownValue, option_enum};

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
