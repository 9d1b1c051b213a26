//! Cruises: the decision to sail, and the destination (N1).

use super::{Planner, WORTHWHILE};
use engine::core::ShipId;
use engine::game::{Action, SeaAction};

impl Planner<'_> {
    /// Rolls for the ship with the best goals elsewhere.
    pub(super) fn cruise(&self) -> Option<Action> {
        self.ready()
            .filter(|(id, _)| self.view.state.check_cruise(*id).is_ok())
            .map(|(id, ship)| (id, self.goals_of(ship).elsewhere(self.lengths(ship.at))))
            .filter(|(_, worth)| *worth > WORTHWHILE)
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(ship, _)| Action::Sea(SeaAction::Cruise { ship }))
    }

    /// Sails to the best goal, or as near to it as possible.
    pub fn sail(&self, ship: ShipId) -> Option<Action> {
        let ship = self.view.state.fleet().get(ship)?;
        let goals = self.goals_of(ship);
        let best = goals.best_of(&self.view.state.within_reach(), self.view.world());
        let to = best.filter(|(_, worth)| *worth > 0.0).map_or(ship.at, |(hex, _)| hex);
        Some(Action::Sea(SeaAction::Sail { to }))
    }
}
