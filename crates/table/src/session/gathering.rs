//! Armies from all territories gathered in one with a single tap, before the game begins (T4).

use super::Session;
use engine::game::{Action, Ask};

impl Session {
    /// Returns `true` if armies can be gathered in the selected territory.
    pub fn can_gather(&self) -> bool {
        !self.to_gather().is_empty()
    }

    /// Moves all spare armies from the other territories to the selected one.
    pub(super) fn gather(&mut self) {
        let begin = self.game.actions().len();
        for action in self.to_gather() {
            if let Err(refusal) = self.play(action) {
                self.notice = Some(refusal.into());
                break;
            }
        }
        self.gathered = begin..self.game.actions().len();
    }

    fn to_gather(&self) -> Vec<Action> {
        let table = self.view().table();
        let arranges = self.prompt().is_some_and(|prompt| prompt.ask == Ask::Arrange);
        let Some(to) = self.draft.from.filter(|_| arranges) else { return Vec::new() };
        let others = table.board().with_spare(table.turn().seat).iter().filter(|from| *from != to);
        others
            .map(|from| Action::Rearrange { from, to, armies: table.committable_armies(from) })
            .collect()
    }

    /// Returns the number of actions that an undo takes back.
    pub(super) fn actions_to_undo(&self) -> usize {
        if self.gathered.end == self.game.actions().len() { self.gathered.len().max(1) } else { 1 }
    }
}
