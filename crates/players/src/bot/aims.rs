//! What players may be after, where the game is won by objectives (K7, K8): the own aim is known, those of others are guessed.

use super::holdings::weight;
use engine::core::{BySeat, Seat};
use engine::game::{Aim, Objective, Role, State, Victory};
use engine::world::TerritorySet;

/// The aims that a seat may have, each with how likely it is.
pub(super) type Guesses = Vec<(Aim, f32)>;

/// What each player may be after, as far as it is known at this table, where the game is won by objectives.
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

/// How far it is on the way with these territories, from 0 to 1; nothing where they do not tell.
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

/// The nearer the more the next step counts.
pub(super) fn power(progress: f32) -> f32 {
    progress * progress * progress
}

/// What a rival may be after: of all that is left the likelier the farther it is on the way.
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
