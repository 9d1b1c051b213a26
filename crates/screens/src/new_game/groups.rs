//! The options of a new game, grouped by subject, and a search for them.

use super::draft::NewGame;
use engine::game::{OPTIONS, RuleOption};
use words::OptionInWords;

/// A group of options about one subject.
#[derive(Debug, Clone, Copy)]
pub struct OptionCategory {
    title: fn() -> &'static str,
    keys: &'static [&'static str],
}

/// All groups, in the order in which people think about them.
pub const GROUPS: [OptionCategory; 6] = [
    OptionCategory {
        title: text::new_game::group_start,
        keys: &[
            "victory",
            "first-turn",
            "later-seats",
            "three-or-four",
            "empty-seats",
            "deal",
            "start",
            "starting-armies",
            "placing",
            "starting-cards",
        ],
    },
    OptionCategory {
        title: text::new_game::group_cards,
        keys: &[
            "set-value",
            "forced-sets",
            "bonus-cards",
            "captured-sets",
            "one-set-a-turn",
            "wilds",
            "card-armies-anywhere",
            "card-offered",
            "seven-cards",
        ],
    },
    OptionCategory {
        title: text::new_game::group_armies,
        keys: &[
            "least-three",
            "factories",
            "factory-sales",
            "ten-on-a-territory",
            "pieces-run-out",
            "fortify",
            "end-of-turn",
        ],
    },
    OptionCategory {
        title: text::new_game::group_attacks,
        keys: &[
            "attack-dice",
            "attack-rolls",
            "defence-dice",
            "three-defence-dice",
            "large-attacks",
            "mobilization",
            "must-attack",
            "ploys",
            "scars",
        ],
    },
    OptionCategory {
        title: text::new_game::group_sea,
        keys: &["ships", "sea-opponents", "canals", "australian-coasts", "east-africa-middle-east"],
    },
    OptionCategory {
        title: text::new_game::group_allies,
        keys: &[
            "allies",
            "bids",
            "ally-cards",
            "further-hands",
            "pot-factories",
            "poker",
            "poker-games",
            "flop-cards",
            "betting",
            "must-call-all-in",
            "dealing",
            "full-stash",
            "red-queens-high",
            "ace",
        ],
    },
];

impl OptionCategory {
    /// Returns the name of the subject.
    pub fn title(self) -> &'static str {
        (self.title)()
    }

    /// Returns its options, in order.
    pub fn options(self) -> impl Iterator<Item = &'static RuleOption> {
        self.keys
            .iter()
            .filter_map(|key| engine::game::option(key))
            .filter(|option| option.is_offered())
    }

    /// Returns the number of options changed from the preset. The length and who goes first are
    /// chosen for one game, apart from the rules, so they aren't changes.
    pub fn changes(self, game: &NewGame) -> usize {
        let from = game.from.rules();
        self.options().filter(|option| option.get(&game.rules) != option.get(&from)).count()
    }
}

/// Returns `true` if each word sought is in an option's title, one of its sentences or its rule.
pub fn is_about(option: &RuleOption, sought: &str) -> bool {
    let choices = option.choices().iter();
    let texts = choices.flat_map(|it| [it.meaning(), option.rule_of(it.value).0]);
    let all: Vec<&str> = [option.title(), option.rule.0].into_iter().chain(texts).collect();
    let all = all.join(" ").to_lowercase();
    sought.to_lowercase().split_whitespace().all(|word| all.contains(word))
}

/// Returns `true` if any option matches.
pub fn is_found(sought: &str) -> bool {
    OPTIONS.iter().any(|option| option.is_offered() && is_about(option, sought))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_offered_is_in_one_group() {
        let mut grouped: Vec<&str> =
            GROUPS.iter().flat_map(|group| group.options().map(|option| option.key)).collect();
        let mut offered: Vec<&str> =
            OPTIONS.iter().filter(|option| option.is_offered()).map(|option| option.key).collect();
        grouped.sort_unstable();
        offered.sort_unstable();
        assert_eq!(grouped, offered);
        let named: usize = GROUPS.iter().map(|group| group.keys.len()).sum();
        assert_eq!(named, offered.len(), "a key that is no option");
    }

    #[test]
    fn a_group_counts_the_changes_that_are_listed_and_nothing_else() {
        use crate::new_game::custom_rules::CustomRulesView;
        use crate::new_game::length::Length;
        use engine::core::Seed;

        let counted =
            |game: &NewGame| GROUPS.map(|group| group.changes(game)).iter().sum::<usize>();
        let listed = |game: &NewGame| CustomRulesView::of(&game.chosen()).differences.len();
        let mut game = NewGame::new(Seed::from_number(1), Vec::new());
        assert_ne!(game.rules().first_turn, game.rules.first_turn, "a lone person goes first");
        assert_eq!((counted(&game), listed(&game)), (0, 0));
        game.length = Length::Half;
        assert_eq!((counted(&game), listed(&game)), (0, 0));
        game.rules.wilds = !game.rules.wilds;
        assert_eq!((counted(&game), listed(&game)), (1, 1));
    }

    #[test]
    fn an_option_is_found_by_its_words_and_its_rule() {
        let found = |sought: &str| -> Vec<&str> {
            let hits =
                OPTIONS.iter().filter(|option| option.is_offered() && is_about(option, sought));
            hits.map(|option| option.key).collect()
        };
        assert_eq!(found("Suez"), ["canals"]);
        assert_eq!(found("RED queens"), ["red-queens-high"]);
        assert_eq!(found("n7"), ["sea-opponents"]);
        assert_eq!([found("L6"), found("X8")], [["start"], ["start"]]);
        assert!(found("").len() > 40);
        assert!(is_found("wild") && !is_found("weather"));
    }
}
