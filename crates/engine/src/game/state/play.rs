//! The context of an action that is being played: its random source, events and follow-up.

use crate::core::{RandomSource, Seat};
use crate::game::event::Event;
use crate::game::phase::{Attack, Continuation};

/// The random source that an action draws from and the list of events that it writes to.
pub(crate) struct Play<'a> {
    pub rng: &'a mut dyn RandomSource,
    pub events: &'a mut Vec<Event>,
    next: Option<Next>,
}

/// A follow-up that a later module performs after the action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Next {
    /// An attack was declared; the attacked seats may mobilize, and then it is fought (T11).
    Declared(Attack),
    /// A seat has lost its last land and its last crewed ship, so it is eliminated (T42, X6).
    Eliminated {
        /// The seat.
        seat: Seat,
        /// The seat that has beaten it.
        by: Seat,
        /// The continuation after the elimination.
        then: Continuation,
    },
    /// The player on turn plays this ally (T30).
    PlayAlly(Seat),
    /// The turn goes on.
    GoOn(Continuation),
    /// Seats discard territory cards over the limit, and then the turn goes on (C8, K6).
    Discard(Continuation),
}

impl<'a> Play<'a> {
    pub fn new(rng: &'a mut dyn RandomSource, events: &'a mut Vec<Event>) -> Self {
        Self { rng, events, next: None }
    }

    pub fn tell(&mut self, event: impl Into<Event>) {
        self.events.push(event.into());
    }

    /// Schedules a follow-up for after the action.
    pub fn follow_with(&mut self, next: Next) {
        debug_assert!(self.next.is_none(), "{next:?} would replace {:?}", self.next);
        self.next = Some(next);
    }

    /// Takes the scheduled follow-up, or returns `None` if there is none.
    pub fn take_next(&mut self) -> Option<Next> {
        self.next.take()
    }
}
