//! A person's place among the levels, according to the games played.

use std::collections::BTreeMap;

use super::anchors::{weight, weight_of_level};
use super::rating_posterior::{RatedGame, RatingPosterior, usual_weight};
use crate::statistics::game::{GameFacts, PlayerKind, SeatFacts};

/// The number of passes that balance people's weights against each other; they settle long before.
const PASSES: usize = 4;

/// A person's rating, according to their games.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    pub posterior: RatingPosterior,
    /// The rating after each game.
    pub course: Vec<f64>,
}

/// Returns the name of a player whose strength only games can tell: a person or a user's bot.
fn unknown(seat: &SeatFacts) -> Option<(bool, String)> {
    match &seat.kind {
        PlayerKind::Person => Some((true, seat.name.to_lowercase())),
        PlayerKind::Bot(name) => Some((false, name.to_lowercase())),
        PlayerKind::Computer(_) => None,
    }
}

type Weights = BTreeMap<(bool, String), f64>;

impl Standing {
    /// Returns the standing of this person after these games, the earliest first; `None` if no game
    /// says anything about it.
    pub fn of(games: &[&GameFacts], name: &str) -> Option<Self> {
        let person = (true, name.to_lowercase());
        let mut weights: Weights = games
            .iter()
            .flat_map(|game| game.seats.iter().filter_map(unknown))
            .map(|who| (who, usual_weight()))
            .collect();
        let others: Vec<(bool, String)> =
            weights.keys().filter(|who| **who != person).cloned().collect();
        if !others.is_empty() {
            for _ in 0..PASSES {
                for who in others.iter().chain([&person]) {
                    let mut posterior = RatingPosterior::new();
                    told(games, who, &weights).for_each(|rated_game| posterior.update(&rated_game));
                    weights.insert(who.clone(), weight(posterior.rating()));
                }
            }
        }
        let mut posterior = RatingPosterior::new();
        let after = |rated_game| {
            posterior.update(&rated_game);
            posterior.rating()
        };
        let course: Vec<f64> = told(games, &person, &weights).map(after).collect();
        (!course.is_empty()).then_some(Self { posterior, course })
    }
}

/// Returns the results of games for one of these players, given the weights of the others.
fn told(
    games: &[&GameFacts],
    who: &(bool, String),
    weights: &Weights,
) -> impl Iterator<Item = RatedGame> {
    games.iter().filter_map(move |game| rated_game(game, who, weights))
}

/// Returns the result of a game for one of these players; `None` if they didn't play, had no
/// opponents or one of an obsolete level, or nobody won.
fn rated_game(game: &GameFacts, who: &(bool, String), weights: &Weights) -> Option<RatedGame> {
    let mut rated_game = RatedGame { seats: 0.0, won: 0.0, others: 0.0, other_winners: 0.0 };
    let preset = game.preset();
    for seat in &game.seats {
        let known = unknown(seat);
        if known.as_ref() == Some(who) {
            rated_game.seats += 1.0;
            rated_game.won += f64::from(u8::from(seat.has_won));
            continue;
        }
        let weight = match (&seat.kind, known) {
            (PlayerKind::Computer(level), _) => weight_of_level(preset, level)?,
            (_, Some(who)) => weights.get(&who).copied().unwrap_or_else(usual_weight),
            (_, None) => return None,
        };
        rated_game.others += weight;
        rated_game.other_winners += if seat.has_won { weight } else { 0.0 };
    }
    let told = rated_game.seats > 0.0
        && rated_game.others > 0.0
        && rated_game.won + rated_game.other_winners > 0.0;
    told.then_some(rated_game)
}
