//! The evaluation of a position between two turns: by the learned value function, or by a formula
//! if its weights can't be read.
//!
//! The formula is fitted to logistic regressions over some fifty thousand turns of three thousand
//! games between strong players. Armies count by the sixth power of their ratio between two
//! players, income by its square root; being on turn counts as much as a sixth more armies, and
//! cards count more the nearer they are to a set. It uses only arithmetic that gives the same
//! results on every machine.

use crate::bot::evaluation::learned_for;
use crate::bot::holdings::{set_worth, weight};
use engine::core::Seat;
use engine::game::{Role, State};

/// The worth of a number of cards, as a share of a set.
const CARDS: [f32; 6] = [0.0, 0.0, 0.13, 0.42, 0.67, 0.9];

/// The extra worth of a complete set among them.
const SET: f32 = 0.37;

/// The advantage of being on turn.
const ON_TURN: f64 = 2.5;

/// The exponent of the ratio of armies between two players, and among more.
const OF_TWO: u32 = 6;
const OF_MORE: u32 = 3;

/// Returns a seat's approximate chance to win once `mover` has finished its turn.
pub(super) fn chance_to_win(state: &State, seat: Seat, mover: Seat) -> f64 {
    if let Some(outcome) = state.outcome() {
        return if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
    }
    if state.role(seat) != Role::Player {
        return 0.0;
    }
    by_value_net(state, seat, mover).unwrap_or_else(|| by_formula(state, seat))
}

/// Evaluates the position by the learned value function.
fn by_value_net(state: &State, seat: Seat, mover: Seat) -> Option<f64> {
    let net = learned_for(state.rules())?;
    Some(net.evaluate(&state.observe(Some(seat)), seat, mover).into())
}

fn by_formula(state: &State, seat: Seat) -> f64 {
    let several = state.seats(Role::Player).count() > 2;
    let exponent = if several { OF_MORE } else { OF_TWO };
    let all: f64 = state.seats(Role::Player).map(|other| power(state, other, exponent)).sum();
    power(state, seat, exponent) / all.max(f64::MIN_POSITIVE)
}

fn power(state: &State, seat: Seat, exponent: u32) -> f64 {
    let armies = f64::from(weight(state.total_armies(seat)) + cards_in_armies(state, seat));
    let turn = if state.turn().seat == seat { ON_TURN } else { 1.0 };
    let ratio: f64 = (0..exponent).map(|_| armies).product();
    turn * ratio * f64::from(state.income_of(seat).flow() + 1).sqrt()
}

/// Returns the worth of a seat's cards, in armies.
pub(crate) fn cards_in_armies(state: &State, seat: Seat) -> f32 {
    let hand = &state.deck().hands[seat];
    let complete = if hand.has_set_of(state.rules().set_kinds()) { SET } else { 0.0 };
    set_worth(state) * (CARDS[hand.len().min(CARDS.len() - 1)] + complete)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;

    fn state(position: &str) -> State {
        Position::parse(position).unwrap().observe(None).table().clone()
    }

    const OPEN: &str = "rules nautical\nplayers Red Blue Green\nBrazil Red 9\nUral Blue 4\n* Green 1\nturn Red campaign";

    #[test]
    fn where_trials_end_is_judged_by_what_was_learned() {
        let state = state(OPEN);
        let judged = learned_for(state.rules()).unwrap().evaluate(
            &state.observe(None),
            Seat::Red,
            Seat::Green,
        );
        assert!((chance_to_win(&state, Seat::Red, Seat::Green) - f64::from(judged)).abs() < 1e-9);
        let after = |mover| chance_to_win(&state, Seat::Red, mover);
        assert!(after(Seat::Green) > after(Seat::Red), "it is better to move next than last");
    }

    #[test]
    fn the_formula_stands_in_for_it() {
        let state = state(OPEN);
        let chances = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| by_formula(&state, seat));
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(chances[2] > chances[0] && chances[0] > chances[1], "{chances:?}");
    }
}
