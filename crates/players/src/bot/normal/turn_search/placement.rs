//! Placement of reinforcements: on one front, or in halves on two.

use super::node::{Node, TurnSearch};
use crate::bot::evaluation::PositionChange;
use crate::bot::holdings::weight;
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

/// The best placement of reinforcements.
pub(super) struct Placement {
    /// The territory that gets most of them, and their number.
    pub place: (Territory, u32),
    /// The value of the turn with this placement.
    pub value: f32,
}

impl TurnSearch<'_, '_> {
    /// Returns the best placement of this many reinforcements; `None` where there is no front.
    pub fn best_placement(&self, left: u32) -> Option<Placement> {
        let fronts = self.fronts(left);
        let mut best: Option<Placement> = None;
        let mut evaluate = |places: &[(Territory, u32)]| {
            let mut start = self.start();
            for (at, armies) in places {
                start.position.armies[*at] += weight(*armies);
                start.changed.insert(*at);
            }
            let value = self.best(start, self.limits.halved()).value;
            let is_better = best.as_ref().is_none_or(|most| value > most.value);
            if let Some(place) = places.iter().max_by_key(|(_, armies)| *armies)
                && is_better
            {
                best = Some(Placement { place: *place, value });
            }
            value
        };
        let mut ranked: Vec<(f32, Territory)> =
            fronts.iter().map(|at| (evaluate(&[(*at, left)]), *at)).collect();
        ranked.order_by(|(a, _), (b, _)| b.total_cmp(a));
        if left > 3 {
            let half = left.div_ceil(2);
            for (place, (_, one)) in ranked.iter().take(3).enumerate() {
                for (_, other) in ranked.iter().take(3).skip(place + 1) {
                    evaluate(&[(*one, half), (*other, left - half)]);
                }
            }
        }
        best
    }

    /// Returns the fronts worth searching: by the heuristic worth of attacks from there, and by the
    /// chance to win if the armies merely stood there.
    fn fronts(&self, left: u32) -> Vec<Territory> {
        let most = self.limits.placements;
        let standing = |at: &Territory| {
            let Node { mut position, mut activations, .. } = self.start();
            position.armies[*at] += weight(left);
            let change = PositionChange::of_armies(TerritorySet::only(*at));
            self.chance(&position, &mut activations, change)
        };
        let mut by_standing: Vec<(f32, Territory)> =
            self.planner.view.front().iter().map(|at| (standing(&at), at)).collect();
        by_standing.order_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut fronts = self.planner.promising(left, most);
        for (_, at) in by_standing.into_iter().take(most / 2) {
            if !fronts.contains(&at) {
                fronts.push(at);
            }
        }
        fronts
    }
}
