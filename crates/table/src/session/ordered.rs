//! The actions that each seat has ordered but not yet played.

use super::foreseen::Foreseen;
use engine::core::{BySeat, Seat};
use engine::game::Action;

/// The actions that each seat has ordered but not yet played, the next one first, and the battle
/// for which rolls were ordered.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Ordered {
    actions: BySeat<Vec<Action>>,
    foreseen: Option<Foreseen>,
}

impl Ordered {
    /// Replaces the orders of a seat; `declared` is the battle that begins with them, if one does.
    pub fn give(
        &mut self,
        seat: Seat,
        actions: impl Iterator<Item = Action>,
        declared: Option<Foreseen>,
    ) {
        self.foreseen = declared.or(self.foreseen);
        self.actions[seat] = actions.collect();
    }

    /// Adds an order of a seat.
    pub fn add(&mut self, seat: Seat, action: Option<Action>) {
        self.actions[seat].extend(action);
    }

    /// Cancels the orders of a seat.
    pub fn cancel(&mut self, seat: Seat) {
        self.actions[seat].clear();
    }

    /// Returns the next order of a seat.
    pub fn next(&self, seat: Seat) -> Option<&Action> {
        self.actions[seat].first()
    }

    /// Takes the next order of a seat.
    pub fn take_next(&mut self, seat: Seat) -> Option<Action> {
        (!self.actions[seat].is_empty()).then(|| self.actions[seat].remove(0))
    }

    /// Takes the battle as it was when a seat ordered rolls in it, if orders of the seat remain.
    pub fn take_foreseen(&mut self, seat: Seat) -> Option<Foreseen> {
        self.foreseen.take().filter(|_| !self.actions[seat].is_empty())
    }
}
