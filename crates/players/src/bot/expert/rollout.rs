//! Playing on in thought.

use super::score::chance_to_win;
use crate::bot::character::Character;
use crate::bot::normal::think;
use crate::bot::{Bot, decide};
use engine::core::{Seat, Seeded};
use engine::game::{Action, Legal, Observation, Role, State};

/// The most actions of one trial.
const LONGEST: usize = 400;

/// How many more turns of the same seat are played, after that in which it decides.
const TURNS: u32 = 1;

/// Whoever plays in thought: the seat itself less far than it does, the others by simpler rules of thumb.
struct RolloutPlayer(Seat);

impl Bot for RolloutPlayer {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let own = view.table().turn().player() == self.0;
        let traits =
            if own { Character::rollout(view) } else { Character::others_in_rollouts(view) };
        think(view, traits, 0, legal)
    }
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
        let Some(prompt) = state.prompt() else { break };
        let Some(decision) = decide(&mut RolloutPlayer(me), &state.observe(Some(prompt.seat)))
        else {
            break;
        };
        events.clear();
        if state.play(&decision.action, &mut chance, &mut events).is_err() {
            break;
        }
        played += 1;
    }
    (chance_to_win(&state, me, mover), played)
}
