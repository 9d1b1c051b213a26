//! Landing from one ship (N5): where, how, and what it is worth.

use super::{Mind, SHIP};
use crate::bot::forecast::Forecast;
use crate::bot::holdings::weight;
use crate::bot::normal::manner::committed;
use crate::bot::normal::plan::{LEAST_CHANCE, LEFT_BEHIND};
use engine::game::{Action, Effort, SeaAction};
use engine::world::Territory;

/// What a pirate gains by having land again (T43).
const ASHORE: f32 = 8.0;

/// A pirate lands at worse odds than others attack.
const PIRATES_CHANCE: f32 = 0.2;

/// What it costs to stand ashore with no own territory beside.
const ALONE: f32 = 0.5;

/// A landing that is carried on to the end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    pub effort: Effort,
    pub forecast: Forecast,
    /// What it is worth, what can follow it apart.
    pub worth: f32,
}

impl Mind<'_> {
    /// The best landing from a ship with so many armies aboard, once the patrol is overcome; `None`
    /// if the odds are bad.
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

    /// What the conquest of a territory from the sea is worth.
    pub(super) fn conquest_worth(&self, to: Territory, forecast: &Forecast) -> f32 {
        let values = self.values();
        let alone = (self.view.neighbours(to) & self.view.held()).is_empty();
        let gain = values.gain(&values.holdings(), to) + self.card_of_conquest() - LEFT_BEHIND
            + if self.is_pirate() { ASHORE } else { 0.0 }
            - if alone { ALONE } else { 0.0 };
        self.attack_worth(to, forecast, gain)
    }

    /// The worth of a landing with what can follow it ashore.
    pub(super) fn with_sequel(&self, to: Territory, crew: u32, landing: &Landing) -> f32 {
        let left = weight(crew) - landing.forecast.lost_if_won;
        landing.worth + landing.forecast.conquest * self.plan_after(to, left).worth
    }

    fn is_pirate(&self) -> bool {
        self.view.held().is_empty()
    }

    /// Lands where that is worth most and more than this: one ship alone, or as a flank.
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
