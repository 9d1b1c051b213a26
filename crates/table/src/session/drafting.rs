//! Planning by a person: taps, drags and buttons change the draft, and once it is ready it becomes
//! the actions that are played. A new kind of action needs an intent, a part of the draft and a
//! line here, and the game's check says what is possible.

use super::Intent;
use crate::draft::{Actions, Draft};
use engine::game::State;

impl Draft {
    /// Carries out an intent under the prompt of `table`.
    ///
    /// # Errors
    /// The game's reason to refuse it.
    pub(crate) fn plan_for(&mut self, table: &State, intent: Intent) -> Actions {
        match intent {
            Intent::Tap(territory) => self.tap(table, territory),
            Intent::TapShip(ship) => self.tap_ship(table, ship),
            Intent::TapHex(hex) => Self::tap_hex(table, hex),
            Intent::Drag(from, to) => self.drag(table, from, to),
            Intent::Deselect => self.deselect(),
            Intent::Armies(armies) => self.set_armies(table, armies),
            Intent::Chunk(chunk) => self.set_chunk(chunk),
            Intent::Plan(plan) => self.set_plan(table, plan),
            Intent::BlockSize(size) => self.set_block_size(table, size),
            Intent::Plus(plus) => self.set_plus(plus),
            Intent::AddBlock(from) => self.add_block(table, from),
            Intent::DropBlock(from) => self.drop_block(table, from),
            Intent::Engage(ship, target) => self.engage(table, ship, target),
            Intent::Flank(ship, with) => self.flank(table, ship, with),
            Intent::Part(ship) => self.part(table, ship),
            Intent::Effort(ship, effort) => self.set_effort(table, ship, effort),
            Intent::Path(action) => self.draw(table, action),
            Intent::Pick(card) => {
                self.pick(card);
                Ok(Vec::new())
            }
            Intent::Attack(until) => self.attack(table, until),
            Intent::SetSail => self.set_sail(table),
            Intent::PlayCards => self.play_cards(table),
            Intent::Confirm => self.confirm(table),
            Intent::Play(action) => Ok(vec![action]),
            Intent::AnswerForAll(_)
            | Intent::Draw
            | Intent::Gather
            | Intent::Answer { .. }
            | Intent::Advise { .. }
            | Intent::Seal(_)
            | Intent::Undo
            | Intent::Uncover
            | Intent::Peek(_)
            | Intent::GoOn
            | Intent::Recall
            | Intent::Dismiss
            | Intent::Orders(..)
            | Intent::Reactions(..)
            | Intent::Control(..)
            | Intent::March
            | Intent::PlaceRest => Ok(Vec::new()),
        }
    }
}
