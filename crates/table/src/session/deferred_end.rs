//! The end of a campaign that couldn't be undone. It is deferred until the next action, so that a
//! slip costs nobody their turn.

use super::after_end::AfterEnd;
use super::{Intent, Session};
use crate::draft::Actions;
use engine::game::{Action, Ask, Event, Game, Prompt, State};

impl Session {
    /// Returns the state to decide in: the one after the deferred end of a campaign if something
    /// remains to be done there, or else the current one.
    pub fn decided_on(&self) -> &State {
        self.goes_on().map_or(&self.view, |after_end| &after_end.view).table()
    }

    /// Returns the prompt to decide on.
    pub fn asked(&self, prompt: Prompt) -> Prompt {
        self.goes_on().and_then(|after_end| after_end.game.prompt()).unwrap_or(prompt)
    }

    fn goes_on(&self) -> Option<&AfterEnd> {
        self.after_end.as_deref().filter(|after_end| after_end.leaves_more())
    }

    /// Returns `true` if the end of a campaign is deferred.
    pub fn defers_the_end(&self) -> bool {
        self.after_end.is_some()
    }

    /// Returns `true` if the seat has more to decide right after the deferred end.
    pub fn goes_on_after_the_end(&self) -> bool {
        self.goes_on().is_some()
    }

    /// Ends the campaign, or defers its end if that couldn't be undone.
    pub(super) fn end(&mut self) -> Actions {
        let Some(after_end) = self.end_for_good() else { return Ok(vec![Action::Done]) };
        self.draft.deselect()?;
        self.after_end = Some(Box::new(AfterEnd::new(after_end)));
        Ok(Vec::new())
    }

    /// Continues after the deferred end if the intent makes sense there. Otherwise the campaign
    /// continues.
    pub(super) fn go_on(&mut self, intent: &Intent) -> bool {
        let Some(after_end) = self.after_end.take() else { return false };
        let mut after = self.clone();
        after.play_all(vec![Action::Done]);
        after.look();
        match intent {
            Intent::Draw => {}
            Intent::Play(Action::Done) if !after_end.can_end_turn() => {}
            Intent::Tap(_) | Intent::Drag(..) | Intent::Play(_) if after_end.leaves_more() => {
                after.decide(intent.clone());
            }
            _ => return false,
        }
        let makes_sense = after.notice.is_none();
        if makes_sense {
            *self = after;
        }
        makes_sense
    }

    /// Returns the game after the end of the campaign, if that reveals something or passes the turn
    /// to the next seat.
    fn end_for_good(&self) -> Option<Game> {
        let Some(Prompt { ask: Ask::Campaign, .. }) = self.game.prompt() else { return None };
        let mut after = self.game.clone();
        let is_end = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Over { .. });
        let ends_turn = after.play(Action::Done).ok()?.iter().any(is_end);
        (ends_turn || after.check_undo().is_err()).then_some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Duty, Intent};
    use super::*;
    use crate::testing::{asks, campaigns};
    use crate::{PlayedBy, testing};
    use engine::core::Seat;
    use engine::game::Control;
    use engine::world::names::{Africa, Asia};
    use players::bot::Level;

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
            let held = session.defers_the_end();
            assert!(
                held || session.game().prompt().map(|it| it.seat)
                    == before.game().prompt().map(|it| it.seat)
            );
            assert_eq!(session.check_undo(), Ok(()), "whatever it was");
            session.dispatch(Intent::Undo);
            assert_eq!(session.game().digest(), before.game().digest());
            assert_eq!(asks(&session), Some(Ask::Campaign));
            assert!(!session.defers_the_end());
            match (held, conquered) {
                (true, true) => drawn += 1,
                (true, false) => ended += 1,
                (false, _) => free += 1,
            }
        });
        assert!(drawn > 20 && free > 20, "{drawn} {ended} {free}");
    }

    #[test]
    fn what_was_held_back_is_what_it_always_was() {
        let mut held = 0;
        campaigns(|before| {
            let mut session = before.clone();
            end(&mut session);
            if session.defers_the_end() {
                held += 1;
                session.dispatch(Intent::Draw);
            }
            let mut game = before.game().clone();
            game.play(Action::Done).unwrap();
            assert_eq!(session.game().digest(), game.digest());
        });
        assert!(held > 20, "{held}");
    }

    #[test]
    fn one_word_more_ends_the_turn_as_it_did_without_holding_back() {
        let mut ended = 0;
        campaigns(|before| {
            let mut session = before.clone();
            end(&mut session);
            if session.goes_on_after_the_end() && asks(&session).is_some() {
                let ask = session.asked(session.game().prompt().unwrap()).ask;
                end(&mut session);
                let done = if ask == Ask::Transfer { 2 } else { 1 };
                assert_eq!(session.game().actions().len(), before.game().actions().len() + done);
                ended += usize::from(done == 2);
            }
        });
        assert!(ended > 20, "{ended}");
    }

    #[test]
    fn a_computer_player_that_takes_the_seat_has_ended_nothing() {
        let mut held = 0;
        campaigns(|before| {
            let mut session = before.clone();
            end(&mut session);
            if let (0, true, Duty::Decide(prompt)) =
                (held, session.defers_the_end(), session.duty())
            {
                session.dispatch(Intent::Control(prompt.seat, PlayedBy::Level(Level::Easy)));
                assert_eq!(session.duty(), Duty::Think(prompt.seat));
                assert!(!session.defers_the_end() && session.check_undo().is_err());
                held += 1;
            }
        });
        assert_eq!(held, 1);
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

    #[test]
    fn k8_d5_a_game_whose_end_has_opened_all_objectives_is_not_taken_back() {
        let held = Africa.territories() | Asia.territories();
        let red: String = held
            .iter()
            .flat_map(|at| [at.name().replace(' ', "-"), " Red 1\n".to_owned()])
            .collect();
        let text = format!(
            "rules risiko-pocket
             players Red Blue Green
             turn Green campaign
             done superior
             objective Red Asia+Africa
             objective Blue Green
             objective Green Red
             Alberta Green 3
             {red}
             * Blue 2"
        );
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::position(&text, &people, 1);
        session.dispatch(Intent::Uncover);
        end(&mut session);
        assert_eq!(session.check_undo(), Ok(()), "the end is held back, and shows nothing");
        while session.game().outcome().is_none() {
            assert!(session.view().table().objective(Seat::Blue).is_none());
            end(&mut session);
        }
        assert!(session.view().table().objective(Seat::Blue).is_some());
        assert!(session.check_undo().is_err(), "Green would know what Red and Blue are after");
    }
}
