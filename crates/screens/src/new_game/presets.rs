//! The rule sets as players know them.

use super::length::Length;
use engine::game::{RuleSet, Victory};
use engine::record::CustomRules;

/// A rule set that can be chosen by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name in the engine.
    pub key: &'static str,
}

/// All rule sets, the main game first.
pub const PRESETS: [Preset; 5] = [
    Preset { key: "nautical" },
    Preset { key: "new-rules" },
    Preset { key: "next" },
    Preset { key: "risiko-pocket" },
    Preset { key: "legacy-attack" },
];

impl Preset {
    pub fn name(self) -> &'static str {
        match self.key {
            "next" => text::presets::next(),
            "new-rules" => text::presets::new_rules(),
            "risiko-pocket" => text::presets::pocket(),
            "legacy-attack" => text::presets::legacy_attack(),
            _ => text::presets::nautical(),
        }
    }

    /// Returns a sentence about it.
    pub fn summary(self) -> &'static str {
        match self.key {
            "next" => text::presets::next_summary(),
            "new-rules" => text::presets::new_rules_summary(),
            "risiko-pocket" => text::presets::pocket_summary(),
            "legacy-attack" => text::presets::legacy_attack_summary(),
            _ => text::presets::nautical_summary(),
        }
    }

    pub fn rules(self) -> RuleSet {
        RuleSet::preset(self.key).unwrap_or(RuleSet::NAUTICAL)
    }

    /// Returns its rules at the table of a game, with that table's choice of who begins.
    pub(super) fn at_this_table(self, game: &RuleSet) -> RuleSet {
        RuleSet { first_turn: game.first_turn, ..self.rules() }
    }
}

/// Returns the preset nearest to some rules, and the number of options that differ from it. Games
/// that began before the presets were corrected are compared with the presets of that time.
pub fn nearest(rules: &RuleSet) -> (Preset, usize) {
    let is_old = *rules == rules.without_corrections();
    let differing = |preset: &Preset| {
        let today = preset.at_this_table(rules);
        rules.changes(&if is_old { today.without_corrections() } else { today }).count()
    };
    let nearest = PRESETS.into_iter().min_by_key(differing).unwrap_or(PRESETS[0]);
    (nearest, differing(&nearest))
}

pub fn name(rules: &RuleSet) -> String {
    let name = match nearest(rules) {
        (preset, 0) => preset.name().to_owned(),
        (preset, changes) => text::presets::Changed { name: preset.name(), changes }.say(),
    };
    if *rules == rules.without_corrections() { text::presets::as_it_was(name) } else { name }
}

/// Returns a title for rules, from the name given to them and the rule set they are based on.
pub fn title(custom_rules: &CustomRules) -> String {
    let name = name(&custom_rules.rules);
    if custom_rules.title.is_empty() {
        name
    } else {
        text::custom_rules::Titled { mix: &custom_rules.title, rules: name }.say()
    }
}

/// Returns a title for the rules of a game. Its length and the extra armies of an even start are
/// chosen for one game, so they aren't changes of its rule set. Rules with a name of their own are
/// counted as they were made.
pub fn title_in_play(mut game: CustomRules) -> String {
    let preset = nearest(&game.rules).0.rules();
    if game.title.is_empty() {
        if matches!(game.rules.victory, Victory::Rounds(_)) && Length::fits(&preset) {
            game.rules.victory = preset.victory;
        }
        if preset.later_seats == 0 {
            game.rules.later_seats = 0;
        }
    }
    title(&game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_of_the_engine_has_a_name() {
        let keys: Vec<_> = RuleSet::PRESETS.into_iter().map(|(key, _)| key).collect();
        assert_eq!(PRESETS.map(|preset| preset.key).to_vec(), keys);
        for preset in PRESETS {
            assert_eq!(name(&preset.rules()), preset.name());
        }
    }

    #[test]
    fn games_that_began_before_the_corrections_say_so() {
        for rules in [RuleSet::NAUTICAL, RuleSet::NEXT] {
            let (now, before) = (name(&rules), name(&rules.without_corrections()));
            assert_eq!(before, format!("{now}, earlier rules"));
        }
    }

    #[test]
    fn m2_the_name_of_custom_rules_comes_before_their_preset() {
        let rules = RuleSet { victory: Victory::Rounds(8), ..RuleSet::NEXT };
        let mut custom_rules = CustomRules { rules, title: String::new() };
        assert_eq!(title(&custom_rules), "Classic, 1 change");
        custom_rules.title = "Sunday".into();
        assert_eq!(title(&custom_rules), "Sunday (Classic, 1 change)");
    }

    #[test]
    fn m2_the_length_and_an_even_start_are_no_changes_of_a_game_in_play() {
        let of = |rules| title_in_play(CustomRules { rules, title: String::new() });
        for preset in PRESETS {
            let rules = preset.rules();
            let short = RuleSet { victory: Victory::Rounds(8), later_seats: 3, ..rules };
            let counts_length = usize::from(!Length::fits(&rules));
            let expected = match counts_length {
                0 => preset.name().to_owned(),
                changes => text::presets::Changed { name: preset.name(), changes }.say(),
            };
            assert_eq!(of(short), expected);
            let changed = RuleSet { wilds: !rules.wilds, ..short };
            assert!(of(changed).contains("change"), "{}", of(changed));
        }
    }

    #[test]
    fn changed_options_are_counted() {
        let rules = RuleSet { victory: Victory::Rounds(8), ..RuleSet::NEXT };
        assert_eq!(name(&rules), "Classic, 1 change");
        assert_eq!(name(&RuleSet { wilds: true, ..rules }), "Classic, 2 changes");
    }
}
