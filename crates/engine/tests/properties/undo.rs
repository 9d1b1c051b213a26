//! Actions that can be taken back reveal nothing (D5).

use proptest::prelude::*;
use red_queens_engine::core::{Loaded, RandomSource, Seat, Seed, Seeded};
use red_queens_engine::game::{
    CardEvent, Event, Game, Hand, Objective, Observation, RuleSet, State,
};
use red_queens_engine::poker::CardSet;

use crate::arbitrary::setups;
use crate::journey::Journey;
use crate::redeal::with_other_secrets;

/// The cards and objectives that an observation shows, wherever they are.
#[derive(Debug, PartialEq)]
struct ShownCards {
    territories: Hand,
    poker: CardSet,
    objectives: Vec<Objective>,
}

impl ShownCards {
    fn by(seen: &Observation) -> Self {
        let table = seen.table();
        let mut territories = table.deck().discards;
        for (_, hand) in table.deck().hands.iter() {
            hand.iter().for_each(|card| territories.add(card));
        }
        let poker = [&table.poker().stashes, &table.poker().hands].into_iter();
        let poker = poker.flat_map(|all| all.iter().map(|(_, cards)| *cards));
        Self {
            territories,
            poker: poker.fold(CardSet::EMPTY, |all, cards| all | cards),
            objectives: Seat::ALL.into_iter().filter_map(|seat| table.objective(seat)).collect(),
        }
    }

    fn includes(&self, later: &Self) -> bool {
        self.territories.includes(later.territories)
            && (later.poker - self.poker).is_empty()
            && later.objectives.iter().all(|it| self.objectives.contains(it))
    }
}

/// Returns a seat's view of a state and of the events that led to it.
fn view(state: &State, events: &[Event], viewer: Option<Seat>) -> (Observation, Vec<Event>) {
    (state.observe(viewer), events.iter().map(|event| event.seen_by(viewer)).collect())
}

/// Fails if the last action of a game can be taken back although it revealed something to a viewer.
///
/// A viewer has learned nothing who sees no card that was hidden before, and can't distinguish the
/// game from one that looked the same before the action and hides other cards.
fn tells_nothing(game: &Game, before: &State, viewer: Option<Seat>, rng: &mut Seeded) {
    let action = game.actions().last().unwrap();
    let seen = view(game.state(), game.events(), viewer);
    let (shown, then) = (ShownCards::by(&before.observe(viewer)), ShownCards::by(&seen.0));
    assert!(shown.includes(&then), "{action} shows {viewer:?} {then:?} after {shown:?}");
    let mut other = with_other_secrets(before, viewer, rng);
    let mut events = Vec::new();
    if other.play(action, &mut Loaded::dice(&[]), &mut events).is_ok() {
        assert_eq!(view(&other, &events, viewer), seen, "{action} tells {viewer:?} something");
    }
}

/// Plays at random, and checks every action that can be taken back.
fn check(mut journey: Journey, actions: usize, seed: u64) -> usize {
    let mut rng = Seeded::new(Seed::from_number(seed), 9);
    let mut undoable = 0;
    for _ in 0..actions {
        let before = journey.game.state().clone();
        if journey.step().is_none() {
            break;
        }
        if journey.game.check_undo().is_err() {
            continue;
        }
        undoable += 1;
        let actor = before.prompt().map(|prompt| prompt.seat);
        let other = Seat::from_index(rng.below(6) as usize);
        for viewer in [actor, other, None] {
            tells_nothing(&journey.game, &before, viewer, &mut rng);
        }
    }
    undoable
}

#[test]
fn d5_after_an_undo_no_seat_knows_more_than_the_position_shows() {
    for (name, rules) in RuleSet::PRESETS {
        let undoable: usize =
            (0..4).map(|seed| check(Journey::of(rules, 3, seed), 250, seed)).sum();
        assert!(undoable > 100, "{name}: only {undoable} actions could be taken back");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn d5_no_seat_knows_more_after_an_undo_by_any_mix_of_rules(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        check(Journey::new(setup, seed), 200, seed);
    }
}

/// Checks the property itself: a player who draws a card knows more afterwards.
#[test]
#[should_panic(expected = "shows")]
fn an_action_that_shows_a_card_is_found() {
    let mut rng = Seeded::new(Seed::from_number(1), 9);
    let mut journey = Journey::of(RuleSet::NAUTICAL, 3, 1);
    for _ in 0..2_000 {
        let before = journey.game.state().clone();
        journey.step();
        let actor = before.prompt().map(|prompt| prompt.seat);
        let drew = |event: &Event| matches!(event, Event::Card(CardEvent::Drew { seat, .. }) if Some(*seat) == actor);
        if journey.game.events().iter().any(drew) {
            tells_nothing(&journey.game, &before, actor, &mut rng);
        }
    }
}
