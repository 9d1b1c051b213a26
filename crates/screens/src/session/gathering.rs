//! Armies from all territories gathered in one with a single tap, before the game begins (T4).

use super::Session;
use engine::game::{Action, Ask};

impl Session {
    /// Returns `true` if armies can be gathered in the selected territory.
    pub(crate) fn can_gather(&self) -> bool {
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
        others.map(|from| Action::Rearrange { from, to, armies: table.to_commit(from) }).collect()
    }

    /// Returns the number of actions that an undo takes back.
    pub(super) fn actions_to_undo(&self) -> usize {
        if self.gathered.end == self.game.actions().len() { self.gathered.len().max(1) } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use crate::map::tappable;

    use crate::table::prompt::PromptView;
    use crate::{Button, Intent, testing};
    use engine::game::Ask;
    use engine::world::Territory;

    #[test]
    fn t4_all_armies_go_to_one_territory_with_two_taps_and_come_back_with_one() {
        let mut session = testing::two_humans();
        assert_eq!(session.prompt().unwrap().ask, Ask::Arrange);
        let before = session.game().clone();
        let seat = session.viewer().unwrap();
        let board = session.game().state().board();
        let held = board.held(seat);
        let all: u32 = held.iter().map(|at| board.armies(at)).sum();
        let to = tappable::open(&session).first().unwrap();
        session.dispatch(Intent::Tap(to));
        let gather = |button: &Button| button.intent == Intent::Gather;
        assert!(PromptView::of(&session).others.iter().any(gather));

        session.dispatch(Intent::Gather);
        let armies = |at: Territory| session.game().state().board().armies(at);
        let left = u32::try_from(held.len()).unwrap() - 1;
        assert_eq!(armies(to), all - left);
        assert!(held.iter().filter(|at| *at != to).all(|at| armies(at) == 1));
        assert!(!PromptView::of(&session).others.iter().any(gather), "nothing is left to gather");

        session.dispatch(Intent::Undo);
        assert_eq!(session.game(), &before);
        assert!(session.can_undo().is_err(), "nothing else was taken back");

        session.dispatch(Intent::Tap(to));
        session.dispatch(Intent::Gather);
        let gathered = session.game().actions().to_vec();
        session.dispatch(Intent::Undo);
        for action in gathered.clone() {
            session.dispatch(Intent::Play(action));
        }
        session.dispatch(Intent::Undo);
        let left = session.game().actions().len();
        assert_eq!(left, gathered.len() - 1, "armies moved singly come back singly");
    }
}
