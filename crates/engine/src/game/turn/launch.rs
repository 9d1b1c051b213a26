//! Launching a ship: the first one, or one that a set has bought (T4, T9).

use crate::game::phase::Phase;
use crate::game::refusal::Refusal;
use crate::game::sea::sail;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::game::turn::{opening, reinforce};
use crate::world::Hex;

pub(crate) fn place_ship(state: &mut State, at: Hex, play: &mut Play) -> Result<(), Refusal> {
    let crew = check_place_ship(state, at)?;
    sail::launch(state, state.turn.seat, at, crew, play);
    match state.phase {
        Phase::Launch { left, .. } => reinforce::go_on_reinforcing(state, left, play),
        _ => opening::next_to_arrange(state, play),
    }
    Ok(())
}

/// Returns the crew of the ship to be placed, if it can be placed here (T4, T9).
pub(crate) fn check_place_ship(state: &State, at: Hex) -> Result<u32, Refusal> {
    let (Phase::FirstShip { crew } | Phase::Launch { crew, .. }) = state.phase else {
        return state.not_now();
    };
    if state.harbours(state.turn.seat).contains(at) {
        Ok(crew)
    } else {
        Err(Refusal::NoHarbour(at))
    }
}
