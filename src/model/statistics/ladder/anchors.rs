//! How strong the levels are: what ratings of people hold on to.

use crate::model::new_game::presets::Preset;
use players::bot::LEVELS;

/// Elo points of the levels, in the order of [`LEVELS`], by rule set: `rq rate` measures them between two, and `docs/bots.md`
/// tells them (`docs_tell_the_same_ratings` compares). The first are taken for rule sets that are not named; the ladder tells
/// so. The others are shifted so that `normal` has the same.
const ANCHORS: [(&str, [i16; LEVELS.len()]); 2] =
    [("next", [0, 719, 1277, 1363, 1447]), ("nautical", [-54, 526, 1277, 1574, 1668])];

/// Points that stand for ten times the odds of winning.
const POINTS: f64 = 400.0;

/// What was measured for a rule set, and by which.
fn measured(preset: Preset) -> (&'static str, [i16; LEVELS.len()]) {
    ANCHORS.into_iter().find(|(key, _)| *key == preset.key).unwrap_or(ANCHORS[0])
}

/// The rule set by which the levels were measured that stand for a rule set.
pub fn measured_by(preset: Preset) -> Preset {
    Preset { key: measured(preset).0 }
}

/// The levels with their ratings by a rule set, the weakest first.
pub fn anchors(preset: Preset) -> impl Iterator<Item = (&'static str, f64)> {
    LEVELS.into_iter().zip(measured(preset).1.map(f64::from))
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
        let elo = |key: &str, level: &str| -> i16 {
            let (_, section) = docs.split_once(&format!("rate --rules {key} ")).unwrap();
            let row = section.lines().find(|row| row.starts_with(&format!("| {level} |")));
            let cell = row.unwrap().split('|').nth(2).unwrap();
            cell.split('±').next().unwrap().trim().parse().unwrap()
        };
        for (key, ratings) in ANCHORS {
            let shift = elo(ANCHORS[0].0, "normal") - elo(key, "normal");
            for (level, rating) in LEVELS.into_iter().zip(ratings) {
                assert_eq!(elo(key, level) + shift, rating, "{level} in {key}");
            }
        }
    }

    #[test]
    fn levels_rise_in_every_rule_set_and_normal_is_the_same_in_all() {
        for (key, ratings) in ANCHORS {
            assert!(ratings.is_sorted_by(|a, b| a < b), "{key}");
            assert_eq!(ratings[2], ANCHORS[0].1[2], "{key}");
        }
    }
}
