//! The last dice of a battle at sea.

use crate::battles::recorded::RecordedEngagement;
use crate::battles::roll::RollView;
use engine::core::{Seat, ShipId};

/// The last roll of an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaRollView {
    pub ship: ShipId,
    /// The dice, sorted and paired.
    pub roll: RollView,
    /// The rolls for sinking that followed (N9).
    pub sinking: Vec<Sinking>,
}

/// A roll for sinking: a die for a ship, and one for its victor (N9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sinking {
    pub ship: ShipId,
    pub owner: Seat,
    pub victor: Seat,
    /// The die of the ship.
    pub own: u8,
    /// The die of the victor.
    pub against: u8,
}

impl Sinking {
    /// Returns `true` if the ship sinks.
    pub const fn sinks(self) -> bool {
        self.own < self.against
    }
}

impl SeaRollView {
    /// Returns the last roll of an engagement, if there was one.
    pub(crate) fn of(clash: &RecordedEngagement) -> Option<Self> {
        let (ship, recorded) = *clash.rolls.last()?;
        let number = clash.rolls.len();
        let roll = RollView::new(number, None, recorded.attack, recorded.defence, recorded.plus);
        let sinking = clash.sinking.iter().map(|&(ship, own, against)| {
            let is_target = ship == clash.target;
            let (owner, victor) =
                if is_target { (clash.other, clash.by) } else { (clash.by, clash.other) };
            Sinking { ship, owner, victor, own, against }
        });
        Some(Self { ship, roll, sinking: sinking.collect() })
    }
}

/// The last dice of an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaRoll {
    /// The ships that fought: “Your ship 3 against Blue's ship 7”.
    pub title: String,
    /// The owner of the attacking ships.
    pub by: Seat,
    /// The owner of the ship under attack.
    pub other: Seat,
    pub last: SeaRollView,
}
