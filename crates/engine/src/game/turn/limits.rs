//! Limits on armies: on a territory at the end of the turn, and of a colour (K5); and on territory
//! cards in a hand (K6).

use crate::core::Seat;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::event::CardEvent;
use crate::game::phase::{Continuation, Phase};
use crate::game::pieces::cards::Card;
use crate::game::refusal::Refusal;

impl State {
    /// Takes the card for a conquest (K6).
    pub(crate) fn take_card(&mut self, play: &mut Play) -> Result<(), Refusal> {
        self.check_draw()?;
        self.draw_card(self.turn.player(), play);
        self.draw_poker_for_conquest(play);
        Ok(())
    }

    pub(crate) fn check_draw(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Draw { Ok(()) } else { self.not_now() }
    }

    /// Makes a seat with too many territory cards discard some before anything continues (K6).
    /// Captured sets that are turned in at once come first (C8).
    pub(crate) fn shed_or_go_on(&mut self, then: Continuation, play: &mut Play) {
        let Some(then) = self.after_spoils(then) else { return };
        let too_many = |seat: &Seat| self.excess_cards(*seat) > 0;
        match self.order.into_iter().find(too_many) {
            Some(seat) => self.phase = Phase::Shed { seat, then },
            None => self.go_on(then, play),
        }
    }

    /// Discards a territory card over the limit (K6).
    pub(crate) fn shed(&mut self, card: Card, play: &mut Play) -> Result<(), Refusal> {
        let (seat, then) = self.check_shed(card)?;
        let then = then.clone();
        self.deck.discard(seat, card);
        play.tell(CardEvent::Shed { seat, card });
        self.shed_or_go_on(then, play);
        Ok(())
    }

    /// Returns the seat that discards a territory card, and the continuation, if it can be this
    /// card (K6).
    pub(crate) fn check_shed(&self, card: Card) -> Result<(Seat, &Continuation), Refusal> {
        let Phase::Shed { seat, ref then } = self.phase else { return self.not_now() };
        if self.deck.hands[seat].holds([card]) { Ok((seat, then)) } else { Err(Refusal::NotHeld) }
    }
}
