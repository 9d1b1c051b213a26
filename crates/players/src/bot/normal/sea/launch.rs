//! New ships: the decision to buy one, and its place (T4, T9).

use super::Planner;
use engine::game::{Action, Choice, Legal, Phase, Purchase, Role, SeaAction};
use engine::world::{Hex, TerritorySet};

/// The expected crew of a bought ship.
const CREW: u32 = 3;

/// The average armies of a set instead.
const SET: u32 = 7;

/// The least gain of a voyage beyond the worth of the set's armies.
const BEYOND: f32 = 6.0;

impl Planner<'_> {
    /// Places a ship nearest to the goals of its crew and of the stack beside it.
    pub fn place_ship(&self) -> Option<Action> {
        let (Phase::FirstShip { crew } | Phase::Launch { crew, .. }) = self.view.state.phase()
        else {
            return None;
        };
        let alone = self.goals(*crew, TerritorySet::EMPTY);
        let main = self.view.held().iter().max_by_key(|port| self.view.armies(*port))?;
        let aboard = crew + self.to_take(main);
        let together = self.goals(aboard, TerritorySet::only(main));
        let worth = |at: Hex| {
            let beside = self.view.world().shores(at).contains(main);
            let joint = if beside { together.before_cruise(self.lengths(at)) / 2.0 } else { 0.0 };
            (alone.before_cruise(self.lengths(at)).max(joint), at)
        };
        let harbours = self.view.state.harbours(self.view.me);
        let (_, at) = harbours.iter().map(worth).max_by(|(a, _), (b, _)| a.total_cmp(b))?;
        Some(Action::Sea(SeaAction::Launch { at }))
    }

    /// Returns `true` if a set is better spent on a ship: only without ships, to hunt a pirate or
    /// if far more can be done at sea than on land.
    pub fn wants_ship(&self, legal: &Legal) -> bool {
        let sold = legal
            .choices
            .iter()
            .any(|choice| matches!(choice, Choice::TurnIn { buy: Purchase::Ship, .. }));
        let state = self.view.state;
        if !sold || state.fleet().of(self.view.me).next().is_some() {
            return false;
        }
        let pirate =
            |seat| state.role(seat) == Role::Player && self.view.board().held(seat).is_empty();
        self.view.rivals().any(pirate) || self.is_worth_a_ship()
    }

    fn is_worth_a_ship(&self) -> bool {
        let coastal =
            self.view.held().iter().filter(|port| !self.view.world().coasts(*port).is_empty());
        let Some(port) = coastal.max_by_key(|port| self.view.armies(*port)) else { return false };
        let goals = self.goals(CREW + self.to_take(port), TerritorySet::only(port));
        let harbours = self.view.state.harbours(self.view.me);
        let beside = harbours.iter().filter(|hex| self.view.world().shores(*hex).contains(port));
        let at_sea = beside.map(|hex| goals.before_cruise(self.lengths(hex))).fold(0.0, f32::max);
        let on_land = self
            .view
            .front()
            .iter()
            .map(|front| self.plan(front, self.view.armies(front).saturating_add(SET)).worth);
        at_sea > on_land.fold(0.0, f32::max) + BEYOND
    }
}
