//! Moving armies at the end of the turn: idle ones go to the front.

use super::Planner;
use engine::game::{Action, Choice, Legal, MOST_ON_A_TERRITORY};
use engine::world::{ByTerritory, Territory, TerritorySet};

/// A distance greater than any between two territories.
const FAR: u32 = 99;

impl Planner<'_> {
    /// Returns the move that brings most armies nearest to a front, or none.
    pub fn transfer(&self, legal: &Legal) -> Action {
        let distance = self.distances();
        movable(legal)
            .flat_map(|(from, targets, most)| targets.iter().map(move |to| (from, to, most)))
            .map(|(from, to, most)| {
                let nearer = distance[from].saturating_sub(distance[to]);
                let (armies, saved) = self.to_keep(from, to, most);
                ((nearer.saturating_mul(armies) + saved, self.view.threat(to)), from, to, armies)
            })
            .filter(|((gain, _), ..)| *gain > 0)
            .max_by_key(|(score, ..)| *score)
            .map_or(Action::Done, |(_, from, to, armies)| Action::Transfer { from, to, armies })
    }

    /// Returns the number of armies that should move where more than ten become nine (K5), and the
    /// number of them saved by the move.
    fn to_keep(&self, from: Territory, to: Territory, most: u32) -> (u32, u32) {
        let state = self.view.state;
        if !state.rules().ten_on_a_territory {
            return (most, 0);
        }
        let armies = most.min(MOST_ON_A_TERRITORY.saturating_sub(self.view.armies(to)));
        (armies, state.excess_armies(from).min(armies))
    }

    /// Returns the distance of each territory held to the nearest border with a rival; a border
    /// with allies only counts as one step more.
    fn distances(&self) -> ByTerritory<u32> {
        let held = self.view.held();
        let mut distance = ByTerritory::splat(FAR);
        for own in self.view.front() {
            let meets_rival =
                self.view.neighbours(own).iter().any(|other| self.view.is_rival(other));
            distance[own] = u32::from(!meets_rival);
        }
        for _ in held {
            let mut changed = false;
            for own in held {
                let near = (self.view.neighbours(own) & held).iter().map(|next| distance[next] + 1);
                let shortest = near.min().unwrap_or(FAR).min(distance[own]);
                changed |= shortest < distance[own];
                distance[own] = shortest;
            }
            if !changed {
                break;
            }
        }
        distance
    }
}

/// Returns the legal moves: origin, targets, and the most armies.
pub(super) fn movable(legal: &Legal) -> impl Iterator<Item = (Territory, TerritorySet, u32)> {
    legal.choices.iter().filter_map(|choice| {
        let Choice::Transfer { from, to, most } = choice else { return None };
        Some((*from, *to, *most))
    })
}
