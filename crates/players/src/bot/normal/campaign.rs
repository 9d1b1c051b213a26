//! The campaign as a whole: the order in which attacks are considered, and the armies that advance.

use std::cell::LazyCell;

use super::Planner;
use engine::game::Action;
use engine::world::Territory;

impl Planner<'_> {
    /// Attacks along the searched line, or else along the best chain, on land or from ships, or
    /// ends the campaign.
    pub fn campaign(&self) -> Action {
        let chain = LazyCell::new(|| self.best_chain());
        let worth = || chain.map_or(0.0, |(_, plan)| plan.worth);
        let by_heuristics = || {
            let along =
                || chain.and_then(|(from, it)| Some(self.attack_or_expand(from, it.target?)));
            self.pincers(worth()).or_else(along).or_else(|| self.grind())
        };
        self.before_attacks(worth)
            .or_else(|| self.sweep_on())
            .or_else(|| match self.searched_campaign() {
                Some(searched) => Some(searched).filter(|it| *it != Action::Done),
                None => by_heuristics(),
            })
            .or_else(|| self.after_attacks())
            .unwrap_or(Action::Done)
    }

    /// Advances all armies where more can be gained; some stay to keep a continent.
    pub fn advance(&self, from: Territory, to: Territory, most: u32) -> Action {
        let foreign = self.view.neighbours(from) - self.view.held();
        if foreign.is_empty() {
            return Action::Advance { armies: most };
        }
        if let Some(armies) = self.advance_to_sweep(from, to, most) {
            return Action::Advance { armies };
        }
        if let Some(armies) = self.searched_advance(from, to, most) {
            return Action::Advance { armies };
        }
        let ahead = self.plan(to, self.view.armies(to) + most).worth;
        let behind = self.plan(from, self.view.armies(from)).worth;
        let armies =
            if ahead < self.view.weights.worthwhile && behind < self.view.weights.worthwhile {
                self.balanced(from, to, most)
            } else if ahead >= behind {
                most - self.guard(from).min(most / 2)
            } else {
                0
            };
        Action::Advance { armies }
    }

    /// Shares armies out by the threats to both territories.
    fn balanced(&self, from: Territory, to: Territory, most: u32) -> u32 {
        let (behind, ahead) = (self.view.threat(from), self.view.threat(to));
        most.saturating_mul(ahead).checked_div(behind + ahead).unwrap_or(most)
    }
}
