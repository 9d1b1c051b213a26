//! The choice between turning in a set now and keeping it.

use super::outlook::Outlook;
use crate::bot::foresight::Foresight;
use crate::bot::normal::Mind;
use crate::bot::normal::cards::{ARMIES_FOR_CARD, TWO_DICE};
use engine::game::{Ask, Card};

impl Mind<'_> {
    /// Returns `true` if a set that need not be turned in is better kept; never for a player
    /// without search.
    pub(in crate::bot::normal) fn foresees_better_use(&self, set: [Card; 3]) -> bool {
        let Some(Ask::Reinforce { left, forced: false }) = self.ask() else { return false };
        let Some(mut outlook) = self.turn_ahead() else { return false };
        // A single line tells as much, and both choices are searched here.
        outlook.foresight = Foresight::NARROW;
        let (state, rules) = (self.view.state, self.view.state.rules());
        let worth = rules.set_worth(set, state.sets_turned_in()).unwrap_or(TWO_DICE);
        let anywhere = state.shown(set).filter(|_| rules.card_armies_anywhere);
        let armies = left + worth + anywhere.map(|_| ARMIES_FOR_CARD).sum::<u32>();
        if self.deploy_to_sweep(armies).is_some() {
            return false;
        }
        let later = outlook.value_with(left);
        // A player eager to attack wants the armies now.
        outlook.turned_in(set).value_with(armies) + self.view.traits.eager < later
    }
}

impl Outlook<'_, '_> {
    /// Returns the value of the turn with this many reinforcements.
    fn value_with(&self, reinforcements: u32) -> f32 {
        let muster = if reinforcements > 0 { self.muster(reinforcements) } else { None };
        let as_it_is = || self.best(self.start(), self.foresight.halved()).value;
        muster.map_or_else(as_it_is, |muster| muster.value)
    }
}
