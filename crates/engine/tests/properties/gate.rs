//! Consistency: the actions listed, those that pass the check and those accepted are the same. All
//! others are refused for the reason that the check gives, and a refusal changes nothing.

use proptest::collection::vec;
use proptest::prelude::*;
use red_queens_engine::core::{Seed, Seeded};
use red_queens_engine::game::{Action, Legal, State};
use red_queens_engine::world::Territory;

use crate::arbitrary::{actions, setups};
use crate::journey::Journey;

/// Returns `true` if the action is legal, and requires check, list and play to agree.
fn check(state: &State, legal: &Legal, action: &Action) -> Result<bool, TestCaseError> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut rng = Seeded::new(Seed::default(), 1);
    let listed = legal.allows(action);
    let checked = state.check(action);
    let played = after.play(action, &mut rng, &mut events);
    prop_assert_eq!(&checked, &played, "{:?} in {:?}", action, state);
    match played {
        Ok(()) => prop_assert!(listed, "{action:?} is accepted and not listed in {state:?}"),
        Err(refusal) => {
            prop_assert!(!listed, "{action:?} is listed and refused: {refusal} in {state:?}");
            prop_assert_eq!(&after, state);
            prop_assert!(events.is_empty() && !rng.used());
            prop_assert!(refusal.rule().entry().is_some());
        }
    }
    Ok(listed)
}

/// Returns actions one step away from a legal one.
fn neighbours(action: &Action) -> Vec<Action> {
    let mut near = Vec::new();
    let amounts = |armies: u32| [0, armies.wrapping_sub(1), armies.saturating_add(1), armies * 2];
    match *action {
        Action::Deploy { territory, armies } => {
            near.extend(amounts(armies).map(|armies| Action::Deploy { territory, armies }));
        }
        Action::Garrison { territory, armies } => {
            near.extend(amounts(armies).map(|armies| Action::Garrison { territory, armies }));
        }
        Action::Advance { armies } => {
            near.extend(amounts(armies).map(|armies| Action::Advance { armies }));
        }
        Action::Reserve { block, armies } => {
            near.extend(amounts(armies).map(|armies| Action::Reserve { block, armies }));
            near.extend((0..4).map(|block| Action::Reserve { block, armies }));
        }
        Action::Attack { from, .. } | Action::Commit { from, .. } => {
            near.extend(Territory::ALL.map(|to| Action::Attack { from, to }));
            near.extend(
                (0..3).flat_map(|armies| {
                    Territory::ALL.map(|to| Action::Commit { from, to, armies })
                }),
            );
        }
        Action::Flank { to, size, ref from } => {
            near.extend(amounts(size).map(|size| Action::Flank { to, size, from: from.clone() }));
            let mut fewer = from.clone();
            fewer.pop();
            near.push(Action::Flank { to, size, from: fewer });
        }
        Action::Transfer { from, to, armies } | Action::Rearrange { from, to, armies } => {
            near.extend(amounts(armies).map(|armies| Action::Transfer { from, to, armies }));
            near.extend(amounts(armies).map(|armies| Action::Rearrange { from, to, armies }));
            near.extend(Territory::ALL.map(|to| Action::Transfer { from, to, armies: 1 }));
        }
        Action::Roll { until, .. } => {
            near.extend((0..=4).map(|dice| Action::Roll { dice, until }));
        }
        Action::RollBlock { plus, until, .. } => {
            near.extend((0..13).map(|block| Action::RollBlock { block, plus, until }));
        }
        Action::Expand { from, to, armies } => {
            near.extend(amounts(armies).map(|armies| Action::Expand { from, to, armies }));
            near.extend(Territory::ALL.map(|to| Action::Expand { from, to, armies: 1 }));
        }
        Action::Defend { .. } => near.extend((0..=4).map(|dice| Action::Defend { dice })),
        Action::Missile { side, .. } => {
            near.extend((0..8).map(|face| Action::Missile { side, face }));
        }
        Action::Raise { .. } => near.extend((0..9).map(|face| Action::Raise { face })),
        _ => {}
    }
    near
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_listed_is_accepted_and_nothing_else_is(
        setup in setups(),
        seed in any::<u64>(),
        any_actions in vec(actions(), 200),
    ) {
        let mut journey = Journey::new(setup, seed);
        let mut any_actions = any_actions.iter().cycle();
        for _ in 0..200 {
            let state = journey.game.state().clone();
            let legal = state.legal();
            for action in any_actions.by_ref().take(12) {
                check(&state, &legal, action)?;
            }
            let Some(action) = journey.step() else { break };
            prop_assert!(check(&state, &legal, &action)?, "{action:?} was played");
            for near in neighbours(&action) {
                check(&state, &legal, &near)?;
            }
        }
    }
}
