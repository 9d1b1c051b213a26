//! Placement of reinforcements: on one front, or in halves on two.

use super::outlook::{Outlook, Thought};
use crate::bot::holdings::weight;
use engine::core::InOrder;
use engine::world::{Territory, TerritorySet};

/// The best placement of reinforcements.
pub(super) struct Muster {
    /// The territory that gets most of them, and their number.
    pub place: (Territory, u32),
    /// The value of the turn with this placement.
    pub value: f32,
}

impl Outlook<'_, '_> {
    /// Returns the best placement of this many reinforcements; `None` where there is no front.
    pub fn muster(&self, left: u32) -> Option<Muster> {
        let fronts = self.fronts(left);
        let mut best: Option<Muster> = None;
        let mut judge = |places: &[(Territory, u32)]| {
            let mut start = self.start();
            for (at, armies) in places {
                start.sketch.armies[*at] += weight(*armies);
                start.changed.insert(*at);
            }
            let value = self.best(start, self.foresight.halved()).value;
            let is_better = best.as_ref().is_none_or(|most| value > most.value);
            if let Some(place) = places.iter().max_by_key(|(_, armies)| *armies)
                && is_better
            {
                best = Some(Muster { place: *place, value });
            }
            value
        };
        let mut ranked: Vec<(f32, Territory)> =
            fronts.iter().map(|at| (judge(&[(*at, left)]), *at)).collect();
        ranked.order_by(|(a, _), (b, _)| b.total_cmp(a));
        if left > 3 {
            let half = left.div_ceil(2);
            for (place, (_, one)) in ranked.iter().take(3).enumerate() {
                for (_, other) in ranked.iter().take(3).skip(place + 1) {
                    judge(&[(*one, half), (*other, left - half)]);
                }
            }
        }
        best
    }

    /// Returns the fronts worth searching: by the heuristic worth of attacks from there, and by the
    /// chance to win if the armies merely stood there.
    fn fronts(&self, left: u32) -> Vec<Territory> {
        let most = self.foresight.musters;
        let standing = |at: &Territory| {
            let Thought { mut sketch, mut findings, .. } = self.start();
            sketch.armies[*at] += weight(left);
            self.chance(&sketch, &mut findings, (TerritorySet::only(*at), None))
        };
        let mut by_standing: Vec<(f32, Territory)> =
            self.mind.view.front().iter().map(|at| (standing(&at), at)).collect();
        by_standing.order_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut fronts = self.mind.promising(left, most);
        for (_, at) in by_standing.into_iter().take(most / 2) {
            if !fronts.contains(&at) {
                fronts.push(at);
            }
        }
        fronts
    }
}
