//! An action as it is played: the source of its dice, its events, and what follows from it.

use crate::core::{RandomSource, Seat};
use crate::game::event::Event;
use crate::game::phase::{Attack, Continuation};

/// The random source that an action draws from and the list of events that it writes to.
pub(crate) struct Play<'a> {
    pub rng: &'a mut dyn RandomSource,
    pub events: &'a mut Vec<Event>,
    next: Option<Next>,
}

/// A consequence of an action that is the subject of a later module, which carries it out once
/// everything else has been done.
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

    /// Says what follows once everything else has been done.
    pub fn follow_with(&mut self, next: Next) {
        debug_assert!(self.next.is_none(), "{next:?} would replace {:?}", self.next);
        self.next = Some(next);
    }

    /// Takes what follows, or `None` if nothing does or it was taken already.
    pub fn take_next(&mut self) -> Option<Next> {
        self.next.take()
    }
}
