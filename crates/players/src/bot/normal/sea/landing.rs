//! Landing from one ship (N5): the place, the type of attack, and its worth.

use super::{Planner, SHIP};
use crate::bot::forecast::Forecast;
use crate::bot::holdings::weight;
use crate::bot::normal::attack_type::committed;
use crate::bot::normal::chain_plan::{LEAST_CHANCE, LEFT_BEHIND};
use engine::game::{Action, Effort, SeaAction};
use engine::world::Territory;

/// The worth to a pirate of having land again (T43).
const ASHORE: f32 = 8.0;

/// The odds at which a pirate lands, worse than those at which others attack.
const PIRATES_CHANCE: f32 = 0.2;

/// The cost of being ashore with no friendly territory beside it.
const ALONE: f32 = 0.5;

/// A landing that is carried on to the end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    pub effort: Effort,
    pub forecast: Forecast,
    /// The worth of the landing, without any following attacks.
    pub worth: f32,
}

impl Planner<'_> {
    /// Returns the best landing from a ship with this many armies aboard, once the patrol is
    /// beaten; `None` if the odds are bad.
    pub(super) fn landing(&self, to: Territory, crew: u32) -> Option<Landing> {
        let defenders = self.view.armies(to);
        let normal = (crew >= 2).then(|| (Effort::Normal, self.forecast(crew, defenders)));
        let block = if self.view.state.rules().large_attacks {
            committed(crew, defenders)
                .map(|(armies, forecast)| (Effort::Committed(armies), forecast))
        } else {
            None
        };
        let least = if self.is_pirate() { PIRATES_CHANCE } else { LEAST_CHANCE };
        normal
            .into_iter()
            .chain(block)
            .filter(|(_, forecast)| forecast.conquest >= least)
            .map(|(effort, forecast)| {
                let sinks = if effort == Effort::Normal { 0.0 } else { 1.0 - forecast.conquest };
                let worth = self.conquest_worth(to, &forecast) - sinks * SHIP;
                Landing { effort, forecast, worth }
            })
            .max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// Returns the worth of conquering a territory from the sea.
    pub(super) fn conquest_worth(&self, to: Territory, forecast: &Forecast) -> f32 {
        let values = self.values();
        let alone = (self.view.neighbours(to) & self.view.held()).is_empty();
        let gain = values.gain(&values.holdings(), to) + self.card_of_conquest() - LEFT_BEHIND
            + if self.is_pirate() { ASHORE } else { 0.0 }
            - if alone { ALONE } else { 0.0 };
        self.attack_worth(to, forecast, gain)
    }

    /// Returns the worth of a landing with the attacks that can follow ashore.
    pub(super) fn with_sequel(&self, to: Territory, crew: u32, landing: &Landing) -> f32 {
        let left = weight(crew) - landing.forecast.lost_if_won;
        landing.worth + landing.forecast.conquest * self.plan_after(to, left).worth
    }

    fn is_pirate(&self) -> bool {
        self.view.held().is_empty()
    }

    /// Makes the landing that is worth most, if it is worth more than this: by one ship alone, or
    /// as a flank.
    pub(super) fn land(&self, least: f32) -> Option<Action> {
        let alone = self.ready().flat_map(|(id, ship)| {
            let targets = self.view.state.shores(ship) - self.view.held();
            targets
                .iter()
                .filter(move |to| self.view.state.check_landing(id, *to).is_ok())
                .filter_map(move |to| {
                    let landing = self.landing(to, ship.crew)?;
                    let worth = self.with_sequel(to, ship.crew, &landing);
                    Some((
                        worth,
                        Action::Sea(SeaAction::Land { ship: id, to, effort: landing.effort }),
                    ))
                })
        });
        alone
            .chain(self.joint_attacks())
            .filter(|(worth, _)| *worth > least)
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, action)| action)
    }
}
