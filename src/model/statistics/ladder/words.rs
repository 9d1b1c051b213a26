//! A rating in words.

use super::anchors::anchors;
use crate::model::decimal::Decimal;
use crate::model::new_game::draft::level_in_words;
use crate::model::new_game::presets::Preset;

/// Who is no farther than this from a level plays as well as it.
const AS_WELL: f64 = 40.0;

/// What a rung is called.
pub fn rung(level: &'static str) -> &'static str {
    if level == "random" { text::ladder::at_random() } else { level_in_words(level) }
}

/// Between which levels a person plays.
pub fn place(preset: Preset, name: &str, rating: f64) -> String {
    let near = |elo: f64| (elo - rating).abs() <= AS_WELL;
    let nearest = anchors(preset)
        .filter(|(_, elo)| near(*elo))
        .min_by(|(_, a), (_, b)| (a - rating).abs().total_cmp(&(b - rating).abs()));
    if let Some((level, _)) = nearest {
        return text::ladder::place_at(name, rung(level));
    }
    let below = anchors(preset).take_while(|(_, elo)| *elo < rating).last();
    let above = anchors(preset).find(|(_, elo)| *elo > rating);
    match (below, above) {
        (Some((low, _)), Some((high, _))) => {
            text::ladder::place_between(name, rung(low), rung(high))
        }
        (Some((low, _)), None) => text::ladder::place_above(name, rung(low)),
        _ => text::ladder::place_below(name),
    }
}

/// How surely so many games tell it.
pub fn range(games: usize, low: f64, high: f64) -> String {
    let points = |elo: f64| format!("{:.0}", Decimal((elo / 10.0).round() * 10.0));
    text::ladder::range(games, points(low), points(high))
}
