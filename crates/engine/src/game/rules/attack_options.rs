//! Options of attacks with declared dice, scars and reactions, and of games that start from
//! headquarters or from positions of the board (L, A22, X8).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::rules::option_value::{UnknownValue, option_enum};

option_enum! {
    /// The number of rolls of a normal attack (A1, L1).
    AttackRolls {
        /// As many rolls as the attacker likes.
        Any = "any",
        /// One roll; the next one is a new attack.
        One = "one",
    }
}

option_enum! {
    /// The dice of a defender against a normal attack (A22).
    DefenceDice {
        /// As many dice as possible.
        Maximum = "maximum",
        /// A number that the defender declares once it knows the attacker's.
        Chosen = "chosen",
    }
}

option_enum! {
    /// Scars and fortifications on the board (L7).
    Scars {
        /// No scars or fortifications.
        None = "none",
        /// Two of each kind, on territories drawn at the start.
        ByChance = "by-chance",
    }
}

option_enum! {
    /// The starting positions of the armies (L6, X8).
    Start {
        /// All territories, which are given out.
        Dealt = "dealt",
        /// One territory for each player, with a headquarters; all others are empty.
        Headquarters = "headquarters",
        /// The territories that the board gives each army; the others are given out (X8).
        Board = "board",
    }
}
