//! Rollouts.

use std::cell::LazyCell;

use super::score::chance_to_win;
use crate::bot::heuristics::HeuristicWeights;
use crate::bot::normal::heuristic_action;
use crate::bot::plain_action;
use engine::core::{Seat, Seeded};
use engine::game::{Action, Event, Role, State};

/// The most actions of one rollout.
const LONGEST: usize = 400;

/// The number of further turns of the same seat to play, after the one in which it decides.
const TURNS: u32 = 1;

/// Plays the next action of a rollout: with less lookahead for the seat itself, with simpler
/// heuristics for the others. Legal actions are listed only if needed, which they rarely are.
fn step(state: &mut State, me: Seat, chance: &mut Seeded, events: &mut Vec<Event>) -> Option<()> {
    let view = state.observe(Some(state.prompt()?.seat));
    let own = state.turn().player() == me;
    let weights = if own {
        HeuristicWeights::rollout(&view)
    } else {
        HeuristicWeights::others_in_rollouts(&view)
    };
    let legal = LazyCell::new(|| view.legal());
    let action = heuristic_action(&view, weights, 0, &legal);
    events.clear();
    state
        .play(&action, chance, events)
        .or_else(|_| state.play(&plain_action(&legal), chance, events))
        .ok()
}

/// Plays an action and a rollout from there. Returns the seat's chance to win at its end and the
/// number of actions played. The rollout ends after the seat's given number of further turns, or
/// with the game.
pub(super) fn play(start: &State, me: Seat, first: &Action, mut chance: Seeded) -> (f64, usize) {
    let mut state = start.clone();
    let mut events = Vec::new();
    let mut played = 1;
    if state.play(first, &mut chance, &mut events).is_err() {
        return (0.0, played);
    }
    let last = state.turn().round + TURNS;
    let mut mover = me;
    while played < LONGEST {
        let turn = state.turn();
        let back = turn.seat == me && turn.round >= last && turn.fresh;
        if back || state.role(me) != Role::Player {
            break;
        }
        if !turn.fresh {
            mover = turn.player();
        }
        if step(&mut state, me, &mut chance, &mut events).is_none() {
            break;
        }
        played += 1;
    }
    (chance_to_win(&state, me, mover), played)
}
