//! The history that predicts the next action: the last kinds of action and the territories named
//! last.

use super::purpose::BitPurpose;
use crate::core::{BySeat, Seat, ShipId};
use crate::world::Territory;

/// A kind of action: its number in packed records, or a number beyond these for each poker move.
pub(super) type ActionKind = u8;

/// The number of territories remembered.
const RECENT: usize = 4;

/// The history of the actions so far.
#[derive(Debug)]
pub(super) struct ActionHistory {
    /// The last kinds of action, the most recent one first.
    pub kinds: [ActionKind; 2],
    /// The unlikely kinds of action that were chosen at a question, with the number of that
    /// question.
    pub others: Vec<(u8, ActionKind)>,
    /// The territories named last, the most recent one first.
    pub recent: [Option<Territory>; RECENT],
    /// The last territory that each army named for each purpose.
    same: [BySeat<Option<Territory>>; BitPurpose::COUNT],
    pub ship: Option<ShipId>,
}

impl ActionHistory {
    pub fn new() -> Self {
        Self {
            kinds: [0; 2],
            others: Vec::new(),
            recent: [None; RECENT],
            same: [BySeat::splat(None); BitPurpose::COUNT],
            ship: None,
        }
    }

    /// Returns how recently a territory was named: 0 or 1 if it was for the same purpose, otherwise
    /// 2 or more.
    pub fn since(&self, purpose: BitPurpose, army: Seat, at: Territory) -> usize {
        let place = self.recent.iter().position(|it| *it == Some(at)).unwrap_or(RECENT);
        if self.same[purpose.index()][army] == Some(at) { place.min(1) } else { place + 2 }
    }

    /// Records that a territory was named.
    pub fn name(&mut self, purpose: BitPurpose, army: Seat, at: Territory) {
        self.same[purpose.index()][army] = Some(at);
        let place = self.recent.iter().position(|it| *it == Some(at)).unwrap_or(RECENT - 1);
        self.recent[..=place].rotate_right(1);
        self.recent[0] = Some(at);
    }
}
