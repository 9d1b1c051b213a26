//! A seat sees no card that it may not know, neither in observations nor in events.

use proptest::prelude::*;
use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{CardEvent, Event, Hand};
use red_queens_engine::poker::{CardSet, Fact};

use crate::arbitrary::setups;
use crate::journey::Journey;
use crate::redeal::{knows_hand, open, shown, with_other_secrets};

/// Returns the seats that may know the card of an event, unless everybody may.
fn those_who_know(event: &Event) -> Option<Vec<Seat>> {
    match *event {
        Event::Card(
            CardEvent::Drew { seat, .. }
            | CardEvent::DrewPoker { seat, .. }
            | CardEvent::Discarded { seat, .. }
            | CardEvent::DrewObjective { seat, .. },
        )
        | Event::Poker(
            Fact::Used { seat, .. }
            | Fact::Dealt { seat, .. }
            | Fact::Filled { seat, .. }
            | Fact::Exchanged { seat, .. },
        ) => Some(vec![seat]),
        Event::Card(CardEvent::AllyDrew { player, .. }) => Some(vec![player]),
        Event::Card(
            CardEvent::TookCard { from, to, .. } | CardEvent::TookPoker { from, to, .. },
        ) => Some(vec![from, to]),
        _ => None,
    }
}

/// Returns `true` if the event names its card, `false` if it hides it.
fn names_a_card(event: &Event) -> bool {
    match event {
        Event::Card(
            CardEvent::Drew { card, .. }
            | CardEvent::AllyDrew { card, .. }
            | CardEvent::TookCard { card, .. },
        ) => card.is_some(),
        Event::Card(
            CardEvent::DrewPoker { card, .. }
            | CardEvent::Discarded { card, .. }
            | CardEvent::TookPoker { card, .. },
        )
        | Event::Poker(Fact::Dealt { card, .. } | Fact::Filled { card, .. }) => card.is_some(),
        Event::Card(CardEvent::DrewObjective { objective, .. }) => objective.is_some(),
        Event::Poker(Fact::Used { cards, .. }) => cards.is_some(),
        Event::Poker(Fact::Exchanged { discarded, took, .. }) => {
            discarded.is_some() || took.is_some()
        }
        _ => false,
    }
}

fn viewers() -> impl Iterator<Item = Option<Seat>> {
    Seat::ALL.into_iter().map(Some).chain([None])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn hidden_cards_make_no_difference_to_what_a_seat_observes(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        let mut journey = Journey::new(setup, seed);
        let mut rng = Seeded::new(Seed::from_number(seed), 7);
        let (mut hidden, mut changed) = (0, 0);
        for step in 0..500 {
            if journey.step().is_none() {
                break;
            }
            if step % 25 != 0 {
                continue;
            }
            let state = journey.game.state();
            hidden += u32::from(state.deck().hands.iter().any(|(_, hand)| !hand.is_empty()));
            for viewer in viewers() {
                let other = with_other_secrets(state, viewer, &mut rng);
                changed += u32::from(other != *state);
                prop_assert_eq!(other.observe(viewer), state.observe(viewer), "{:?}", viewer);
            }
        }
        prop_assert!(hidden < 3 || changed > 0, "nothing was ever hidden");
    }

    #[test]
    fn an_observation_has_the_own_cards_and_the_numbers_of_all_others(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        let mut journey = Journey::new(setup, seed);
        for _ in 0..120 {
            if journey.step().is_none() {
                break;
            }
            let state = journey.game.state();
            for viewer in viewers() {
                let seen = state.observe(viewer);
                for seat in Seat::ALL {
                    let dealt = state.poker().hands[seat];
                    prop_assert_eq!(usize::from(seen.dealt()[seat]), dealt.len());
                    let is_seen = Some(seat) == viewer || shown(state).contains(seat);
                    let expected = if is_seen { dealt } else { open(state, seat) };
                    prop_assert_eq!(seen.table().poker().hands[seat], expected);
                    let (hand, stash) = (state.deck().hands[seat], state.poker().stashes[seat]);
                    prop_assert_eq!(usize::from(seen.hand_sizes()[seat]), hand.len());
                    prop_assert_eq!(usize::from(seen.stash_sizes()[seat]), stash.len());
                    let table = (seen.table().deck().hands[seat], seen.table().poker().stashes[seat]);
                    let of_stash = if Some(seat) == viewer { stash } else { CardSet::EMPTY };
                    let of_hand = if knows_hand(state, viewer, seat) { hand } else { Hand::EMPTY };
                    prop_assert_eq!(table, (of_hand, of_stash));
                    let knows = Some(seat) == viewer || state.outcome().is_some();
                    let objective = state.objective(seat).filter(|_| knows);
                    prop_assert_eq!(seen.table().objective(seat), objective);
                }
                let asked = state.prompt().filter(|prompt| Some(prompt.seat) == viewer);
                prop_assert_eq!(seen.prompt(), asked);
                if asked.is_some() {
                    prop_assert_eq!(seen.legal(), state.legal());
                } else {
                    prop_assert!(seen.legal().choices.is_empty());
                }
            }
        }
    }

    #[test]
    fn only_those_who_may_know_are_told_a_card(setup in setups(), seed in any::<u64>()) {
        let mut journey = Journey::new(setup, seed);
        for _ in 0..400 {
            if journey.step().is_none() {
                break;
            }
            for event in journey.game.events() {
                for viewer in viewers() {
                    let seen = event.seen_by(viewer);
                    match those_who_know(event) {
                        Some(seats) if viewer.is_none_or(|viewer| !seats.contains(&viewer)) => {
                            prop_assert!(!names_a_card(&seen), "{:?} sees {:?}", viewer, seen);
                        }
                        _ => prop_assert_eq!(&seen, event),
                    }
                }
            }
        }
    }
}
