//! The chance to win of each player, from the position alone; all players are assumed to be of
//! equal strength.

use std::sync::LazyLock;

use super::features::{FEATURES, Features, features, names};
use super::last_turn::LastTurn;
use crate::arithmetic::exp;
use engine::core::{BySeat, Seat, SeatSet, Seed, Seeded};
use engine::game::{Action, Ask, Phase, State};

/// Certainty, in the units in which chances are counted.
pub const CERTAIN: i32 = 1_000_000;

/// The chance of each seat to win, in parts of [`CERTAIN`]; they add up to it unless nobody wins.
pub type Chances = BySeat<i32>;

/// The weights fitted by `rq-lab calibrate`.
const FITTED: &str = include_str!("weights.txt");

static WEIGHTS: LazyLock<[f64; FEATURES]> = LazyLock::new(|| read(FITTED));

/// Returns the weights from which chances are computed.
pub fn weights() -> [f64; FEATURES] {
    *WEIGHTS
}

/// Returns the chance of each seat to win: all or nothing once the game is over. They are computed
/// with all cards known, which takes some microseconds, and longer during a hand of poker.
pub fn chances(state: &State) -> Chances {
    if let Some(outcome) = state.outcome() {
        return shared(outcome.winners);
    }
    if let Phase::Advance(_) = state.phase() {
        return chances_of_advance(state);
    }
    estimate(state)
}

/// Returns the chances by the fitted weights, and by land at the end of a game of rounds.
fn estimate(state: &State) -> Chances {
    let scores = scores(&WEIGHTS, &features(state));
    let Some(last) = LastTurn::of(state) else { return shares(&scores) };
    shares(&BySeat::from_fn(|seat| scores[seat].map(|score| last.score(seat, score))))
}

/// Returns the chances after either all armies or none have advanced into a conquered territory,
/// whichever is better for the player (A1). Until then they can neither attack nor defend the
/// conquest.
fn chances_of_advance(state: &State) -> Chances {
    let player = state.turn().player();
    let [stay, follow] = [false, true].map(|follow| estimate(&advanced(state.clone(), follow)));
    if follow[player] > stay[player] { follow } else { stay }
}

/// Returns the state after all armies that may advance have done so, or none.
fn advanced(mut state: State, follow: bool) -> State {
    let mut unused = Seeded::new(Seed::default(), 0);
    while let Some(Ask::Advance { most, .. }) = state.prompt().map(|prompt| prompt.ask) {
        let armies = if follow { most } else { 0 };
        if state.play(&Action::Advance { armies }, &mut unused, &mut Vec::new()).is_err() {
            break;
        }
    }
    state
}

/// Returns the chances by other weights.
pub fn chances_by(weights: &[f64; FEATURES], features: &BySeat<Option<Features>>) -> Chances {
    shares(&scores(weights, features))
}

/// Returns the score of each player by these weights.
fn scores(weights: &[f64; FEATURES], features: &BySeat<Option<Features>>) -> BySeat<Option<f64>> {
    let score = |it: &Features| -> f64 { it.iter().zip(weights).map(|(it, by)| it * by).sum() };
    BySeat::from_fn(|seat| features[seat].as_ref().map(score))
}

/// Returns the chances of players with these scores: in proportion to their exponentials.
fn shares(scores: &BySeat<Option<f64>>) -> Chances {
    let best = scores.iter().filter_map(|(_, it)| *it).fold(f64::NEG_INFINITY, f64::max);
    let powers = BySeat::from_fn(|seat| scores[seat].map_or(0.0, |score| exp(score - best)));
    let all: f64 = powers.iter().map(|(_, power)| power).sum();
    if all <= 0.0 {
        return BySeat::splat(0);
    }
    #[allow(clippy::cast_possible_truncation, reason = "at most what is certain")]
    let mut found =
        BySeat::from_fn(|seat| (f64::from(CERTAIN) * powers[seat] / all).floor() as i32);
    // The rounding error goes to the first seat.
    let rest = CERTAIN - found.iter().map(|(_, chance)| chance).sum::<i32>();
    if let Some(first) = Seat::ALL.into_iter().find(|seat| scores[*seat].is_some()) {
        found[first] += rest;
    }
    found
}

/// Shares certainty equally among the winners.
fn shared(winners: SeatSet) -> Chances {
    let mut found = BySeat::splat(0);
    let mut left = CERTAIN;
    let mut seats = i32::try_from(winners.len()).unwrap_or(1);
    for seat in winners {
        found[seat] = left / seats.max(1);
        (left, seats) = (left - found[seat], seats - 1);
    }
    found
}

/// Reads weights from a text with one line for each: its name and its value in thousandths. Weights
/// without a line are 0.
pub fn read(text: &str) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for (weight, name) in weights.iter_mut().zip(names()) {
        let found =
            text.lines().find_map(|line| line.strip_prefix(name.as_str())?.strip_prefix(' '));
        let thousandths: i32 = found.and_then(|it| it.trim().parse().ok()).unwrap_or(0);
        *weight = f64::from(thousandths) / 1_000.0;
    }
    weights
}
