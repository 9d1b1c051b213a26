//! A battle as it was when the rolls were ordered: if it changes before the first of them, the
//! attacker is asked again (A1, L1).

use crate::notice::Notice;
use engine::game::{Action, SeaAction, State};
use engine::world::Territory;

/// A battle as it was when it was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Foreseen {
    to: Territory,
    defenders: u32,
    /// The number of actions played before.
    played: usize,
}

impl Foreseen {
    /// Returns the battle that an action declares, if it does.
    pub fn of(action: &Action, state: &State, played: usize) -> Option<Self> {
        let (Action::Attack { to, .. }
        | Action::Commit { to, .. }
        | Action::Flank { to, .. }
        | Action::Sea(SeaAction::Land { to, .. })) = *action
        else {
            return None;
        };
        Some(Self { to, defenders: state.board().armies(to), played })
    }

    /// Returns the change since then: militia was raised, or an ambush was played.
    pub fn changed(self, state: &State, actions: &[Action]) -> Option<Notice> {
        let armies = state.board().armies(self.to);
        let answers = actions.get(self.played..).unwrap_or_default();
        if answers.contains(&Action::Ambush) {
            Some(Notice::Ambushed(self.to))
        } else {
            (armies != self.defenders).then_some(Notice::Raised { territory: self.to, armies })
        }
    }
}
