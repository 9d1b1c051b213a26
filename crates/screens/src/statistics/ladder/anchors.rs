//! The strengths of the levels, to which people's ratings are anchored.

use crate::new_game::presets::Preset;
use players::bot::LEVELS;

/// The Elo ratings of the levels in the order of [`LEVELS`], by rule set, as `rq rate` measures
/// them between two players. `crates/lab/strength.md` lists the same (`docs_tell_the_same_ratings`
/// compares them). The first ones are also used for rule sets not named here, and the ladder says
/// so. The others are shifted so that `normal` has the same rating.
const ANCHORS: [(&str, [i16; LEVELS.len()]); 2] =
    [("next", [0, 719, 1277, 1363, 1447]), ("nautical", [-54, 526, 1277, 1574, 1668])];

/// The Elo points for a tenfold change in the odds of winning.
const POINTS: f64 = 400.0;

/// Returns the ratings to use for a rule set, and the key of the rule set they were measured with.
fn measured(preset: Preset) -> (&'static str, [i16; LEVELS.len()]) {
    ANCHORS.into_iter().find(|(key, _)| *key == preset.key).unwrap_or(ANCHORS[0])
}

/// Returns the rule set with which the ratings for a rule set were measured.
pub fn measured_by(preset: Preset) -> Preset {
    Preset { key: measured(preset).0 }
}

/// Returns the levels with their ratings for a rule set, the weakest first.
pub fn anchors(preset: Preset) -> impl Iterator<Item = (&'static str, f64)> {
    LEVELS.into_iter().zip(measured(preset).1.map(f64::from))
}

/// Returns the weight of a level for a rule set; `None` if there is no such level.
pub fn weight_of_level(preset: Preset, level: &str) -> Option<f64> {
    anchors(preset).find(|(known, _)| *known == level).map(|(_, elo)| weight(elo))
}

/// Returns the weight of a rating. Each of several players wins in proportion to their weight
/// (Luce), which for two players is Elo's formula.
pub fn weight(elo: f64) -> f64 {
    (elo / POINTS * std::f64::consts::LN_10).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn docs_tell_the_same_ratings() {
        let docs = include_str!("../../../../lab/strength.md");
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
