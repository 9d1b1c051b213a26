//! How good a position is for a seat at the start of its turn.
//!
//! The shape comes from a logistic regression over the turns of three thousand games between good
//! players: the ratio of armies counts by its sixth power between two players, income by its square
//! root, and to be on turn as much as a quarter more armies. Only arithmetic that is the same on
//! every machine is used.

use crate::bot::value::weight;
use crate::core::Seat;
use crate::game::{Income, Role, State};

/// What a card counts in armies, as a part of what a set is worth.
const CARD: f32 = 0.4;

/// How much more chance it gives to be on turn.
const ON_TURN: f64 = 5.0;

/// The power of the ratio of armies between two, and among more.
const OF_TWO: u32 = 6;
const OF_MORE: u32 = 3;

/// The chance of a seat on turn to win, roughly.
pub(super) fn chance_to_win(state: &State, seat: Seat) -> f64 {
    if let Some(outcome) = state.outcome() {
        return if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
    }
    if state.role(seat) != Role::Player {
        return 0.0;
    }
    let several = state.seats(Role::Player).count() > 2;
    let exponent = if several { OF_MORE } else { OF_TWO };
    let others = state.seats(Role::Player).filter(|other| *other != seat);
    let against: f64 = others.map(|other| power(state, other, exponent)).sum();
    let own = ON_TURN * power(state, seat, exponent);
    own / (own + against).max(f64::MIN_POSITIVE)
}

fn power(state: &State, seat: Seat, exponent: u32) -> f64 {
    let Income { territories, continents, factories, .. } = Income::of(state.board(), seat);
    let cards = u32::try_from(state.deck().hands[seat].len()).unwrap_or(0);
    let worth = state.rules().set_armies(state.sets_turned_in()).unwrap_or(7);
    let armies = weight(state.total_armies(seat)) + CARD * weight(worth) * weight(cards);
    let ratio: f64 = (0..exponent).map(|_| f64::from(armies)).product();
    ratio * f64::from(territories + continents + factories + 1).sqrt()
}
