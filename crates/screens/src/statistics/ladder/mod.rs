//! The ladder: a person's place among the levels according to saved games, its history, and a
//! suggestion for the next game.

mod anchors;
mod next_game;
mod rating_in_words;
mod rating_posterior;
mod standing;

#[cfg(test)]
mod tests;

use super::account::{Filter, counting, number, people, sat};
use super::game::GameFacts;
use crate::decimal::between;
use crate::new_game::presets::Preset;
use anchors::anchors;
pub use next_game::NextGame;
use standing::Standing;

/// A person on the ladder.
#[derive(Debug, Clone, PartialEq)]
pub struct Ladder {
    pub name: String,
    /// The levels above and below the person, in a sentence.
    pub place: String,
    /// The uncertainty of the rating, in a sentence.
    pub range: String,
    /// The method behind the rating, in a sentence.
    pub how: String,
    /// The levels by name, the lowest first, with their heights in the picture, from 0 to 1.
    pub rungs: Vec<(&'static str, f64)>,
    /// The height of the rating after each game.
    pub course: Vec<f64>,
    /// The heights between which the rating lies with a probability of 90 %.
    pub between: (f64, f64),
    pub next: Option<NextGame>,
}

impl Ladder {
    /// Returns the ladder of the person in the filter, or otherwise of the one with the most games;
    /// `None` if no game says anything about how well they play.
    pub fn of(all: &[GameFacts], filter: &Filter) -> Option<Self> {
        let rules = Filter { name: None, rules: filter.rules.clone() };
        let games = counting(all, &rules);
        let name = filter.name.clone().or_else(|| most_frequent(&games))?;
        let oldest_first: Vec<&GameFacts> = games.iter().rev().collect();
        let standing = Standing::of(&oldest_first, &name)?;
        let last = games.iter().find(|game| sat(game, &name))?;
        let rating = standing.posterior.rating();
        let (low, high) = standing.posterior.range();
        let preset = last.preset();
        let height = |elo: f64| height(preset, elo);
        let computers = last.seats.len().saturating_sub(1);
        Some(Self {
            place: rating_in_words::place(preset, &name, rating),
            range: rating_in_words::range(standing.course.len(), low, high),
            how: rating_in_words::how(preset),
            rungs: anchors(preset)
                .map(|(level, elo)| (rating_in_words::rung(level), height(elo)))
                .collect(),
            course: standing.course.iter().map(|elo| height(*elo)).collect(),
            between: (height(low), height(high)),
            next: NextGame::of(&standing, &name, &last.custom_rules, computers),
            name,
        })
    }
}

/// Returns the name with the most games; of several such names, the one that played last.
fn most_frequent(games: &[GameFacts]) -> Option<String> {
    let names: Vec<&String> = games.iter().flat_map(people).map(|seat| &seat.name).collect();
    let games_of = |name: &&String| games.iter().filter(|game| sat(game, name)).count();
    names.into_iter().rev().max_by_key(games_of).cloned()
}

/// Returns a rating's height in the picture: rungs are equally spaced, with room at both ends.
fn height(preset: Preset, elo: f64) -> f64 {
    let rungs: Vec<f64> = anchors(preset).map(|(_, elo)| elo).collect();
    let gaps = rungs.windows(2).zip(0_u8..);
    let inside = gaps.filter_map(|(gap, below)| {
        let part = (elo - gap[0]) / (gap[1] - gap[0]);
        (part >= 0.0 && (part < 1.0 || usize::from(below) + 2 == rungs.len()))
            .then_some(f64::from(below) + part)
    });
    let steps = inside.last().unwrap_or(0.0);
    between((steps + 0.5) / number(rungs.len()), 0.02, 0.98)
}
