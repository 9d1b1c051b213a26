//! Playing an ally: its turn within the player's turn (T30 to T32).

use crate::core::Seat;
use crate::game::event::AllyEvent;
use crate::game::phase::Turn;
use crate::game::state::play::Play;
use crate::game::state::{State, TurnActions};
use crate::game::turn::reinforce;

/// Begins the turn of an ally and gives its player the cards that a former player left with it
/// (T40), except territory cards if allies hold their own (W4). It belongs to the same turn: an
/// army that has mobilized in it does not mobilize again (T11).
pub(crate) fn command(state: &mut State, ally: Seat, play: &mut Play) {
    let player = state.turn.seat;
    let Turn { round, attacked, exhausted, .. } = state.turn;
    if !state.rules.ally_cards {
        state.hand_over_hand(ally, player, play);
    }
    state.hand_over_stash(ally, player, play);
    state.turn = Turn {
        commander: Some(player),
        fresh: false,
        attacked,
        exhausted,
        ..Turn::new(ally, round)
    };
    state.turn_actions = TurnActions::default();
    let income = state.income_of(ally);
    play.tell(AllyEvent::PlaysAlly { player, ally, income });
    reinforce::receive(state, income, play);
}
