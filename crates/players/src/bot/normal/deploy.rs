//! Placement of reinforcements: first on borders in need, then all on the most promising front.

use super::Planner;
use super::chain_plan::whole;
use crate::bot::holdings::weight;
use engine::game::Action;
use engine::world::Territory;

impl Planner<'_> {
    /// Places armies; returns `Done` once there are none left.
    pub fn deploy(&self, left: u32) -> Option<Action> {
        if left == 0 {
            return Some(Action::Done);
        }
        if let Some(action) = self.deploy_to_sweep(left) {
            return Some(action);
        }
        if let Some(action) = self.searched_deployment(left) {
            return Some(action);
        }
        let need = self.headquarters_in_need(left).or_else(|| self.border_in_need(left));
        let (territory, armies) = need.or_else(|| Some((self.best_front(left)?, left)))?;
        Some(Action::Deploy { territory, armies })
    }

    /// Returns the border of a whole continent that lacks the most armies against its strongest
    /// neighbour, and the number it lacks, if they can be spared.
    fn border_in_need(&self, left: u32) -> Option<(Territory, u32)> {
        let held = self.view.held();
        let caution = self.view.weights.caution;
        let lacking = |border: &Territory| {
            whole(caution * weight(self.view.threat(*border)))
                .saturating_sub(self.view.armies(*border))
        };
        self.view
            .continents()
            .flat_map(|continent| continent.territories() & held)
            .map(|border| (border, lacking(&border)))
            .filter(|(_, lacks)| (1..=left / 2).contains(lacks))
            .max_by_key(|(_, lacks)| *lacks)
    }

    /// Returns the front that this many armies help most; if they help nowhere, the one that more
    /// of them would help.
    pub fn best_front(&self, armies: u32) -> Option<Territory> {
        [armies, armies.saturating_mul(3)]
            .into_iter()
            .find_map(|armies| self.most_promising(armies))
            .or_else(|| self.view.front().iter().max_by_key(|front| self.view.armies(*front)))
            .or_else(|| self.view.held().first())
    }

    fn most_promising(&self, armies: u32) -> Option<Territory> {
        self.view
            .front()
            .iter()
            .map(|front| (front, self.plan(front, self.view.armies(front).saturating_add(armies))))
            .filter(|(_, plan)| plan.target.is_some())
            .map(|(front, plan)| (front, plan.worth))
            .chain(self.embarkation(armies))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(front, _)| front)
    }
}
