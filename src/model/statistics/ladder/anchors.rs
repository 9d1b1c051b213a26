//! How strong the levels are: what ratings of people hold on to.

use crate::model::new_game::presets::Preset;
use players::bot::LEVELS;

/// Elo points of the levels, in the order of [`LEVELS`], by rule set: `rq rate` measures them, and `docs/bots.md` tells
/// them (`docs_tell_the_same_ratings` compares). They were measured by the rules `next` only, and are taken to be the same
/// by all rule sets that are not named here; the ladder tells so. Who names another shifts it so that `normal` has the same.
const ANCHORS: [(&str, [f64; LEVELS.len()]); 1] = [("next", [0.0, 719.0, 1277.0, 1363.0, 1447.0])];

/// Points that stand for ten times the odds of winning.
const POINTS: f64 = 400.0;

/// What was measured for a rule set, and by which.
fn measured(preset: Preset) -> (&'static str, [f64; LEVELS.len()]) {
    ANCHORS.into_iter().find(|(key, _)| *key == preset.key).unwrap_or(ANCHORS[0])
}

/// The rule set by which the levels were measured that stand for a rule set.
pub fn measured_by(preset: Preset) -> Preset {
    Preset { key: measured(preset).0 }
}

/// The levels with their ratings by a rule set, the weakest first.
pub fn anchors(preset: Preset) -> impl Iterator<Item = (&'static str, f64)> {
    LEVELS.into_iter().zip(measured(preset).1)
}

/// What a level weighs by a rule set; nothing of a level that there is not.
pub fn weight_of_level(preset: Preset, level: &str) -> Option<f64> {
    anchors(preset).find(|(known, _)| *known == level).map(|(_, elo)| weight(elo))
}

/// What a rating weighs: of several players each wins in proportion to it (Luce), of two as Elo has it.
pub fn weight(elo: f64) -> f64 {
    (elo / POINTS * std::f64::consts::LN_10).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn docs_tell_the_same_ratings() {
        let docs = include_str!("../../../../docs/bots.md");
        let (_, table) = docs.split_once("| level | Elo |").unwrap();
        for (place, level) in LEVELS.into_iter().enumerate() {
            let row = table.lines().find(|row| row.starts_with(&format!("| {level} |"))).unwrap();
            let elo = row.split('|').nth(2).unwrap().split('±').next().unwrap().trim();
            assert_eq!(elo.parse(), Ok(ANCHORS[0].1[place]), "{level}");
        }
    }

    #[test]
    fn levels_rise_in_every_rule_set_and_normal_is_the_same_in_all() {
        for (key, ratings) in ANCHORS {
            assert!(ratings.is_sorted_by(|a, b| a < b), "{key}");
            assert!((ratings[2] - ANCHORS[0].1[2]).abs() < 0.5, "{key}");
        }
    }
}
