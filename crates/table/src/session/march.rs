//! A path being carried out: one battle after the other until everything is taken, the chance of
//! the rest is too small, or the person at the screen does something else.

use super::{Duty, Intent, Session};
use crate::draft::Draft;
use crate::draft::choices::{Plan, Plus};
use crate::notice::Notice;
use crate::path::{March, Path, PathAction};
use engine::battle::{ChainAttack, Post};
use engine::game::{Action, Ask, Force, Phase, Until};

impl Intent {
    /// Returns `true` if a path being carried out may continue, since the person at the screen
    /// hasn't done anything else.
    fn lets_march(&self) -> bool {
        matches!(
            self,
            Self::March
                | Self::Answer { .. }
                | Self::Advise { .. }
                | Self::Uncover
                | Self::Peek(_)
                | Self::Dismiss
                | Self::Orders(..)
                | Self::Reactions(..)
        )
    }
}

impl Session {
    /// Carries out the path drawn on the map.
    pub(super) fn begin_march(&mut self) {
        let Duty::Decide(prompt) = self.duty() else { return };
        let Some(path) = self.draft.path.clone().filter(|_| prompt.ask == Ask::Campaign) else {
            return;
        };
        let Some(floor) = path.odds(self.view.table()).floor else { return };
        self.draft = Draft::default();
        self.gone_on = self.history.len();
        self.march = Some(March { seat: prompt.seat, path, floor });
        self.march_on();
    }

    /// Stops the path when somebody does something else, unless it is another person's answer to
    /// it.
    pub(super) fn stop_march(&mut self, intent: &Intent) {
        let ends = matches!(intent, Intent::Undo | Intent::Control(..));
        if !intent.lets_march() && (ends || !self.others_answer_march()) {
            self.march = None;
        }
    }

    /// Returns `true` if another person at this screen is asked while a path is carried out.
    fn others_answer_march(&self) -> bool {
        let (Some(march), Duty::Decide(prompt)) = (&self.march, self.duty()) else { return false };
        prompt.seat != march.seat
    }

    /// Continues until dice are rolled, somebody else is asked, or the path is done.
    pub(super) fn march_on(&mut self) {
        while let Some(action) = self.next_of_march() {
            let rolls = matches!(action, Action::Roll { .. } | Action::RollBlock { .. });
            if let Err(refusal) = self.play(action) {
                self.notice = Some(refusal.into());
                self.march = None;
            }
            self.look();
            if rolls {
                return;
            }
        }
    }

    /// Returns the number of actions played if the path is ready to continue.
    pub fn march_waits(&self) -> Option<usize> {
        let march = self.march.as_ref()?;
        let Duty::Decide(prompt) = self.duty() else { return None };
        let is_asked =
            matches!(prompt.ask, Ask::Campaign | Ask::Battle { .. } | Ask::Advance { .. });
        (is_asked && prompt.seat == march.seat).then(|| self.played())
    }

    /// Returns `true` if the person at the screen can stop the path.
    pub fn can_stop_march(&self) -> bool {
        self.march.is_some() && !self.others_answer_march()
    }

    fn next_of_march(&mut self) -> Option<Action> {
        self.march_waits()?;
        self.arrive();
        let Duty::Decide(prompt) = self.duty() else { return None };
        let March { path, floor, .. } = self.march.clone()?;
        if let Ask::Advance { most, .. } = prompt.ask {
            return Some(Action::Advance { armies: most });
        }
        if path.steps.is_empty() {
            self.march = None;
            return None;
        }
        let table = self.view.table();
        let percent = path.odds(table).percent.unwrap_or(0);
        let large = matches!(prompt.ask, Ask::Battle { large: true, .. });
        if percent < floor && !large {
            self.march = None;
            self.notice = Some(Notice::PathStopped(percent));
            return None;
        }
        if prompt.ask == Ask::Campaign {
            Self::declared(&path, table)
        } else {
            self.rolled(&path, floor)
        }
    }

    /// Moves the start of the path to the last territory taken.
    fn arrive(&mut self) {
        let Some(march) = &mut self.march else { return };
        let (board, army) = (self.view.table().board(), self.view.table().turn().seat);
        while let Some(first) = march.path.steps.first().copied()
            && board.owner(first) == Some(army)
        {
            march.path.from = Some(Post::Land(first));
            march.path.steps.remove(0);
        }
    }

    fn declared(path: &Path, table: &engine::game::State) -> Option<Action> {
        let mut draft = Draft { path: Some(path.clone()), ..Draft::default() };
        let plan = if path.chain_attack == ChainAttack::Committed {
            Plan::Committed
        } else {
            Plan::Normal
        };
        draft.draw(table, PathAction::Attack).ok()?;
        draft.set_plan(table, plan).ok()?;
        draft.declared()
    }

    /// Returns the next roll, which goes on only as long as the chance of the rest is certain to
    /// suffice.
    fn rolled(&self, path: &Path, floor: u32) -> Option<Action> {
        let table = self.view.table();
        let Phase::Battle(battle) = table.phase() else { return None };
        match &battle.force {
            Force::Normal(from) => {
                let (_, most) = table.normal_dice(*from);
                let enough = path.enough(table, floor);
                let until = enough.map_or(Until::Once, |enough| match enough {
                    0 | 1 => Until::Conquest,
                    enough => Until::Left(enough - 1),
                });
                Some(Action::Roll { dice: u8::try_from(most).ok()?, until })
            }
            Force::Blocks(assault) => {
                let block = assault.blocks.iter().position(|block| block.troops > 0)?;
                let (block, plus) = (u8::try_from(block).ok()?, Plus::Best.into());
                Some(Action::RollBlock { block, plus, until: Until::Conquest })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;
    use crate::testing::path_drawn;

    use engine::core::Seat;

    use engine::world::Territory;
    use engine::world::names::{Brazil, Kamchatka};

    const OWN: &str = "Red campaign\nattacked Blue";

    fn drawn(armies: u32, chain_attack: ChainAttack, seed: u64) -> Session {
        path_drawn(Seat::Red, OWN, armies, chain_attack, seed)
    }

    fn mine(session: &Session, territory: Territory) -> bool {
        session.view().table().board().owner(territory) == Some(Seat::Red)
    }

    #[test]
    fn t11_what_another_person_answers_does_not_stop_it() {
        let mut session =
            path_drawn(Seat::Red, "Red campaign\nhand Blue Peru", 16, ChainAttack::Normal, 1);
        session.dispatch(Intent::Path(PathAction::March));
        session.dispatch(Intent::Uncover);
        assert!(matches!(session.duty(), Duty::Decide(prompt) if prompt.seat == Seat::Blue));
        assert_eq!((session.can_stop_march(), session.march_waits()), (false, None));
        session.dispatch(Intent::Play("mobilize nothing".parse().unwrap()));
        session.dispatch(Intent::Uncover);
        while session.march_waits().is_some() {
            session.dispatch(Intent::March);
        }
        assert!(mine(&session, Kamchatka));
    }

    #[test]
    fn whoever_does_something_else_stops_it() {
        for intent in [Intent::Recall, Intent::Tap(Brazil), Intent::Deselect, Intent::Undo] {
            let session = (0..30).map(|seed| {
                let mut session = drawn(16, ChainAttack::Normal, seed);
                session.dispatch(Intent::Path(PathAction::March));
                session
            });
            let mut session = session.into_iter().find(|it| it.march_waits().is_some()).unwrap();
            assert!(session.can_stop_march());
            let played = session.played();
            session.dispatch(intent);
            assert_eq!(session.march_waits(), None);
            session.dispatch(Intent::March);
            assert_eq!(session.played(), played);
        }
    }
}
