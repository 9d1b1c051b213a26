//! Whole turns in thought: where reinforcements go, which territories fall one after the other and with what odds, when
//! it is better to stop, valued by the learned chance to win when the turn is over.

mod camp;
mod course;
mod muster;
mod outlook;
#[cfg(test)]
mod tests;

use super::Mind;
use super::pincers::Pincers;
use crate::bot::holdings::weight;
use engine::game::Action;
use engine::world::{Territory, TerritorySet};
use outlook::Attack;

impl Mind<'_> {
    /// The next attack of the best course of the turn, or that it is over; `None` for who does not think turns through.
    pub(super) fn foreseen_campaign(&self) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let best = outlook.best(outlook.start(), outlook.foresight);
        Some(best.first.map_or(Action::Done, |attack| self.opened(attack)))
    }

    /// The action that an attack begins with.
    fn opened(&self, attack: Attack) -> Action {
        match attack {
            Attack::From(from, to) => self.attack_or_expand(from, to),
            Attack::Pincers(to, Pincers { size, blocks, .. }) => {
                Action::Flank { to, size, from: blocks.into_iter().collect() }
            }
        }
    }

    /// How many of so many follow into what was taken.
    pub(super) fn foreseen_advance(
        &self,
        from: Territory,
        to: Territory,
        most: u32,
    ) -> Option<u32> {
        let outlook = self.turn_ahead()?;
        let options = [most, most / 2, 0];
        let number = if most > 3 { 3 } else { 2 };
        let value = |armies: u32| {
            let mut thought = outlook.start();
            let moved = weight(armies);
            thought.sketch.armies[from] -= moved;
            thought.sketch.armies[to] += moved;
            thought.changed = TerritorySet::of(&[from, to]);
            outlook.best(thought, outlook.foresight.halved()).value
        };
        let mut best = (most, f32::NEG_INFINITY);
        for armies in [options[0], options[2], options[1]].into_iter().take(number) {
            let value = value(armies);
            if value > best.1 {
                best = (armies, value);
            }
        }
        Some(best.0)
    }

    /// Where reinforcements go; `None` for who does not think turns through.
    pub(super) fn foreseen_deployment(&self, left: u32) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let (territory, armies) = outlook.muster(left)?;
        Some(Action::Deploy { territory, armies })
    }
}
