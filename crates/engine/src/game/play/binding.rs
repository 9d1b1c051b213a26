//! Actions that can't be taken back because a seat has learned something from them (D5).

use crate::core::Seat;
use crate::game::event::{AllyEvent, Event, LandEvent, SeatEvent};
use crate::game::rules::ruleset::Victory;
use crate::game::state::{Role, State};

impl State {
    /// Returns `true` if these events, which led to this state, revealed something new to a seat.
    pub(crate) fn has_told(&self, events: &[Event]) -> bool {
        events.iter().any(|event| event.is_binding() || self.gives_away(event))
    }

    /// Returns `true` if the event gives away a secret, given the state after it.
    fn gives_away(&self, event: &Event) -> bool {
        if let Event::Ally(AllyEvent::PlaysAlly { ally, .. }) = *event {
            // The player of an ally sees its cards.
            return !self.deck.hands[ally].is_empty();
        }
        let goes_on = matches!(
            event,
            Event::TurnBegan { .. }
                | Event::Land(LandEvent::Expanded { .. })
                | Event::Seat(SeatEvent::Fell { .. })
        );
        goes_on && self.rules_an_objective_out(self.turn.seat)
    }

    /// Returns `true` if this seat, on turn, would have won with an objective that it might have
    /// held. As the game goes on, everybody knows that it holds another one (K7).
    fn rules_an_objective_out(&self, seat: Seat) -> bool {
        self.rules.victory == Victory::Objectives
            && self.roles[seat] == Role::Player
            && self.objectives().any(|it| self.has_met(seat, self.aim(seat, it)))
    }
}
