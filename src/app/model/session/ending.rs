//! The end of a campaign that could not be taken back: it is held back once, so that a slip costs
//! nobody the turn.

use super::Session;
use crate::app::model::draft::{Actions, Draft};
use crate::game::{Action, Ask, Event, Prompt};

impl Session {
    /// Says that who decides is done. Where that ends the campaign and draws cards, or ends the turn,
    /// it takes a second word: until then it can be taken back like anything else.
    pub(super) fn end(&mut self, was_held: bool) -> Actions {
        if was_held || !self.ends_for_good() {
            return Ok(vec![Action::Done]);
        }
        self.draft.deselect()?;
        self.draft = Draft { ends: true, ..self.draft.clone() };
        Ok(Vec::new())
    }

    /// Whether ending the campaign now reveals something, or lets the next seat act.
    fn ends_for_good(&self) -> bool {
        if !matches!(self.game.prompt(), Some(Prompt { ask: Ask::Campaign, .. })) {
            return false;
        }
        let mut after = self.game.clone();
        let goes_on = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Over { .. });
        let ends_turn = after.play(Action::Done).is_ok_and(|events| events.iter().any(goes_on));
        ends_turn || after.can_undo().is_err()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Duty, Intent};
    use super::*;
    use crate::app::model::testing;
    use crate::core::Seat;

    fn asks(session: &Session) -> Option<Ask> {
        match session.duty() {
            Duty::Decide(prompt) => Some(prompt.ask),
            _ => None,
        }
    }

    /// Sessions of many moments of games in which a campaign is under way.
    fn campaigns(mut look: impl FnMut(&Session)) {
        for mut session in [testing::two_humans(), testing::one_human()] {
            for _ in 0..1_500 {
                testing::play_some(&mut session, 1);
                if asks(&session) == Some(Ask::Campaign) && !session.draft().ends {
                    look(&session);
                }
            }
        }
    }

    fn end(session: &mut Session) {
        session.dispatch(Intent::Play(Action::Done));
    }

    #[test]
    fn a_slip_that_ends_a_campaign_can_be_taken_back() {
        let (mut drawn, mut ended, mut free) = (0, 0, 0);
        campaigns(|before| {
            let conquered = before.game().state().turn().conquered;
            let mut session = before.clone();
            end(&mut session);
            let held = session.draft().ends;
            assert!(
                held || session.game().prompt().map(|it| it.seat)
                    == before.game().prompt().map(|it| it.seat)
            );
            assert_eq!(session.can_undo(), Ok(()), "whatever it was");
            session.dispatch(Intent::Undo);
            assert_eq!(session.game().digest(), before.game().digest());
            assert_eq!(asks(&session), Some(Ask::Campaign));
            assert!(!session.draft().ends);
            match (held, conquered) {
                (true, true) => drawn += 1,
                (true, false) => ended += 1,
                (false, _) => free += 1,
            }
        });
        assert!(drawn > 20 && free > 20, "{drawn} {ended} {free}");
    }

    #[test]
    fn saying_it_twice_ends_the_campaign_as_it_always_did() {
        let mut held = 0;
        campaigns(|before| {
            let mut session = before.clone();
            end(&mut session);
            if session.draft().ends {
                held += 1;
                end(&mut session);
            }
            let mut game = before.game().clone();
            game.play(Action::Done).unwrap();
            assert_eq!(session.game().digest(), game.digest());
        });
        assert!(held > 20, "{held}");
    }

    #[test]
    fn whoever_attacks_on_has_ended_nothing() {
        let mut gone_on = 0;
        campaigns(|before| {
            let from = before.open().first();
            let mut session = before.clone();
            end(&mut session);
            if let (true, Some(from)) = (session.draft().ends, from) {
                session.dispatch(Intent::Tap(from));
                assert!(!session.draft().ends && session.draft().from == Some(from));
                gone_on += 1;
            }
        });
        assert!(gone_on > 20, "{gone_on}");
    }

    #[test]
    fn computer_players_end_their_campaigns_at_once() {
        let mut session = testing::one_human();
        let is_theirs = |session: &Session| {
            let prompt = session.game().prompt();
            prompt.is_some_and(|it| it.seat == Seat::Blue && it.ask == Ask::Campaign)
                && session.game().state().turn().conquered
        };
        while !is_theirs(&session) {
            testing::play_some(&mut session, 1);
        }
        let after = session.game().actions().len();
        session.dispatch(Intent::Answer { after, action: Action::Done });
        assert_eq!(session.game().actions().len(), after + 1);
    }
}
