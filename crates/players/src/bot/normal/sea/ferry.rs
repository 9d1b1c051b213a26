//! Boarding and going ashore (N2).

use super::{Planner, WORTHWHILE};
use engine::game::{Action, SeaAction, Ship, Voyage};
use engine::world::Territory;

/// The least gain of a voyage beyond the worth of the armies where they are.
const BEYOND: f32 = 1.0;

/// The least gain of a voyage, as a multiple of the worth of the armies where they are.
const TIMES: f32 = 1.3;

impl Planner<'_> {
    /// Returns the armies of a territory that can board: those not needed to guard a continent.
    pub(super) fn to_take(&self, port: Territory) -> u32 {
        self.view.spare(port).saturating_sub(self.guard(port))
    }

    /// Boards a stack that can do more elsewhere, once a turn from each territory.
    pub(super) fn embark(&self) -> Option<Action> {
        let mut best = None;
        for (id, ship) in self.ready() {
            let ports = (self.view.state.shores(ship) & self.view.held()) - ship.ports;
            for from in ports {
                let armies = self.to_take(from);
                if armies == 0 || self.view.state.check_embark(id, from).is_err() {
                    continue;
                }
                let gain = self.voyage_gain(ship, from, armies);
                if gain > best.as_ref().map_or(0.0, |(gain, _)| *gain) {
                    best = Some((gain, Action::Sea(SeaAction::Embark { ship: id, from, armies })));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the gain of boarding for the armies of a territory; not above 0 if there is none.
    fn voyage_gain(&self, ship: &Ship, from: Territory, armies: u32) -> f32 {
        let except = ship.ports.with(from);
        let with = self.goals(ship.crew + armies, except).before_cruise(self.lengths(ship.at));
        let here = self.plan(from, self.view.armies(from)).worth;
        if with <= TIMES * here + BEYOND {
            return 0.0;
        }
        let without = self.goals(ship.crew, except).before_cruise(self.lengths(ship.at));
        with - without - here - BEYOND
    }

    /// Returns the best territory to place this many reinforcements for boarding, and its worth.
    pub fn embarkation(&self, armies: u32) -> Option<(Territory, f32)> {
        self.ready()
            .flat_map(|(_, ship)| {
                let ports = self.view.state.shores(ship) & self.view.held();
                ports.iter().map(move |port| (ship, port))
            })
            .map(|(ship, port)| {
                let aboard = ship.crew.saturating_add(armies).saturating_add(self.to_take(port));
                let except = ship.ports.with(port);
                let here = self.plan(port, self.view.armies(port).saturating_add(armies)).worth;
                let worth = self.goals(aboard, except).before_cruise(self.lengths(ship.at));
                (port, (worth - BEYOND) / TIMES, here)
            })
            .filter(|(_, worth, here)| worth > here)
            .map(|(port, worth, _)| (port, worth))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    /// Puts all but one ashore at a front that needs them more than any other goal, but never where
    /// they came from.
    pub(super) fn disembark(&self) -> Option<Action> {
        let mut best = (WORTHWHILE, None);
        for (id, ship) in self.ready().filter(|(_, ship)| ship.crew >= 2) {
            let ports = (self.view.state.shores(ship) & self.view.held()) - ship.ports;
            for to in ports {
                let worth = self.delivery(to, ship.crew);
                if worth > best.0 && worth >= self.still_to_do(ship) {
                    let armies = ship.crew - 1;
                    best =
                        (worth, Some(Action::Sea(SeaAction::Disembark { ship: id, to, armies })));
                }
            }
        }
        best.1
    }

    fn still_to_do(&self, ship: &Ship) -> f32 {
        match ship.voyage {
            Voyage::Ready => self.goals(ship.crew, ship.ports).elsewhere(self.lengths(ship.at)),
            _ => 0.0,
        }
    }

    /// Boards one army on an empty ship (N3).
    pub(super) fn man(&self) -> Option<Action> {
        self.ready().filter(|(_, ship)| ship.crew == 0).find_map(|(id, ship)| {
            let ports = (self.view.state.shores(ship) & self.view.held()) - ship.ports;
            let able = ports.iter().filter(|from| {
                self.view.spare(*from) >= 1 && self.view.state.check_embark(id, *from).is_ok()
            });
            let from = able.max_by_key(|from| self.view.armies(*from))?;
            Some(Action::Sea(SeaAction::Embark { ship: id, from, armies: 1 }))
        })
    }
}
