//! Remote players: nobody here decides for them, and the game is passed on as a link (D2, D3).

use super::duty::Duty;
use super::intent::Intent;
use super::{PlayedBy, Session};
use crate::notice::Notice;
use crate::saves::mail::Mail;
use crate::settings::Orders;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Ask, Phase, ReplayError, SeaAction};

/// A game that waits for a remote player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Awaited {
    /// The seat to act.
    pub seat: Seat,
    /// True if the link to send has been made, so that its contents no longer change.
    pub is_sealed: bool,
}

impl Session {
    /// Returns the seats of remote players.
    pub fn away(&self) -> SeatSet {
        self.table.away
    }

    /// Returns `true` if a remote player decides for a seat.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.table.away.contains(seat) && self.is_human(seat)
    }

    /// Returns `true` if a person at this screen decides for a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.is_human(seat) && !self.table.away.contains(seat)
    }

    /// Returns the seats of the people at this screen.
    pub(super) fn here(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| self.is_here(*seat)).collect()
    }

    /// Returns the notice to show if the decision needs somebody who isn't here.
    pub(super) fn missed_for(&self, intent: &Intent) -> Option<Notice> {
        let seat = match (self.duty(), intent) {
            (Duty::Send(seat), _) => seat,
            (_, Intent::Play(Action::Leave { seat })) if self.is_away(*seat) => *seat,
            _ => return None,
        };
        Some(Notice::NotHere(seat))
    }

    /// Returns the player the game waits for, if they are remote.
    pub fn awaited(&self) -> Option<Awaited> {
        let Duty::Send(seat) = self.duty() else { return None };
        Some(Awaited { seat, is_sealed: self.is_sealed() })
    }

    /// Returns the player the game waits for, if it is played by link.
    pub(super) fn mail(&self) -> Option<Mail> {
        let asked = self.game.prompt().filter(|_| !self.table.away.is_empty())?.seat;
        let seat = self.pledges_next().unwrap_or(asked);
        Some(Mail { seat, is_sent: self.is_away(seat) && self.is_sealed() })
    }

    /// Records that the player of a seat has become remote or is here again. The seat of a remote
    /// player answers by itself. A player who leaves once there are cards to hide may still look
    /// on, so the others keep theirs covered.
    pub(super) fn note_whereabouts(&mut self, seat: Seat, by: PlayedBy) {
        match (by == PlayedBy::Elsewhere, self.table.away.contains(seat)) {
            (true, false) => {
                self.table.send_away(seat);
                if !self.has_secrets() {
                    self.seats.saw(seat, 0);
                }
                if self.seats.seen()[seat] == 0 {
                    self.seats.set_people(self.seats.people() - SeatSet::only(seat));
                }
            }
            // Standing answers hold only while the army has no person.
            (false, true) => {
                self.table.away.remove(seat);
                (self.table.orders[seat], self.table.reactions[seat]) = <_>::default();
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Returns the game after the actions played on another device. Allies that were joined there
    /// belong to remote players.
    ///
    /// # Errors
    /// An action is refused.
    pub fn moved_on(mut self, news: impl IntoIterator<Item = Action>) -> Result<Self, ReplayError> {
        let by_link = !self.table.away.is_empty();
        for action in news {
            let joins = if let Action::Join { ally } = action { Some(ally) } else { None };
            self.play_again(action)?;
            if let Some(seat) = joins.filter(|_| by_link) {
                self.note_whereabouts(seat, PlayedBy::Elsewhere);
            }
        }
        Ok(self.played_again())
    }

    /// Undoes the automatic answers of remote players that preceded the action already undone, and
    /// returns their number.
    pub(super) fn undo_what_was_answered(&mut self) -> usize {
        let mut steps = 0;
        loop {
            let prompt = self.game.prompt().filter(|it| self.is_away(it.seat));
            let answered = prompt.and_then(|it| self.by_standing_order(it.seat, it.ask)).is_some();
            let is_ours = self.game.actions().len() > self.undo_floor;
            if !(answered && is_ours && self.game.undo().is_ok()) {
                return steps;
            }
            steps += 1;
        }
    }

    /// Returns `true` if the seat of a remote player answers by itself (D2).
    pub(super) fn answers_by_itself(&self, seat: Seat) -> bool {
        self.is_away(seat) && self.table.orders[seat] != Orders::Ask
    }

    /// Returns the automatic answer for a remote player in other players' turns (D2), beyond the
    /// standing orders.
    pub(super) fn by_itself(&self, seat: Seat, ask: Ask) -> Option<Action> {
        let state = self.game.state();
        if !self.answers_by_itself(seat) || state.turn().player() == seat {
            return None;
        }
        match ask {
            Ask::Levy { .. } => {
                let legal = self.game.legal();
                let attacked = match state.phase() {
                    Phase::Levy { attack, .. } => attack.to(),
                    _ => None,
                };
                let there = attacked.map(|territory| Action::Levy { territory });
                there.filter(|levy| legal.allows(levy)).or_else(|| legal.fallback())
            }
            Ask::SendIn => {
                let engagements = <_>::default();
                Some(SeaAction::SendIn { engagements }.into())
            }
            Ask::Board { .. } => Some(SeaAction::Sink.into()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Save;
    use crate::testing::{blue_decides, dealt, device, play_some, reopened, until_blue_decides};
    use engine::game::{Control, Event, RuleSet, SeatEvent};

    #[test]
    fn d2_a_seat_is_taken_over_on_purpose_and_sent_away_again() {
        let mut session = until_blue_decides();
        assert!(session.away().contains(Seat::Blue) && session.is_away(Seat::Blue));
        assert_eq!(session.table().orders[Seat::Blue], Orders::Cut);
        session.dispatch(Intent::Orders(Seat::Blue, Orders::CutAndReveal));
        assert_eq!(
            session.table().orders[Seat::Blue],
            Orders::Cut,
            "no card is shown for somebody"
        );
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Human));
        assert_eq!(session.duty(), Duty::HandOver(Seat::Blue), "others look on");
        assert!(session.is_here(Seat::Blue) && session.table().orders[Seat::Blue] == Orders::Ask);
        session.dispatch(Intent::Uncover);
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Elsewhere));
        assert_eq!(session.duty(), Duty::Send(Seat::Blue));
        assert_eq!(reopened(&session).table(), session.table());
    }

    #[test]
    fn whoever_goes_or_comes_at_this_screen_is_elsewhere_no_more() {
        let after = |event: SeatEvent, away: &[Seat]| {
            let mut session = until_blue_decides();
            session.table.away = SeatSet::of(away);
            session.reseat(session.history.len(), &[Event::Seat(event)]);
            session.away()
        };
        let (red, blue, green) = (Seat::Red, Seat::Blue, Seat::Green);
        assert_eq!(after(SeatEvent::Left { seat: blue }, &[blue]), SeatSet::EMPTY);
        assert_eq!(after(SeatEvent::Joined { seat: blue }, &[blue]), SeatSet::EMPTY);
        let took = |by| SeatEvent::TookOver { by, ally: green };
        assert!(after(took(blue), &[blue]).contains(green), "it goes on elsewhere");
        assert!(!after(took(red), &[blue, green]).contains(green), "it goes on here");
    }

    #[test]
    fn what_an_army_did_by_itself_is_taken_back_with_what_it_answered() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut undone = 0;
        for seed in 1..4 {
            let mut session = dealt(RuleSet::LEGACY_ATTACK, &people, seed);
            session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Elsewhere));
            for _ in 0..300 {
                blue_decides(&mut session);
                let before = session.played();
                play_some(&mut session, 1);
                // More than one action means that the army has answered.
                if session.played() > before + 1 && session.check_undo().is_ok() {
                    let mut session = session.clone();
                    session.dispatch(Intent::Undo);
                    assert!(!matches!(session.duty(), Duty::Send(_)), "nobody has to send it");
                    undone += 1;
                }
            }
        }
        assert!(undone > 3, "{undone}");
    }

    #[test]
    fn nothing_is_sealed_while_somebody_here_decides() {
        let mut session =
            dealt(RuleSet::NEXT, &[(Seat::Red, Control::Human), (Seat::Blue, Control::Human)], 1);
        session.dispatch(Intent::Seal(device(Seat::Red)));
        assert_eq!((session.played(), session.awaited()), (0, None));
        assert_eq!(Save::of(&session, 1).cover.mail, None, "a game at one table waits for nobody");
    }
}
