//! A game is its setup and its actions: replay, undo, copies.

use proptest::prelude::*;
use red_queens_engine::game::{
    Action, CardEvent, Event, Game, LandEvent, Observation, State, UndoError,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::arbitrary::setups;
use crate::journey::Journey;

/// Returns copies read back from bytes and from text.
fn copies<T: Serialize + DeserializeOwned>(value: &T) -> [T; 2] {
    let bytes = postcard::to_allocvec(value).unwrap();
    let text = serde_json::to_string(value).unwrap();
    [postcard::from_bytes(&bytes).unwrap(), serde_json::from_str(&text).unwrap()]
}

/// Returns `true` if dice were rolled, or a card was drawn or shown.
fn is_final(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Land(
                LandEvent::Rolled { .. }
                    | LandEvent::BlockRolled { plus: None, .. }
                    | LandEvent::AwaitsPlusOne { .. }
            ) | Event::Card(
                CardEvent::Cut { .. }
                    | CardEvent::Revealed { .. }
                    | CardEvent::Drew { .. }
                    | CardEvent::DrewPoker { .. }
                    | CardEvent::TookCard { .. }
                    | CardEvent::SetWorth { dice: Some(_), .. }
            )
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_replay_gives_the_same_game(setup in setups(), seed in any::<u64>()) {
        let mut journey = Journey::new(setup, seed);
        for _ in 0..800 {
            if journey.step().is_none() {
                break;
            }
        }
        let game = journey.game;
        let again = Game::replay(game.setup().clone(), game.actions().to_vec()).unwrap();
        prop_assert_eq!(again.digest(), game.digest());
        prop_assert_eq!(again.state(), game.state());
        prop_assert_eq!(again.events(), game.events());
        prop_assert_eq!(again.check_undo(), game.check_undo());
        prop_assert_eq!(&again, &game);
    }

    #[test]
    fn the_last_action_is_taken_back_unless_dice_fell_or_a_card_was_shown(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        let mut journey = Journey::new(setup, seed);
        prop_assert_eq!(journey.game.undo(), Err(UndoError::Nothing));
        for _ in 0..150 {
            let before = journey.game.state().clone();
            if journey.step().is_none() {
                break;
            }
            let after = journey.game.digest();
            if is_final(journey.game.events()) {
                prop_assert_eq!(journey.game.undo(), Err(UndoError::Chance));
                prop_assert_eq!(journey.game.digest(), after);
            } else if journey.game.check_undo().is_ok() {
                let action = journey.game.actions().last().cloned().unwrap();
                prop_assert_eq!(journey.game.undo(), Ok(()));
                prop_assert_eq!(journey.game.state(), &before);
                journey.game.play(action).unwrap();
                prop_assert_eq!(journey.game.digest(), after);
            }
        }
    }

    #[test]
    fn states_actions_events_and_observations_are_read_as_they_were_written(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        let mut journey = Journey::new(setup, seed);
        for step in 0..300 {
            let Some(action) = journey.step() else { break };
            if step % 7 != 0 {
                continue;
            }
            let state: &State = journey.game.state();
            for copy in copies(state) {
                prop_assert_eq!(&copy, state);
                prop_assert_eq!(copy.digest(), journey.game.digest());
            }
            for copy in copies::<Action>(&action) {
                prop_assert_eq!(&copy, &action);
            }
            for copy in copies(&journey.game.events().to_vec()) {
                prop_assert_eq!(&copy, journey.game.events());
            }
            let seen: Observation = journey.game.observe(state.turn().seat);
            for copy in copies(&seen) {
                prop_assert_eq!(&copy, &seen);
            }
        }
    }
}
