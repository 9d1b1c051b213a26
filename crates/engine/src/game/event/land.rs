//! Events in attacks on territories.

use serde::{Deserialize, Serialize};

use crate::battle::{Dice, Losses, ModifiedRoll, Post, Side};
use crate::core::Seat;
use crate::game::pieces::legacy::Reaction;
use crate::world::Territory;

/// The type of an attack; the rule set decides which types there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// A normal attack, with up to three dice against two (A1).
    Normal,
    /// A committed attack, with one block (A2).
    Committed,
    /// A flanking attack, with several blocks (A5).
    Flanking,
}

/// The way an attack ended without a conquest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repulse {
    /// The attacker broke it off (A1).
    BrokenOff,
    /// The attacker has no armies to go on with (A1, A4).
    Spent,
    /// The attack was one roll (L1).
    OneRoll,
}

/// An event in an attack on a territory, or about captives on land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum LandEvent {
    /// An attack was declared.
    Attacked { attacker: Seat, defender: Seat, to: Territory, kind: AttackKind },
    /// A block of the attack was declared.
    BlockSent { block: u8, from: Post, armies: u32 },
    /// The final dice of a normal attack, with the losses.
    Rolled { attack: Dice, defence: Dice, losses: Losses },
    /// The dice of a block as rolled, with the losses; `plus` is the face that was raised by one
    /// (A6).
    BlockRolled { block: u8, attack: Dice, defence: Dice, plus: Option<u8>, losses: Losses },
    /// The dice of a flanking block were rolled, and the attacker chooses the plus one (A6).
    AwaitsPlusOne { block: u8, attack: Dice, defence: Dice },
    /// Reserves joined a block (A3).
    Reserved { block: u8, armies: u32 },
    /// The attack ended without a conquest.
    Repulsed { to: Territory, how: Repulse },
    /// A territory takes no more action this turn (A4).
    Exhausted { territory: Territory },
    /// A territory was conquered. [`BoardEvent::Moved`](super::BoardEvent::Moved) or
    /// [`SeaEvent::Disembarked`](super::SeaEvent::Disembarked) follows for the armies that move in.
    Conquered { by: Seat, from: Seat, territory: Territory },
    /// Captives came home because their place was taken (A20).
    CaptivesFreed { seat: Seat, territory: Territory, armies: u32 },
    /// Captives became the captor's armies (A20).
    CaptivesTurned { seat: Seat, of: Seat, territory: Territory, armies: u32 },
    /// A side declared its number of dice (L1).
    DiceDeclared { side: Side, dice: u8 },
    /// A seat played an ambush or a barrage (L7).
    #[serde(rename = "PloyPlayed")]
    ReactionPlayed {
        seat: Seat,
        #[serde(rename = "ploy")]
        reaction: Reaction,
    },
    /// The dice of both sides with their modifiers; [`LandEvent::Rolled`] has the result (L2).
    #[serde(rename = "DiceLie")]
    DiceModified { attack: ModifiedRoll, defence: ModifiedRoll },
    /// A fortification was worn down by a roll of three dice; at 0 it is gone (L7).
    Worn { territory: Territory, left: u8 },
    /// A missile turned a die that counted as this face into a six (L3).
    MissileStruck { seat: Seat, side: Side, face: u8 },
    /// Armies moved into a territory that nobody controlled.
    /// [`BoardEvent::Moved`](super::BoardEvent::Moved) has their number (L6).
    Expanded { seat: Seat, territory: Territory },
}

impl LandEvent {
    /// Returns `true` if other seats have seen the event and decided by it, so that it can't be
    /// taken back.
    pub(super) fn is_binding(&self) -> bool {
        matches!(
            self,
            Self::Rolled { .. } | Self::ReactionPlayed { .. } | Self::MissileStruck { .. }
        )
    }
}
