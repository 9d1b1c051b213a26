//! Whether a set is worth more in armies now, or in the hand for later.

use super::outlook::Outlook;
use crate::bot::foresight::Foresight;
use crate::bot::normal::Mind;
use crate::bot::normal::cards::{ARMIES_FOR_CARD, TWO_DICE};
use engine::game::{Ask, Card};

impl Mind<'_> {
    /// Whether a set that need not be turned in is rather kept; never by who does not think turns through.
    pub(in crate::bot::normal) fn foresees_better_use(&self, set: [Card; 3]) -> bool {
        let Some(Ask::Reinforce { left, forced: false }) = self.ask() else { return false };
        let Some(mut outlook) = self.turn_ahead() else { return false };
        // One course at a time tells as much, and both ways are thought through here.
        outlook.foresight = Foresight::NARROW;
        let (state, rules) = (self.view.state, self.view.state.rules());
        let worth = rules.set_worth(set, state.sets_turned_in()).unwrap_or(TWO_DICE);
        let anywhere = state.shown(set).filter(|_| rules.card_armies_anywhere);
        let armies = left + worth + anywhere.map(|_| ARMIES_FOR_CARD).sum::<u32>();
        if self.deploy_to_sweep(armies).is_some() {
            return false;
        }
        let later = outlook.value_with(left);
        // Who is eager to attack wants the armies now.
        outlook.turned_in(set).value_with(armies) + self.view.traits.eager < later
    }
}

impl Outlook<'_, '_> {
    /// What the turn is worth with so many reinforcements.
    fn value_with(&self, reinforcements: u32) -> f32 {
        let muster = if reinforcements > 0 { self.muster(reinforcements) } else { None };
        let as_it_is = || self.best(self.start(), self.foresight.halved()).value;
        muster.map_or_else(as_it_is, |muster| muster.value)
    }
}
