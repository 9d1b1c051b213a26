//! The game as it was before a roll, which the screen shows until the dice have settled.

use super::{Intent, Session};
use crate::path::PathAction;

impl Session {
    /// Returns the game to show during a roll that this intent may cause; `None` if it can't cause
    /// one.
    pub fn before_dice(&self, intent: &Intent) -> Option<Self> {
        if *intent == Intent::Uncover {
            // An order given before the tablet was passed on is carried out once it's back.
            let mut shown = self.clone();
            shown.uncover();
            shown.look();
            return Some(shown).filter(|shown| shown.is_fought() && !shown.is_covered());
        }
        let declares = matches!(
            intent,
            Intent::Attack(_) | Intent::SetSail | Intent::Path(PathAction::March) | Intent::March
        );
        let may_roll = declares || self.is_fought();
        let attacked = &self.view().table().turn().attacked;
        let concerns = !matches!(intent, Intent::Answer { .. })
            || self.is_turn_of_a_person()
            || attacked.iter().any(|seat| self.is_human(seat));
        (may_roll && concerns && !self.is_past() && !self.is_covered()).then(|| self.clone())
    }

    /// Returns the game `actions` actions after an earlier state of it, as `earlier` showed it then.
    pub fn soon_after(&self, earlier: &Self, actions: usize) -> Option<Self> {
        let first = earlier.played();
        let mut later = earlier.clone();
        for action in self.game.actions().get(first..)?.iter().take(actions) {
            later.record(action.clone()).ok()?;
        }
        later.draft = later.draft.after(later.game.prompt());
        later.look();
        Some(later)
    }
}
