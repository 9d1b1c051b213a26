//! A rating in words.

use super::anchors::{anchors, measured_by};
use crate::decimal::Decimal;
use crate::new_game::draft::level_in_words;
use crate::new_game::presets::Preset;
use players::bot::Level;

/// The most Elo points between a person and a level at which they count as equally strong.
const AS_WELL: f64 = 40.0;

/// The lowest rung, which isn't a level that can be chosen.
const RANDOM: &str = "random";

/// Returns the name of a rung.
pub fn rung(level: &'static str) -> &'static str {
    Level::read(level).map_or_else(text::ladder::at_random, level_in_words)
}

/// Names the levels above and below a person, in a sentence.
pub fn place(preset: Preset, name: &str, rating: f64) -> String {
    let near = |elo: f64| (elo - rating).abs() <= AS_WELL;
    let nearest = anchors(preset)
        .filter(|(_, elo)| near(*elo))
        .min_by(|(_, a), (_, b)| (a - rating).abs().total_cmp(&(b - rating).abs()));
    if let Some((level, _)) = nearest {
        return match level {
            RANDOM => text::ladder::at_random_place(name),
            _ => text::ladder::PlaceAt { name, level: rung(level) }.say(),
        };
    }
    let below = anchors(preset).take_while(|(_, elo)| *elo < rating).last();
    let above = anchors(preset).find(|(_, elo)| *elo > rating);
    match (below, above) {
        (Some((RANDOM, _)), Some((high, _))) => {
            text::ladder::AtRandomBetween { name, level: rung(high) }.say()
        }
        (Some((low, _)), Some((high, _))) => {
            text::ladder::PlaceBetween { name, lower: rung(low), higher: rung(high) }.say()
        }
        (Some((low, _)), None) => text::ladder::PlaceAbove { name, level: rung(low) }.say(),
        _ => text::ladder::place_below(name),
    }
}

/// Explains the rating, and names the rules with which the levels were measured.
pub fn how(preset: Preset) -> String {
    text::ladder::about_games(measured_by(preset).name())
}

/// Describes the uncertainty of a rating after this many games.
pub fn range(games: usize, low: f64, high: f64) -> String {
    let points = |elo: f64| format!("{:.0}", Decimal((elo / 10.0).round() * 10.0));
    text::ladder::Range { games, low: points(low), high: points(high) }.say()
}
