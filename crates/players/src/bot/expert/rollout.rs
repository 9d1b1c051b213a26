//! Playing on in thought.

use std::cell::LazyCell;

use super::score::chance_to_win;
use crate::bot::character::Character;
use crate::bot::normal::think;
use crate::bot::plain_action;
use engine::core::{Seat, Seeded};
use engine::game::{Action, Event, Role, State};

/// The most actions of one trial.
const LONGEST: usize = 400;

/// How many more turns of the same seat are played, after that in which it decides.
const TURNS: u32 = 1;

/// The next action in thought: the seat itself thinks less far than it does, the others go by simpler rules of thumb. What is
/// legal is listed only where it is asked for: for most decisions it is not.
fn go_on(state: &mut State, me: Seat, chance: &mut Seeded, events: &mut Vec<Event>) -> Option<()> {
    let view = state.observe(Some(state.prompt()?.seat));
    let own = state.turn().player() == me;
    let traits = if own { Character::rollout(&view) } else { Character::others_in_rollouts(&view) };
    let legal = LazyCell::new(|| view.legal());
    let action = think(&view, traits, 0, &legal);
    events.clear();
    state
        .play(&action, chance, events)
        .or_else(|_| state.play(&plain_action(&legal), chance, events))
        .ok()
}

/// Plays an action and what may follow; the chance to win of a seat then, and how many actions
/// that took. It ends when the seat has had so many turns more, or the game is over.
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
        if go_on(&mut state, me, &mut chance, &mut events).is_none() {
            break;
        }
        played += 1;
    }
    (chance_to_win(&state, me, mover), played)
}
