//! Limits on armies: on a territory at the end of the turn, and of a colour (K5); and on territory
//! cards in a hand (K6).

use crate::core::Seat;
use crate::game::board::state::{Play, State};
use crate::game::event::{BoardEvent, CardEvent};
use crate::game::phase::{Continuation, Phase};
use crate::game::pieces::cards::Card;
use crate::game::refusal::Refusal;
use crate::world::Territory;

/// The most armies that stay on a territory when its turn is over (K5).
pub const MOST_ON_A_TERRITORY: u32 = 10;

/// The number that larger stacks are reduced to.
const LEFT_OF_MORE: u32 = 9;

/// The most armies of a colour: 75 pieces of one and 5 of ten (K5).
pub const PIECES: u32 = 125;

/// The most territory cards in a hand (K6).
pub const MOST_CARDS: usize = 7;

impl State {
    /// Returns the armies that a territory would lose if its owner's turn ended now (K5).
    pub fn to_disband(&self, territory: Territory) -> u32 {
        let armies = self.board.armies(territory);
        let too_many = self.rules.ten_on_a_territory && armies > MOST_ON_A_TERRITORY;
        if too_many { armies - LEFT_OF_MORE } else { 0 }
    }

    /// Removes the excess armies on the territories of a seat whose turn ends (K5).
    pub(crate) fn disband(&mut self, seat: Seat, play: &mut Play) {
        for territory in self.board.held(seat) {
            let armies = self.to_disband(territory);
            if armies > 0 {
                self.board.lose(territory, armies);
                play.tell(BoardEvent::Disbanded { seat, territory, armies });
            }
        }
    }

    /// Returns the number of armies that a seat can still get, or `None` if there is no limit (K5).
    pub fn pieces_left(&self, seat: Seat) -> Option<u32> {
        self.rules.pieces_run_out.then(|| PIECES.saturating_sub(self.total_armies(seat)))
    }

    /// Returns how many of these armies the seat on turn can get, with `waiting` more still to be
    /// placed (K5). The others are not placed.
    pub(crate) fn supplied(&self, armies: u32, waiting: u32, play: &mut Play) -> u32 {
        let seat = self.turn.seat;
        let left = self.pieces_left(seat).map_or(armies, |left| left.saturating_sub(waiting));
        if armies > left {
            play.tell(BoardEvent::NotSupplied { seat, armies: armies - left });
        }
        armies.min(left)
    }

    /// Returns `true` if a seat may take another territory card (K6), and there is one.
    pub fn may_draw(&self, seat: Seat) -> bool {
        let is_full = self.rules.seven_cards && self.deck.hands[seat].len() >= MOST_CARDS;
        let is_drawn_out = self.deck.stock.is_empty() && self.deck.discards.is_empty();
        !is_full && !is_drawn_out
    }

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

    /// Returns the number of territory cards that a seat holds over the limit (K6).
    pub(crate) fn excess_cards(&self, seat: Seat) -> u32 {
        let most = if self.rules.seven_cards { MOST_CARDS } else { usize::MAX };
        let held = self.deck.hands[seat].len();
        u32::try_from(held.saturating_sub(most)).unwrap_or(0)
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
