//! The objectives that players may have (K7, K8): one's own is known, those of others are guessed.

use super::holdings::weight;
use engine::core::{BySeat, Seat};
use engine::game::{Aim, Objective, Role, State, Victory};
use engine::world::TerritorySet;

/// The possible objectives of a seat, with their probabilities.
pub(super) type Guesses = Vec<(Aim, f32)>;

/// Returns the possible objectives of each player as far as they are known in this view; empty
/// unless the game is won by objectives.
pub(super) fn aims(state: &State) -> BySeat<Guesses> {
    let mut aims = BySeat::from_fn(|_| Vec::new());
    if state.rules().victory == Victory::Objectives {
        let left = state.objectives_left();
        for seat in state.seats(Role::Player) {
            let known = |it| vec![(state.aim(seat, it), 1.0)];
            aims[seat] = state.objective(seat).map_or_else(|| guesses(state, seat, &left), known);
        }
    }
    aims
}

/// Returns the progress towards an objective with these territories, from 0 to 1; 0 where
/// territories don't tell.
pub(super) fn progress(aim: Aim, held: TerritorySet) -> f32 {
    let part = |have: usize, of: usize| {
        let number = |it: usize| weight(u32::try_from(it).unwrap_or(0));
        (number(have) / number(of).max(1.0)).min(1.0)
    };
    match aim {
        Aim::Continents([one, other]) => {
            let all = one.territories() | other.territories();
            part((all & held).len(), all.len())
        }
        Aim::Territories(number) => part(held.len(), number),
        Aim::Eliminate(_) => 0.0,
    }
}

/// Raises the progress to a power, so that the next step counts more the nearer the goal is.
pub(super) fn power(progress: f32) -> f32 {
    progress * progress * progress
}

/// Returns a rival's possible objectives among those left: more likely the further it has come
/// towards them.
fn guesses(state: &State, rival: Seat, left: &[Objective]) -> Guesses {
    let held = state.board().held(rival);
    let aims = left.iter().map(|it| state.aim(rival, *it));
    let open = aims.filter(|aim| match aim {
        Aim::Eliminate(target) => state.role(*target) != Role::Fallen,
        Aim::Continents(_) | Aim::Territories(_) => true,
    });
    let weighed: Guesses = open.map(|aim| (aim, 0.1 + power(progress(aim, held)))).collect();
    let all: f32 = weighed.iter().map(|(_, weight)| weight).sum();
    weighed.into_iter().map(|(aim, weight)| (aim, weight / all.max(0.1))).collect()
}
