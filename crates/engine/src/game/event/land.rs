//! What happened in attacks on territories.

use serde::{Deserialize, Serialize};

use crate::battle::{Dice, Losses, Post, Side, Throw};
use crate::core::Seat;
use crate::game::board::grounds::Ploy;
use crate::world::Territory;

/// The kinds of attack; which of them there are is an option of the rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// Three dice against two (A1).
    Normal,
    /// One block (A2).
    Committed,
    /// Several blocks (A5).
    Flanking,
}

/// How an attack ended without a conquest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repulse {
    /// The attacker broke it off (A1).
    BrokenOff,
    /// The attacker has no armies to go on with (A1, A4).
    Spent,
    /// The attack was one roll (L1).
    OneRoll,
}

/// One fact about an attack on a territory, and what became of captives on land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum LandEvent {
    /// An attack was declared.
    Attacked { attacker: Seat, defender: Seat, to: Territory, kind: AttackKind },
    /// A block of the attack.
    BlockSent { block: u8, from: Post, armies: u32 },
    /// Dice of a normal attack as they count in the end, and what they cost.
    Rolled { attack: Dice, defence: Dice, losses: Losses },
    /// Dice of a block, as thrown; `plus` is the face that was raised by one (A6).
    BlockRolled { block: u8, attack: Dice, defence: Dice, plus: Option<u8>, losses: Losses },
    /// Dice of a flanking block lie; the attacker chooses the plus one (A6).
    AwaitsPlusOne { block: u8, attack: Dice, defence: Dice },
    /// Reserves joined a block (A3).
    Reserved { block: u8, armies: u32 },
    /// The attack ended without a conquest.
    Repulsed { to: Territory, how: Repulse },
    /// A territory takes no more action this turn (A4).
    Exhausted { territory: Territory },
    /// A territory was conquered; who moves in is told by
    /// [`BoardEvent::Moved`](super::BoardEvent::Moved) or
    /// [`SeaEvent::Disembarked`](super::SeaEvent::Disembarked).
    Conquered { by: Seat, from: Seat, territory: Territory },
    /// Captives came home because their place was taken (A20).
    CaptivesFreed { seat: Seat, territory: Territory, armies: u32 },
    /// Captives became the captor's armies (A20).
    CaptivesTurned { seat: Seat, of: Seat, territory: Territory, armies: u32 },
    /// A side declared how many dice it throws (L1).
    DiceDeclared { side: Side, dice: u8 },
    /// Somebody played an ambush or a barrage (L7).
    PloyPlayed { seat: Seat, ploy: Ploy },
    /// Dice lie, each with what changed it; what they come to is told by [`LandEvent::Rolled`] (L2).
    DiceLie { attack: Throw, defence: Throw },
    /// A fortification was worn by a roll of three dice; it is gone when nothing is left (L7).
    Worn { territory: Territory, left: u8 },
    /// A missile turned a die that counted as this face into a six (L3).
    MissileStruck { seat: Seat, side: Side, face: u8 },
    /// Troops moved into a territory that nobody controlled; how many is told by
    /// [`BoardEvent::Moved`](super::BoardEvent::Moved) (L6).
    Expanded { seat: Seat, territory: Territory },
}

impl LandEvent {
    /// Whether others have seen it and decided by it, so that it cannot be taken back.
    pub(super) fn is_binding(&self) -> bool {
        matches!(self, Self::Rolled { .. } | Self::PloyPlayed { .. } | Self::MissileStruck { .. })
    }
}
