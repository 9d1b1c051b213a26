//! Rule sets as text: the nearest preset and the options that differ from it, by name. A record
//! therefore keeps its meaning when options are added or presets corrected.

use std::fmt::{self, Formatter};

use super::expected::Expected;
use super::line_words::{Misread, Words};
use crate::core::{English, RuleId, excerpt, messages};
use crate::game::{OPTIONS, RuleOption, RuleSet, option};
use crate::world::WorldId;

/// A rule set that can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesError {
    /// A word is missing.
    #[error(transparent)]
    Word(#[from] Misread),
    /// No preset has this name.
    UnknownPreset(String),
    /// No option has this name.
    UnknownOption(String),
    /// The board with this title hasn't been read, or no board has it.
    MissingBoard(String),
    /// The option doesn't have this value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// The value that was read.
        value: String,
    },
}

messages! { RulesError {
    Self::Word(error) => (error),
    Self::UnknownPreset(name) => ["unknown-preset", "there is no rule set called “{name}”", name],
    Self::UnknownOption(name) => [
        "unknown-option", "there is no option called “{name}” (M1)", name
    ],
    Self::MissingBoard(name) => [
        "missing-board", "this is played on the board “{name}”, which is not here (B1)", name
    ],
    Self::UnknownValue { key: option, value } => [
        "unknown-value",
        "the option {option} cannot be “{value}” ({rule})",
        option, value, rule = Self::rule_of(option)
    ],
} }

impl RulesError {
    /// Returns the rule to which an option belongs; worlds have one as well.
    ///
    /// ```
    /// use red_queens_engine::core::RuleId;
    /// use red_queens_engine::record::RulesError;
    ///
    /// assert_eq!(RulesError::rule_of("victory"), RuleId("T44"));
    /// ```
    pub fn rule_of(key: &str) -> RuleId {
        option(key).map_or(RuleId("B1"), |option| option.rule)
    }
}

/// The key before the name of a world other than the Earth.
const WORLD: &str = "world";

/// The key before the name of a rule set, at the end of its line. No option has this name.
pub(super) const TITLE: &str = "title";

/// The names of rule sets in text.
pub(super) struct RuleSetNames(&'static [(&'static str, RuleSet)]);

/// The names in records. Their meanings never change: a corrected preset gets a new name.
pub(super) const RECORDS: RuleSetNames = RuleSetNames(&[
    ("nautical", RuleSet::NAUTICAL.without_corrections()),
    ("next", RuleSet::NEXT.without_corrections()),
    ("nautical-2", RuleSet::NAUTICAL.before_top_ups()),
    ("next-2", RuleSet::NEXT.before_top_ups()),
    ("new-rules", RuleSet::NEW_RULES.before_top_ups()),
    ("risiko-pocket", RuleSet::RISIKO_POCKET.before_top_ups()),
    ("legacy-attack", RuleSet::LEGACY_ATTACK.before_top_ups()),
    ("nautical-3", RuleSet::NAUTICAL),
    ("next-3", RuleSet::NEXT),
    ("new-rules-2", RuleSet::NEW_RULES),
    ("risiko-pocket-2", RuleSet::RISIKO_POCKET),
    ("legacy-attack-2", RuleSet::LEGACY_ATTACK),
]);

/// The names in positions, which aren't stored: the presets as they are now.
pub(super) const POSITIONS: RuleSetNames = RuleSetNames(&RuleSet::PRESETS);

impl RuleSetNames {
    /// Returns the name with the fewest differences, and those differences.
    pub(super) fn differences(
        &self,
        rules: &RuleSet,
    ) -> (&'static str, Vec<(&'static str, String)>) {
        let world = rules.printing.world;
        let world = (world != WorldId::EARTH).then(|| (WORLD, world.title().to_owned()));
        let from = |preset: &RuleSet| -> Vec<(&'static str, String)> {
            let differs = |option: &&RuleOption| option.get(rules) != option.get(preset);
            let differing = OPTIONS.iter().filter(differs);
            differing.map(|option| (option.key, option.get(rules))).chain(world.clone()).collect()
        };
        let differences = self.0.iter().map(|(name, preset)| (*name, from(preset)));
        differences.min_by_key(|(_, different)| different.len()).unwrap_or_default()
    }

    /// Returns the rule set with this name.
    pub(super) fn preset(&self, name: &str) -> Result<RuleSet, RulesError> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, rules)| *rules).ok_or_else(|| RulesError::UnknownPreset(excerpt(name)))
    }

    /// Reads a preset and the options that differ, up to a title.
    pub(super) fn read(&self, words: &mut Words) -> Result<RuleSet, RulesError> {
        let mut rules = self.preset(words.word(Expected::RuleSet)?)?;
        while words.peek().is_some_and(|word| word != TITLE) {
            let (key, value) = (words.word(Expected::Option)?, words.word(Expected::Value)?);
            set(&mut rules, key, value)?;
        }
        Ok(rules)
    }

    /// Writes text that [`Self::read`] reads.
    pub(super) fn write(&self, f: &mut Formatter<'_>, rules: &RuleSet) -> fmt::Result {
        let (preset, different) = self.differences(rules);
        write!(f, "rules {preset}")?;
        for (key, value) in different {
            write!(f, " {key} {value}")?;
        }
        Ok(())
    }
}

/// Sets an option by name.
pub(super) fn set(rules: &mut RuleSet, key: &str, value: &str) -> Result<(), RulesError> {
    if key == WORLD {
        let missing = || RulesError::MissingBoard(excerpt(value));
        rules.printing.world = WorldId::titled(value).ok_or_else(missing)?;
        return Ok(());
    }
    let option = option(key).ok_or_else(|| RulesError::UnknownOption(excerpt(key)))?;
    option
        .set(rules, value)
        .map_err(|_| RulesError::UnknownValue { key: option.key, value: excerpt(value) })
}

/// Checks that the board of these rules has been read, so that a game on it can be played.
pub(super) fn check_board(rules: &RuleSet) -> Result<(), RulesError> {
    let world = rules.printing.world;
    if world.is_read() { Ok(()) } else { Err(RulesError::MissingBoard(world.title().to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Fortify, Victory};

    #[test]
    fn rule_sets_are_read_from_their_differences() {
        let mixed =
            RuleSet { fortify: Fortify::Connected, victory: Victory::Rounds(9), ..RuleSet::NEXT };
        for (rules, number) in [(RuleSet::NAUTICAL, 0), (RuleSet::NEXT, 0), (mixed, 2)] {
            let (name, different) = RECORDS.differences(&rules);
            assert_eq!(different.len(), number);
            let mut read = RECORDS.preset(name).unwrap();
            for (key, value) in different {
                set(&mut read, key, &value).unwrap();
            }
            assert_eq!(read, rules);
        }
    }

    #[test]
    fn a_name_in_a_record_means_what_it_meant_when_it_was_written() {
        for (name, rules) in [("nautical", RuleSet::NAUTICAL), ("next", RuleSet::NEXT)] {
            let before = RECORDS.preset(name).unwrap();
            assert_eq!(
                (before, RECORDS.differences(&before)),
                (rules.without_corrections(), (name, vec![]))
            );
            assert_eq!(RECORDS.preset(&format!("{name}-2")), Ok(rules.before_top_ups()));
            assert_eq!(RECORDS.preset(&format!("{name}-3")), Ok(rules));
        }
        let later = [
            ("new-rules", RuleSet::NEW_RULES),
            ("risiko-pocket", RuleSet::RISIKO_POCKET),
            ("legacy-attack", RuleSet::LEGACY_ATTACK),
        ];
        for (name, rules) in later {
            assert_eq!(RECORDS.preset(name), Ok(rules.before_top_ups()));
            assert_eq!(RECORDS.preset(&format!("{name}-2")), Ok(rules));
        }
        for (name, rules) in RuleSet::PRESETS {
            assert_eq!(POSITIONS.preset(name), Ok(rules));
            assert!(RECORDS.differences(&rules).1.is_empty(), "{name} has a name of its own");
        }
    }

    /// The options of the first games.
    const FIRST: [&str; 22] = [
        "victory",
        "empty-seats",
        "deal",
        "starting-armies",
        "placing",
        "set-value",
        "forced-sets",
        "wilds",
        "starting-cards",
        "factories",
        "ships",
        "canals",
        "australian-coasts",
        "large-attacks",
        "attack-dice",
        "mobilization",
        "fortify",
        "poker",
        "red-queens-high",
        "ace",
        "allies",
        "east-africa-middle-east",
    ];

    /// Later options that aren't corrections, each with the value by which earlier games were
    /// played.
    const LATER: [(&str, &str); 32] = [
        ("bonus-cards", "each"),
        ("captured-sets", "next-turn"),
        ("later-seats", "0"),
        ("sea-opponents", "one"),
        ("poker-games", "draw"),
        ("flop-cards", "1"),
        ("betting", "one-army"),
        ("must-call-all-in", "off"),
        ("end-of-turn", "draw-first"),
        ("factory-sales", "at-start"),
        ("full-stash", "discard-last"),
        ("ally-cards", "off"),
        ("bids", "free"),
        ("dealing", "rotating"),
        ("further-hands", "off"),
        ("pot-factories", "off"),
        ("three-or-four", "off"),
        ("least-three", "on"),
        ("one-set-a-turn", "off"),
        ("card-armies-anywhere", "off"),
        ("three-defence-dice", "off"),
        ("must-attack", "off"),
        ("ten-on-a-territory", "off"),
        ("pieces-run-out", "off"),
        ("card-offered", "off"),
        ("seven-cards", "off"),
        ("attack-rolls", "any"),
        ("defence-dice", "maximum"),
        ("ploys", "off"),
        ("scars", "none"),
        ("start", "dealt"),
        ("first-turn", "die"),
    ];

    #[test]
    fn an_option_that_came_later_changes_no_record_of_the_first_games() {
        for name in ["nautical", "next"] {
            let rules = RECORDS.preset(name).unwrap();
            for option in OPTIONS.iter().filter(|option| !FIRST.contains(&option.key)) {
                let then = LATER.iter().find(|(key, _)| *key == option.key).map(|(_, then)| *then);
                let then = then.unwrap_or("off");
                assert!(then != "off" || option.values().contains(&"off"), "{} is new", option.key);
                assert_eq!(option.get(&rules), then, "{name}: {}", option.key);
            }
        }
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        assert_eq!(RECORDS.preset("chess"), Err(RulesError::UnknownPreset("chess".into())));
        let mut rules = RuleSet::NEXT;
        assert_eq!(
            set(&mut rules, "weather", "on"),
            Err(RulesError::UnknownOption("weather".into()))
        );
        assert_eq!(
            set(&mut rules, "poker", "maybe").unwrap_err().to_string(),
            "the option poker cannot be “maybe” (T20)"
        );
        assert_eq!(rules, RuleSet::NEXT);
    }
}
