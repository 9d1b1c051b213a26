//! Playing an ally: its turn within the turn of the player (T30 to T32).

use crate::core::Seat;
use crate::game::board::state::{Deeds, Play, State};
use crate::game::event::AllyEvent;
use crate::game::turn::phase::Turn;

impl State {
    /// The player on turn begins to play an ally, and takes the cards that a former player left with
    /// it (T40), but for territory cards where allies hold their own (W4). It is the same turn: who was attacked in it does not mobilize again (T11).
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
        self.deeds = Deeds::default();
        let income = self.income_of(ally);
        play.tell(AllyEvent::PlaysAlly { player, ally, income });
        self.receive(income, play);
    }

    /// The ally has played, and the turn of its player ends (T32).
    pub(crate) fn withdraw(&mut self, play: &mut Play) {
        self.disband(self.turn.seat, play);
        self.turn = Turn { fresh: false, ..Turn::new(self.turn.player(), self.turn.round) };
        self.end_turn(play);
    }
}
