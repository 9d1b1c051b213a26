//! The search through whole turns: sets to turn in, reinforcements, the order of attacks with their
//! odds, and the time to stop. It maximizes the learned chance to win when the turn is over.

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
    /// Returns the next attack of the best line of the turn, or the end of the campaign; `None` for
    /// a player without search.
    pub(super) fn foreseen_campaign(&self) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let best = outlook.best(outlook.start(), outlook.foresight);
        Some(best.first.map_or(Action::Done, |(from, to)| self.attack_or_expand(from, to)))
    }

    /// Returns the number of armies that advance, out of `most`.
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
        // Of equals the last one wins: all advance where it makes no difference.
        let half = (most > 3).then_some(most / 2);
        let options = half.into_iter().chain([0, most]).map(|armies| (armies, value(armies)));
        options.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(armies, _)| armies)
    }

    /// Returns the placement of reinforcements; `None` for a player without search.
    pub(super) fn foreseen_deployment(&self, left: u32) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let (territory, armies) = outlook.muster(left)?.place;
        Some(Action::Deploy { territory, armies })
    }
}
