//! Whole turns in thought: whether a set is turned in, where reinforcements go, which territories fall one after the other and with what odds, when
//! it is better to stop, valued by the learned chance to win when the turn is over.

mod camp;
mod course;
mod muster;
mod outlook;
mod sets;
#[cfg(test)]
mod tests;

use super::Mind;
use crate::bot::holdings::weight;
use engine::game::Action;
use engine::world::{Territory, TerritorySet};

impl Mind<'_> {
    /// The next attack of the best course of the turn, or that it is over; `None` for who does not think turns through.
    pub(super) fn foreseen_campaign(&self) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let best = outlook.best(outlook.start(), outlook.foresight);
        Some(best.first.map_or(Action::Done, |(from, to)| self.attack_or_expand(from, to)))
    }

    /// How many of so many follow into what was taken.
    pub(super) fn foreseen_advance(
        &self,
        from: Territory,
        to: Territory,
        most: u32,
    ) -> Option<u32> {
        let outlook = self.turn_ahead()?;
        let value = |armies: u32| {
            let mut thought = outlook.start();
            let moved = weight(armies);
            thought.sketch.armies[from] -= moved;
            thought.sketch.armies[to] += moved;
            thought.changed = TerritorySet::of(&[from, to]);
            outlook.best(thought, outlook.foresight.halved()).value
        };
        // Of equals the last is taken: all follow where it makes no difference.
        let half = (most > 3).then_some(most / 2);
        let options = half.into_iter().chain([0, most]).map(|armies| (armies, value(armies)));
        options.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(armies, _)| armies)
    }

    /// Where reinforcements go; `None` for who does not think turns through.
    pub(super) fn foreseen_deployment(&self, left: u32) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let (territory, armies) = outlook.muster(left)?.place;
        Some(Action::Deploy { territory, armies })
    }
}
