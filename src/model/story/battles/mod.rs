//! What happened, folded into battles: who fought whom and where, what was thrown, sent, lost and
//! captured, and how it ended. The board, the result and the log tell battles from this alone.

mod land;
mod naval;

pub(crate) use land::LandBattle;
pub(crate) use naval::{Clash, Fate, NavalBattle};

use crate::model::session::Moment;
use engine::battle::{self, Dice};
use engine::game::Event;

/// How a battle for a territory ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The territory was taken.
    Conquered,
    /// The attacker broke it off.
    BrokenOff,
    /// The attacker has nobody left to go on with.
    Repelled,
    /// The attack was one roll (L1).
    OneRoll,
}

/// Dice that fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Throw {
    /// The block that rolled, from 0; `None` in a normal attack.
    pub block: Option<u8>,
    /// The attacker's dice.
    pub attack: Dice,
    /// The defender's dice.
    pub defence: Dice,
    /// The face of the die that got the plus one, if any did (A6).
    pub plus: Option<u8>,
    /// The dice of both sides one by one, where something changed any (L2).
    pub changed: Option<[battle::Throw; 2]>,
    /// The moment in which they fell.
    pub at: usize,
}

/// Events in their order, each with the moment in which it happened, these moments beginning with this
/// one.
fn numbered(moments: &[Moment], first: usize) -> impl Iterator<Item = (usize, &Event)> {
    let moments = (first..).zip(moments);
    moments.flat_map(|(at, moment)| moment.events.iter().map(move |event| (at, event)))
}
