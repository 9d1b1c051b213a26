//! Playing an ally: its turn within the player's turn (T30 to T32).

use crate::core::Seat;
use crate::game::board::play::Play;
use crate::game::board::state::{State, TurnActions};
use crate::game::event::AllyEvent;
use crate::game::phase::Turn;

impl State {
    /// Begins the turn of an ally and gives its player the cards that a former player left with it
    /// (T40), except territory cards if allies hold their own (W4). It belongs to the same turn: an
    /// army that has mobilized in it does not mobilize again (T11).
    pub(crate) fn command(&mut self, ally: Seat, play: &mut Play) {
        let player = self.turn.seat;
        let Turn { round, attacked, exhausted, .. } = self.turn;
        if !self.rules.ally_cards {
            self.hand_over_hand(ally, player, play);
        }
        self.hand_over_stash(ally, player, play);
        self.turn = Turn {
            commander: Some(player),
            fresh: false,
            attacked,
            exhausted,
            ..Turn::new(ally, round)
        };
        self.turn_actions = TurnActions::default();
        let income = self.income_of(ally);
        play.tell(AllyEvent::PlaysAlly { player, ally, income });
        self.receive(income, play);
    }

    /// Ends the ally's turn, and with it the turn of its player (T32).
    pub(crate) fn withdraw(&mut self, play: &mut Play) {
        self.disband(self.turn.seat, play);
        self.turn = Turn { fresh: false, ..Turn::new(self.turn.player(), self.turn.round) };
        self.end_turn(play);
    }
}
