//! What was done before: the last kinds of action, and the places that were named last.

use super::what::What;
use crate::core::{BySeat, Seat, ShipId};
use crate::world::Territory;

/// A kind of action: its number in packed records, or one beyond these for each move at poker.
pub(super) type Kind = u8;

/// How many territories are remembered.
const RECENT: usize = 4;

/// What was done before.
#[derive(Debug)]
pub(super) struct Memory {
    /// The last kinds of action, the last one first.
    pub kinds: [Kind; 2],
    /// The kinds of action that were done where something was asked, and were not likely then.
    pub others: Vec<(u8, Kind)>,
    /// The territories that were named last, the last one first.
    pub recent: [Option<Territory>; RECENT],
    /// The one that each army had for the same thing.
    same: [BySeat<Option<Territory>>; What::COUNT],
    pub ship: Option<ShipId>,
}

impl Memory {
    pub fn new() -> Self {
        Self {
            kinds: [0; 2],
            others: Vec::new(),
            recent: [None; RECENT],
            same: [BySeat::splat(None); What::COUNT],
            ship: None,
        }
    }

    /// How long ago a territory was named: 0 or 1 where it was for the same thing, or else from 2.
    pub fn since(&self, what: What, army: Seat, at: Territory) -> usize {
        let place = self.recent.iter().position(|it| *it == Some(at)).unwrap_or(RECENT);
        if self.same[what.index()][army] == Some(at) { place.min(1) } else { place + 2 }
    }

    /// A territory was named.
    pub fn name(&mut self, what: What, army: Seat, at: Territory) {
        self.same[what.index()][army] = Some(at);
        let place = self.recent.iter().position(|it| *it == Some(at)).unwrap_or(RECENT - 1);
        self.recent[..=place].rotate_right(1);
        self.recent[0] = Some(at);
    }
}
