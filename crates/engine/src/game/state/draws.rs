//! Cards that seats draw, hold and hand over, and the limits on them (T5, T25, K6).

use crate::core::Seat;
use crate::game::event::CardEvent;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::poker::STASH_LIMIT;

/// The most territory cards in a hand (K6).
pub const MOST_CARDS: usize = 7;

pub(crate) const STARTING_CARDS: usize = 2;

impl State {
    /// Returns `true` if a seat may take another territory card (K6), and there is one.
    pub fn can_draw(&self, seat: Seat) -> bool {
        let is_full = self.rules.seven_cards && self.deck.hands[seat].len() >= MOST_CARDS;
        let is_drawn_out = self.deck.stock.is_empty() && self.deck.discards.is_empty();
        !is_full && !is_drawn_out
    }

    pub(crate) fn draw_card(&mut self, seat: Seat, play: &mut Play) {
        if !self.can_draw(seat) {
            return;
        }
        if let Some(card) = self.deck.draw(seat, play.rng) {
            play.tell(CardEvent::Drew { seat, card: Some(card) });
        }
    }

    pub(crate) fn draw_poker_card(&mut self, seat: Seat, play: &mut Play) {
        if !self.rules.poker {
            return;
        }
        if let Some(card) = self.poker.draw(seat, play.rng) {
            play.tell(CardEvent::DrewPoker { seat, card: Some(card) });
        }
    }

    /// Draws the territory cards of a player who enters the game (T5, T41).
    pub(crate) fn draw_starting_cards(&mut self, seat: Seat, play: &mut Play) {
        for _ in 0..STARTING_CARDS {
            self.draw_card(seat, play);
        }
    }

    /// Returns `true` if a seat holds as many poker cards as it may keep (T25, W3).
    pub(crate) fn is_stash_full(&self, seat: Seat) -> bool {
        self.rules.poker && self.poker.stashes[seat].len() >= STASH_LIMIT
    }

    /// Returns the number of poker cards beyond the five that a seat may keep (T25).
    pub(crate) fn excess_stash(&self, seat: Seat) -> u32 {
        let held = self.poker.stashes[seat].len();
        u32::try_from(held.saturating_sub(STASH_LIMIT)).unwrap_or(0)
    }

    /// Returns the number of territory cards that a seat holds over the limit (K6).
    pub(crate) fn excess_cards(&self, seat: Seat) -> u32 {
        let most = if self.rules.seven_cards { MOST_CARDS } else { usize::MAX };
        let held = self.deck.hands[seat].len();
        u32::try_from(held.saturating_sub(most)).unwrap_or(0)
    }

    /// Moves all territory cards of one seat to another (T40, T42).
    pub(crate) fn hand_over_hand(&mut self, from: Seat, to: Seat, play: &mut Play) {
        for card in self.deck.hand_over(from, to).iter() {
            play.tell(CardEvent::TookCard { from, to, card: Some(card) });
        }
    }

    /// Moves all poker cards of one seat to another (T40, T42).
    pub(crate) fn hand_over_stash(&mut self, from: Seat, to: Seat, play: &mut Play) {
        for card in self.poker.hand_over(from, to) {
            play.tell(CardEvent::TookPoker { from, to, card: Some(card) });
        }
    }
}
