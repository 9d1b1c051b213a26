//! The last dice of a battle at sea.

use crate::model::land::roll::RollView;
use crate::model::story::battles::Clash;
use engine::core::{Seat, ShipId};

/// The last roll of an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaRollView {
    pub ship: ShipId,
    /// The dice, sorted and paired.
    pub roll: RollView,
    /// The rolls for sinking that followed: the ship, its own die, the victor's (N9).
    pub sinking: Vec<(ShipId, u8, u8)>,
}

impl SeaRollView {
    /// The last roll of an engagement, if there was one.
    pub(crate) fn of(clash: &Clash) -> Option<Self> {
        let (ship, throw) = *clash.throws.last()?;
        let number = clash.throws.len();
        let roll = RollView::new(number, None, throw.attack, throw.defence, throw.plus);
        Some(Self { ship, roll, sinking: clash.sinking.clone() })
    }
}

/// The last dice of an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaThrow {
    /// Which ships fought: “Your ship 3 against Blue's ship 7”.
    pub title: String,
    /// Whose ships attacked in it.
    pub by: Seat,
    /// Whose ship was attacked.
    pub other: Seat,
    pub last: SeaRollView,
}
