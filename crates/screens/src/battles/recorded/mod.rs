//! Battles folded from the events: the sides, the places, the rolls, the armies sent, lost and
//! captured, and the outcome. The board, the result and the log describe battles from this alone.

mod land;
mod naval;

pub(crate) use land::LandBattle;
pub(crate) use naval::{Fate, NavalBattle, RecordedEngagement};

use engine::battle::{self, Dice};
use engine::game::Event;
use table::Moment;

/// The outcome of a battle for a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The territory was taken.
    Conquered,
    /// The attacker broke off.
    BrokenOff,
    /// The attacker has no armies left to attack with.
    Repelled,
    /// The attack was a single roll (L1).
    OneRoll,
}

/// A roll of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RecordedRoll {
    /// The block that rolled, from 0; `None` in a normal attack.
    pub block: Option<u8>,
    /// The attacker's dice.
    pub attack: Dice,
    /// The defender's dice.
    pub defence: Dice,
    /// The face of the die that was raised by one, if any was (A6).
    pub plus: Option<u8>,
    /// The dice of both sides one by one, if any were changed (L2).
    pub changed: Option<[battle::ModifiedRoll; 2]>,
    /// The moment of the roll.
    pub at: usize,
}

/// Returns the events in order, each with its moment; `first` is the index of the first moment.
fn numbered(moments: &[Moment], first: usize) -> impl Iterator<Item = (usize, &Event)> {
    let moments = (first..).zip(moments);
    moments.flat_map(|(at, moment)| moment.events.iter().map(move |event| (at, event)))
}
