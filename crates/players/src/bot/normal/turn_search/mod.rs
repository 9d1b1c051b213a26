//! The search through whole turns: sets to turn in, reinforcements, the order of attacks with their
//! odds, and the time to stop. It maximizes the learned chance to win when the turn is over.

mod beam;
mod node;
mod placement;
mod sets;
mod starting_stack;
#[cfg(test)]
mod tests;

use super::Planner;
use crate::bot::holdings::weight;
use engine::game::Action;
use engine::world::{Territory, TerritorySet};

impl Planner<'_> {
    /// Returns the next attack of the best line of the turn, or the end of the campaign; `None` for
    /// a player without search.
    pub(super) fn searched_campaign(&self) -> Option<Action> {
        let search = self.turn_search()?;
        let best = search.best(search.start(), search.limits);
        Some(best.first.map_or(Action::Done, |(from, to)| self.attack_or_expand(from, to)))
    }

    /// Returns the number of armies that advance, out of `most`.
    pub(super) fn searched_advance(
        &self,
        from: Territory,
        to: Territory,
        most: u32,
    ) -> Option<u32> {
        let search = self.turn_search()?;
        let value = |armies: u32| {
            let mut node = search.start();
            let moved = weight(armies);
            node.position.armies[from] -= moved;
            node.position.armies[to] += moved;
            node.changed = TerritorySet::of(&[from, to]);
            search.best(node, search.limits.halved()).value
        };
        // The last of equal values wins, so all advance if it makes no difference.
        let half = (most > 3).then_some(most / 2);
        let options = half.into_iter().chain([0, most]).map(|armies| (armies, value(armies)));
        options.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(armies, _)| armies)
    }

    /// Returns the placement of reinforcements; `None` for a player without search.
    pub(super) fn searched_deployment(&self, left: u32) -> Option<Action> {
        let search = self.turn_search()?;
        let (territory, armies) = search.best_placement(left)?.place;
        Some(Action::Deploy { territory, armies })
    }
}
