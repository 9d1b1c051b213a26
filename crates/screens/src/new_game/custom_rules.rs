//! Custom rules: a player's changes to a preset, and their description.

use super::presets::{self, PRESETS, Preset};
use crate::notice::NoticeView;
use engine::core::RuleId;
use engine::game::{LONGEST_TEXT, OPTIONS, RuleOption, RuleSet, SetupError};
use engine::record::CustomRules;
use stdx::one_line;
use words::{InWords, OptionInWords};

/// The chosen rules: a preset, saved custom rules, or changes to either.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub rules: RuleSet,
    /// The player's name for them, as typed.
    pub name: String,
    /// The preset that they are compared with.
    pub from: Preset,
    /// The key under which they are saved, if they are.
    pub kept: Option<String>,
}

impl From<Preset> for Chosen {
    fn from(preset: Preset) -> Self {
        Self { rules: preset.rules(), name: String::new(), from: preset, kept: None }
    }
}

impl From<CustomRules> for Chosen {
    fn from(custom_rules: CustomRules) -> Self {
        let from = presets::nearest(&custom_rules.rules).0;
        Self { rules: custom_rules.rules, name: custom_rules.title, from, kept: None }
    }
}

impl Chosen {
    /// Returns the custom rules with a name that can be shown.
    pub fn custom_rules(&self) -> CustomRules {
        CustomRules { rules: self.rules, title: rules_title(&self.name) }
    }

    /// Returns `true` if choosing other rules would lose changes. `kept` are the rules as saved.
    pub fn is_changed(&self, kept: Option<&CustomRules>) -> bool {
        let preset = || self.from.rules().on_board(self.rules.printing.world);
        match kept {
            Some(kept) => self.custom_rules() != *kept,
            None => self.rules != preset() || !self.name.trim().is_empty(),
        }
    }

    /// Returns `true` if the rules are saved and only their name has changed since.
    pub fn is_renamed(&self, kept: Option<&CustomRules>) -> bool {
        kept.is_some_and(|kept| kept.rules == self.rules && self.is_changed(Some(kept)))
    }
}

/// Returns the name of custom rules, as one line that isn't too long.
pub fn rules_title(name: &str) -> String {
    let mut title = one_line(name, LONGEST_TEXT);
    while title.len() > LONGEST_TEXT {
        title.pop();
    }
    title.trim_end().to_owned()
}

/// An option whose value differs from the preset's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub option: &'static RuleOption,
    /// The meaning of its value, in a sentence.
    pub meaning: String,
    pub rule: RuleId,
}

/// Returns the differences from a rule set, in the order of the options.
pub fn differences(rules: &RuleSet, from: &RuleSet) -> Vec<Difference> {
    let difference = |option: &'static RuleOption| {
        let meaning =
            option.meaning(rules).unwrap_or_else(|| text::custom_rules::uncorrected().to_owned());
        Difference { option, meaning, rule: option.rule_of(&option.get(rules)) }
    };
    rules.differences(from).map(difference).collect()
}

/// Returns the preset nearest to a game's rules, and the differences from it, if there are any.
pub fn differences_from_nearest(rules: &RuleSet) -> Option<(Preset, Vec<Difference>)> {
    let (preset, _) = presets::nearest(rules);
    let differences = differences(rules, &preset.at_this_table(rules));
    (!differences.is_empty()).then_some((preset, differences))
}

/// A description of custom rules, beside their options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomRulesView {
    pub from: Preset,
    pub differences: Vec<Difference>,
    /// The reason why these rules can't be played, if they can't.
    pub impossible: Option<NoticeView>,
    /// A note on the options that computer players haven't been tried with.
    pub untried: Option<String>,
}

impl CustomRulesView {
    pub fn of(chosen: &Chosen) -> Self {
        let impossible = chosen.rules.check().err().as_ref().map(notice);
        let untried = if impossible.is_some() { None } else { untried(&chosen.rules) };
        let differences = differences(&chosen.rules, &chosen.from.rules());
        Self { from: chosen.from, differences, impossible, untried }
    }
}

/// Returns the reason why a setup isn't a valid game, with its rule beside the sentence.
pub fn notice(error: &SetupError) -> NoticeView {
    let text = error.in_words();
    let text = text.rsplit_once(" (").map_or(text.as_str(), |(text, _)| text);
    NoticeView::citing(error.rule(), text)
}

/// Returns a note on options in no preset, since computer players were only tried with presets.
fn untried(rules: &RuleSet) -> Option<String> {
    let presets = PRESETS.map(Preset::rules);
    if presets.iter().any(|preset| rules.changes(preset).next().is_none()) {
        return None;
    }
    let is_new = |option: &&RuleOption| {
        let value = option.get(rules);
        option.is_offered() && presets.iter().all(|preset| option.get(preset) != value)
    };
    let new: Vec<&str> = OPTIONS.iter().filter(is_new).map(RuleOption::title).collect();
    if new.is_empty() {
        return Some(text::custom_rules::untried_together().to_owned());
    }
    Some(text::custom_rules::Untried { number: new.len(), options: text::all_of(&new) }.say())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::NewGame;
    use engine::core::Seed;
    use engine::game::{Deal, FirstTurn, Fortify, Start, Victory};

    fn new() -> NewGame {
        NewGame::new(Seed::from_number(1), Vec::new())
    }

    fn classic() -> Preset {
        PRESETS.into_iter().find(|preset| preset.key == "next").unwrap()
    }

    #[test]
    fn m1_each_change_that_is_counted_is_listed() {
        for preset in PRESETS {
            let plain = preset.rules();
            assert_eq!(differences_from_nearest(&plain), None);
            let begins = RuleSet { first_turn: FirstTurn::Die, ..plain };
            assert_eq!(differences_from_nearest(&begins), None, "{}", presets::name(&begins));
            let rules = RuleSet { victory: Victory::Rounds(8), wilds: !plain.wilds, ..plain };
            let (near, listed) = differences_from_nearest(&rules).unwrap();
            assert_eq!((near, listed.len()), presets::nearest(&rules));
            assert!(presets::name(&rules).ends_with(&format!(", {} changes", listed.len())));
            let (_, old) = differences_from_nearest(&plain.without_corrections()).unwrap();
            assert!(!old.is_empty(), "earlier rules are told apart from today's");
        }
    }

    #[test]
    fn m1_custom_rules_say_what_differs_from_the_preset_they_were_made_of() {
        let mut game = new();
        game.choose(classic().into());
        assert_eq!(CustomRulesView::of(&game.chosen()).differences, []);
        game.rules.fortify = Fortify::Connected;
        game.rules.victory = Victory::Rounds(9);
        let view = CustomRulesView::of(&game.chosen());
        let told: Vec<_> =
            view.differences.iter().map(|it| (it.meaning.as_str(), it.rule.0)).collect();
        assert_eq!(
            told,
            [
                ("After 9 rounds, the player with the most territories wins.", "T44"),
                ("Moves between any connected territories.", "X4"),
            ]
        );
        game.put_back(view.differences[1].option);
        assert_eq!(game.rules, RuleSet { victory: Victory::Rounds(9), ..RuleSet::NEXT });
    }

    #[test]
    fn x8_a_difference_cites_the_rule_of_the_chosen_value() {
        let cited = |start| {
            let rules = RuleSet { start, ..RuleSet::NEXT };
            differences(&rules, &RuleSet::NEXT)[0].rule.0
        };
        assert_eq!([cited(Start::Headquarters), cited(Start::Board)], ["L6", "X8"]);
    }

    #[test]
    fn every_difference_between_presets_is_a_sentence_or_a_correction() {
        for from in PRESETS {
            for rules in
                PRESETS.map(Preset::rules).into_iter().chain([from.rules().without_corrections()])
            {
                for difference in differences(&rules, &from.rules()) {
                    assert!(difference.meaning.ends_with(['.', '…']), "{}", difference.meaning);
                }
            }
        }
    }

    #[test]
    fn m1_what_cannot_be_says_why_and_changes_nothing() {
        let mut game = new();
        game.rules.deal = Deal::Chosen;
        let before = game.chosen();
        let view = CustomRulesView::of(&before);
        assert_eq!(view.impossible.unwrap().rule, Some(RuleId("X1")));
        assert_eq!(view.untried, None, "one thing at a time");
        assert_eq!(game.chosen(), before);
    }

    #[test]
    fn computer_players_are_tried_with_presets_only() {
        let mut chosen = Chosen::from(classic());
        assert_eq!(CustomRulesView::of(&chosen).untried, None);
        chosen.rules.wilds = true;
        assert!(CustomRulesView::of(&chosen).untried.unwrap().contains("not the combination"));
        chosen.rules.victory = Victory::Rounds(8);
        assert!(
            CustomRulesView::of(&chosen)
                .untried
                .unwrap()
                .ends_with("with your setting of Victory.")
        );
        chosen.rules.fortify = Fortify::Connected;
        let untried = CustomRulesView::of(&chosen).untried.unwrap();
        assert!(untried.ends_with("with your settings of Victory and Fortifying."), "{untried}");
    }

    #[test]
    fn what_would_be_lost_is_known() {
        let mut chosen = Chosen::from(classic());
        assert!(!chosen.is_changed(None));
        chosen.name = "Sunday".into();
        assert!(chosen.is_changed(None));
        let kept = chosen.custom_rules();
        assert!(!chosen.is_changed(Some(&kept)) && !chosen.is_renamed(Some(&kept)));
        chosen.name = "Monday ".into();
        assert!(chosen.is_changed(Some(&kept)) && chosen.is_renamed(Some(&kept)));
        chosen.rules.wilds = true;
        assert!(chosen.is_changed(Some(&kept)) && !chosen.is_renamed(Some(&kept)));
    }

    #[test]
    fn m2_a_name_is_one_line_and_not_too_long() {
        assert_eq!(rules_title("  two\nlines "), "twolines");
        assert_eq!(rules_title(&"ü".repeat(200)).len(), LONGEST_TEXT);
        let custom_rules =
            CustomRules { rules: RuleSet::NEXT, title: rules_title(&"🂭 ".repeat(99)) };
        assert_eq!(custom_rules.check(), Ok(()));
    }

    #[test]
    fn m2_the_name_of_custom_rules_is_that_of_the_game() {
        let mut game = new();
        game.choose(CustomRules { rules: RuleSet::NEXT, title: "Sunday".into() }.into());
        assert_eq!((game.setup().rules_title.as_str(), game.chosen().from), ("Sunday", classic()));
        game.choose(classic().into());
        assert_eq!(game.setup().rules_title, "");
    }
}
