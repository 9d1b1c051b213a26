//! The player holding the device, the decision to make, and the privacy of the cards on the screen.

use super::holder::Holder;
use super::played_by::PlayedBy;
use super::reactions::is_aloud;
use super::{Duty, Orders, Session};
use engine::core::Seat;
use engine::game::{Ask, Prompt, Role};

impl Session {
    fn humans(&self) -> usize {
        self.here().len()
    }

    /// Puts somebody else in charge of a seat; its orders and its deferred end are dropped.
    pub(super) fn hand_to(&mut self, seat: Seat, by: PlayedBy) {
        if self.game.state().role(seat) == Role::Player {
            self.after_end = None;
            self.ordered.cancel(seat);
            self.seat(seat, self.control_for(seat, by));
            self.note_whereabouts(seat, by);
            self.seats.set_people(self.seats.people() | self.here());
            self.revision += 1;
            self.undo_floor = self.game.actions().len();
            if self.holder.seat().is_some_and(|holder| !self.is_here(holder)) {
                self.holder = Holder::default();
            }
            self.pick_up_the_tablet();
        }
    }

    /// Returns `true` if somebody at the screen may give standing orders for a seat. They may
    /// reveal its cards, so where cards are hidden each player gives only their own.
    pub fn can_order(&self, seat: Seat) -> bool {
        !self.has_secrets() || self.viewer() == Some(seat) || self.is_away(seat)
    }

    pub(super) fn order(&mut self, seat: Seat, orders: Orders) {
        let lays_open = orders == Orders::CutAndReveal && self.is_away(seat);
        if self.can_order(seat) && !lays_open {
            self.table.orders[seat] = orders;
            self.answer_by_orders();
        }
    }

    /// Returns the next thing that has to happen.
    pub fn duty(&self) -> Duty {
        match self.game.prompt() {
            _ if self.is_past() => Duty::Past,
            _ if self.showdowns.lasts => Duty::Showdown,
            None => Duty::Over,
            Some(_) if self.game.is_pledging() => {
                self.pledges_next().map_or(Duty::Over, Duty::Send)
            }
            Some(prompt) if !self.is_human(prompt.seat) || self.is_answered_by_hints(prompt) => {
                Duty::Think(prompt.seat)
            }
            Some(prompt) if self.is_left_to_hints(prompt.seat) => Duty::Think(prompt.seat),
            Some(prompt) if self.is_away(prompt.seat) => Duty::Send(prompt.seat),
            Some(prompt)
                if self.holder.seat() == Some(prompt.seat) && self.can_decide(prompt.ask) =>
            {
                Duty::Decide(prompt)
            }
            Some(prompt) if self.is_asked_aloud(prompt) => Duty::Decide(prompt),
            Some(prompt) => Duty::HandOver(prompt.seat),
        }
    }

    /// Returns `true` if a question involves no secret and may be answered while another player
    /// holds the device.
    fn is_asked_aloud(&self, prompt: Prompt) -> bool {
        self.holder.seat().is_some() && is_aloud(prompt.ask)
    }

    /// Returns `true` while the device is being handed over.
    pub fn is_covered(&self) -> bool {
        matches!(self.duty(), Duty::HandOver(_))
    }

    /// Returns `true` if the player holding the device may decide this. With covered cards they
    /// make quick decisions only.
    fn can_decide(&self, ask: Ask) -> bool {
        self.holder.lies_open() || is_quick(ask)
    }

    /// Returns `true` if one person at this table holds anything that another may not see.
    pub(super) fn has_secrets(&self) -> bool {
        let state = self.game.state();
        let has_cards = |seat: Seat| {
            !state.deck().hands[seat].is_empty()
                || !state.poker().stashes[seat].is_empty()
                || state.has_objective(seat)
        };
        let is_open = state.turn().round == 0 && !Seat::ALL.into_iter().any(has_cards);
        self.is_shared() && !is_open
    }

    /// Returns `true` if the device is handed over from turn to turn.
    pub fn goes_round(&self) -> bool {
        self.humans() > 1 && self.has_secrets()
    }

    /// Passes the device on without asking if nothing is hidden: to the only person there ever was,
    /// or among people while nobody holds any cards; for a quick decision, with the cards covered.
    /// A player who got it while nothing was hidden has to confirm once something is.
    pub(super) fn pick_up_the_tablet(&mut self) {
        if self.holder.is_unconfirmed() && self.has_secrets() {
            self.holder = Holder::default();
        }
        let Duty::HandOver(seat) = self.duty() else { return };
        if !self.is_shared() {
            self.holder = Holder::confirmed(seat);
        } else if !self.has_secrets() {
            self.holder = Holder::unconfirmed(seat);
        } else if self.game.prompt().is_some_and(|prompt| is_quick(prompt.ask)) {
            self.holder = Holder::covered(seat);
        }
    }

    pub(super) fn peek(&mut self, wanted: bool) {
        match (self.duty(), wanted) {
            (Duty::Decide(_), true) => self.holder.peek(),
            (_, true) => {}
            (_, false) => self.holder.end_peek(),
        }
    }

    pub(super) fn uncover(&mut self) {
        if let Duty::HandOver(seat) = self.duty() {
            if let (Some(before), true) = (self.holder.seat(), self.holder.lies_open()) {
                self.seats.saw(before, self.history.len());
            }
            self.holder = Holder::confirmed(seat);
            self.undo_floor = self.game.actions().len();
            self.revision += 1;
        }
    }

    /// Returns the seat whose player holds the device, with the cards covered or not.
    pub fn at_hand(&self) -> Option<Seat> {
        self.holder.seat()
    }

    /// Returns the seat of the viewer; `None` while the device is being handed over.
    pub fn viewer(&self) -> Option<Seat> {
        match self.duty() {
            Duty::HandOver(_) => None,
            // All players look at the showdown together.
            Duty::Showdown if self.is_shared() => None,
            Duty::Decide(prompt) if Some(prompt.seat) != self.holder.seat() => None,
            _ => self.holder.viewer(),
        }
    }
}

/// Returns `true` for a question that people at one device answer in turn so often that passing it
/// on must be quick: the cards stay covered until the player looks at them.
fn is_quick(ask: Ask) -> bool {
    matches!(ask, Ask::Contest { .. } | Ask::Answer { .. } | Ask::Join { .. } | Ask::Poker { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Intent;
    use crate::testing::around_the_table;

    #[test]
    fn who_looks_at_covered_cards_covers_them_by_deciding() {
        let mut decided = 0;
        for seed in 0..6 {
            around_the_table(seed, 1_200, |session| {
                if session.viewer().is_some() || !matches!(session.duty(), Duty::Decide(_)) {
                    return;
                }
                let mut session = session.clone();
                session.dispatch(Intent::Peek(true));
                let seat = session.viewer();
                let action = session.game().legal().fallback().unwrap();
                session.dispatch(Intent::Play(action));
                assert!(seat.is_some() && session.viewer().is_none());
                decided += 1;
            });
        }
        assert!(decided > 20, "{decided}");
    }
}
