//! The choice between turning in a set now and keeping it.

use super::node::TurnSearch;
use crate::bot::normal::Planner;
use crate::bot::normal::card_armies::{ARMIES_FOR_CARD, TWO_DICE};
use crate::bot::search_limits::SearchLimits;
use engine::game::{Ask, TerritoryCard};

impl Planner<'_> {
    /// Returns `true` if a set that need not be turned in is better kept; never for a player
    /// without search.
    pub(in crate::bot::normal) fn keeps_set(&self, set: [TerritoryCard; 3]) -> bool {
        let Some(Ask::Reinforce { left, forced: false }) = self.ask() else { return false };
        let Some(mut search) = self.turn_search() else { return false };
        // One line is enough to compare the two choices, both of which are searched.
        search.limits = SearchLimits::NARROW;
        let (state, rules) = (self.view.state, self.view.state.rules());
        let worth = rules.set_worth(set, state.sets_turned_in()).unwrap_or(TWO_DICE);
        let anywhere = state.shown(set).filter(|_| rules.card_armies_anywhere);
        let armies = left + worth + anywhere.map(|_| ARMIES_FOR_CARD).sum::<u32>();
        if self.deploy_to_sweep(armies).is_some() {
            return false;
        }
        let later = search.value_with(left);
        // A player eager to attack wants the armies now.
        search.turned_in(set).value_with(armies) + self.view.weights.eager < later
    }
}

impl TurnSearch<'_, '_> {
    /// Returns the value of the turn with this many reinforcements.
    fn value_with(&self, reinforcements: u32) -> f32 {
        let placement = if reinforcements > 0 { self.best_placement(reinforcements) } else { None };
        let as_it_is = || self.best(self.start(), self.limits.halved()).value;
        placement.map_or_else(as_it_is, |placement| placement.value)
    }
}
