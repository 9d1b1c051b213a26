//! Starting armies that are placed one by one: a person at this screen can leave the rest of theirs
//! to the hints.

use super::{Duty, Intent, Session};
use engine::core::{Seat, SeatSet};
use engine::game::{Ask, Placing, Prompt};

impl Session {
    /// Returns `true` if the person to act can leave the rest of their starting armies to the hints.
    /// A game by link is sent after every army, so nobody would be spared anything there.
    pub fn may_leave_placing(&self) -> bool {
        let Duty::Decide(Prompt { seat, ask: Ask::Garrison { left: 2.. } }) = self.duty() else {
            return false;
        };
        let is_one_by_one = self.game.state().rules().placing == Placing::OneByOne;
        is_one_by_one && self.is_here(seat) && !self.goes_by_link()
    }

    /// Returns the seats of the people at this screen whose starting armies the hints place.
    pub fn placed_for(&self) -> SeatSet {
        let is_placed = |Prompt { ask, .. }| matches!(ask, Ask::Garrison { .. });
        if self.placing.is_empty() || !self.game.prompt().is_some_and(is_placed) {
            return SeatSet::EMPTY;
        }
        if self.goes_by_link() { SeatSet::EMPTY } else { self.placing & self.here() }
    }

    /// Returns `true` if the hints answer a question because its player has left the rest of their
    /// starting armies to them.
    pub(super) fn is_left_to_hints(&self, seat: Seat) -> bool {
        self.placed_for().contains(seat)
    }

    pub(super) fn leave_placing(&mut self) {
        if let Duty::Decide(prompt) = self.duty()
            && self.may_leave_placing()
        {
            self.placing.insert(prompt.seat);
        }
    }

    /// Lets people place their armies themselves again when one of them says so. Undo says so too:
    /// otherwise the hints would place the same army again.
    pub(super) fn stop_placing(&mut self, intent: &Intent) {
        match intent {
            Intent::Recall | Intent::Undo if !self.placing.is_empty() => {
                self.placing = SeatSet::EMPTY;
                self.pick_up_the_tablet();
            }
            Intent::Control(seat, _) => {
                self.placing.remove(*seat);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayedBy;
    use crate::testing::{dealt, one_human, reopened};
    use engine::game::{Control, RuleSet};
    use players::bot::{Level, PlayStyle};

    /// Returns the action that a computer player answers with, as its worker does.
    fn answer(session: &Session) -> Intent {
        let level = session.level_of_hints();
        let seat = session.prompt().unwrap().seat;
        let mut bot = level.player(1, PlayStyle::Balanced);
        let view = session.game().observe(seat);
        let action = bot.decide(&view, &session.game().legal());
        Intent::Answer { after: session.played(), action }
    }

    fn left(session: &Session) -> Option<u32> {
        match session.prompt()?.ask {
            Ask::Garrison { left } => Some(left),
            _ => None,
        }
    }

    fn until_asked(session: &mut Session) {
        while let Duty::Think(_) = session.duty() {
            session.dispatch(answer(session));
        }
    }

    #[test]
    fn x1_a_person_leaves_the_rest_of_the_starting_armies_to_the_hints() {
        let mut session = one_human();
        until_asked(&mut session);
        assert!(session.may_leave_placing());
        session.dispatch(Intent::PlaceRest);
        assert_eq!(session.duty(), Duty::Think(Seat::Red));
        let reopened = reopened(&session);
        assert!(matches!(reopened.duty(), Duty::Decide(_)), "it isn't kept");
        until_asked(&mut session);
        assert_eq!(left(&session), None, "all armies are placed");
        assert!(matches!(session.duty(), Duty::Decide(prompt) if prompt.seat == Seat::Red));
        assert_eq!(session.placed_for(), SeatSet::EMPTY);
    }

    #[test]
    fn x1_a_person_who_stops_it_or_takes_an_army_back_places_again() {
        for intent in [Intent::Recall, Intent::Undo] {
            let mut session = one_human();
            until_asked(&mut session);
            session.dispatch(Intent::PlaceRest);
            for _ in 0..4 {
                session.dispatch(answer(&session));
            }
            assert!(!session.placed_for().is_empty() && left(&session).is_some());
            session.dispatch(intent);
            until_asked(&mut session);
            assert!(left(&session).is_some() && session.may_leave_placing());
        }
    }

    #[test]
    fn x1_each_person_at_a_tablet_leaves_only_their_own_armies() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        for rules in [RuleSet::NEXT, RuleSet::RISIKO_POCKET, RuleSet::LEGACY_ATTACK] {
            let rules = RuleSet { placing: Placing::OneByOne, ..rules };
            let mut session = dealt(rules, &people, 1);
            let mut placed = 0;
            session.dispatch(Intent::Uncover);
            let leaves = session.prompt().unwrap().seat;
            if left(&session).is_none() {
                continue;
            }
            session.dispatch(Intent::PlaceRest);
            while let Some(left) = left(&session) {
                match session.duty() {
                    Duty::Think(seat) => {
                        assert_eq!(seat, leaves);
                        session.dispatch(answer(&session));
                    }
                    Duty::Decide(prompt) => {
                        assert!(prompt.seat != leaves && session.may_leave_placing() == (left > 1));
                        let action = session.game().legal().fallback().unwrap();
                        session.dispatch(Intent::Play(action));
                        placed += 1;
                    }
                    Duty::HandOver(seat) => {
                        assert_ne!(seat, leaves, "nobody needs the tablet for it");
                        session.dispatch(Intent::Uncover);
                    }
                    duty => panic!("{duty:?}"),
                }
            }
            assert!(placed > 10, "{placed}");
        }
    }

    #[test]
    fn x1_taking_back_an_army_that_a_hint_placed_takes_back_one() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut session = dealt(RuleSet::NEXT, &people, 1);
        session.dispatch(Intent::PlaceRest);
        session.dispatch(answer(&session));
        let played = session.played();
        session.dispatch(Intent::Undo);
        assert_eq!((session.played(), session.notice()), (played - 1, None));
        assert!(session.may_leave_placing());
    }

    #[test]
    fn x1_games_by_link_and_armies_placed_at_once_are_left_to_nobody() {
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
        let mut session = dealt(RuleSet::NEXT, &players, 1);
        assert!(session.may_leave_placing());
        session.dispatch(Intent::PlaceRest);
        let asked = session.prompt().unwrap().seat;
        let other = if asked == Seat::Red { Seat::Blue } else { Seat::Red };
        session.dispatch(Intent::Control(other, PlayedBy::Elsewhere));
        assert_eq!(session.placed_for(), SeatSet::EMPTY);
        assert!(!session.may_leave_placing());
        let rules = RuleSet { placing: Placing::AllAtOnce, ..RuleSet::NEXT };
        let session = dealt(rules, &players, 1);
        assert!(left(&session).is_some() && !session.may_leave_placing());
    }

    #[test]
    fn hints_place_armies_knowing_only_what_their_player_may_know() {
        let mut session = one_human();
        until_asked(&mut session);
        session.dispatch(Intent::PlaceRest);
        let Some(worker::Call::Decide(question)) = session.call_to_computer() else { panic!() };
        assert_eq!(question.view.viewer(), Some(Seat::Red));
        assert_eq!(question.level, Level::name(session.level_of_hints()));
    }
}
