//! The last turn of a game that ends after some rounds (T44): from then on only land counts, whatever
//! else a player has.

use super::features::{can_attack, forecast, turns_left};
use engine::core::{BySeat, Seat};
use engine::game::{AllyPlay, Role, State};

/// The worth of land for the chances at the end of a game.
pub(super) struct LastTurn {
    /// The land of each player when the current or the next turn is over, in territories; armies decide
    /// between equals.
    land: BySeat<f64>,
    /// The score of a territory. Like the weight, it was fitted to 400 games of 5 to 11 rounds.
    worth: f64,
    /// The weight of the score by all features, from 0 to 1.
    others: f64,
}

impl LastTurn {
    /// Returns the worth of land in the last turn, or just before it; `None` at any other time.
    pub fn of(state: &State) -> Option<Self> {
        let left = turns_left(state).filter(|left| *left <= 2)?;
        let is_fought = can_attack(state, state.turn().seat);
        // An ally that is called may still take land.
        let has_ally = state.seats(Role::Ally).next().is_some();
        let is_settled = !has_ally || state.rules().ally_play == AllyPlay::Off;
        let (worth, others) = match left {
            1 if is_fought => (0.6, 0.0),
            1 if is_settled => (1e6, 0.0),
            1 => (3.0, 0.0),
            2 if !is_fought => (0.15, 0.5),
            _ => return None,
        };
        let held = forecast(state).held;
        let land = BySeat::from_fn(|seat| {
            let held = u32::try_from(held[seat].len()).unwrap_or(u32::MAX);
            f64::from(held) + f64::from(state.total_armies(seat).min(5_000)) / 10_000.0
        });
        Some(Self { land, worth, others })
    }

    /// Returns the score of a player whose score by all features this is.
    pub fn score(&self, seat: Seat, by_features: f64) -> f64 {
        self.worth * self.land[seat] + self.others * by_features
    }
}
