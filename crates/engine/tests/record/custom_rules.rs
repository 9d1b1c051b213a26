//! Custom rules by themselves, and their names in games.

use proptest::prelude::*;
use red_queens_engine::game::{
    AllyPlay, EmptySeats, Fortify, Game, LONGEST_TEXT, OPTIONS, RuleSet, SetupError, Victory,
};
use red_queens_engine::record::{CustomRules, CustomRulesError, Record};

use crate::play::{play, setup};

const SUNDAY: &str =
    r#"rules next-3 fortify connected victory rounds-9 title "Sunday \"late\" # 1""#;

fn sunday() -> CustomRules {
    let rules =
        RuleSet { fortify: Fortify::Connected, victory: Victory::Rounds(9), ..RuleSet::NEXT };
    CustomRules { rules, title: "Sunday \"late\" # 1".to_owned() }
}

#[test]
fn custom_rules_are_the_line_of_a_record_that_says_the_rules() {
    let words =
        |text: &str| text.split(' ').map(str::to_owned).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(words(&sunday().to_string()), words(SUNDAY));
    for text in [SUNDAY.to_owned(), format!("\n# ours\n\n  {SUNDAY}\n# that is all\n")] {
        assert_eq!(CustomRules::read(&text), Ok(sunday()));
    }
    let plain = CustomRules { rules: RuleSet::NAUTICAL, title: String::new() };
    assert_eq!(plain.to_string(), "rules nautical-3");
    assert_eq!(CustomRules::read("rules nautical-3"), Ok(plain));
}

/// A new option is stored without any further code.
#[test]
fn every_value_of_every_option_comes_back_with_its_rules() {
    for (_, preset) in RuleSet::PRESETS {
        for option in OPTIONS {
            for value in option.values() {
                let mut rules = preset;
                option.set(&mut rules, value).unwrap();
                let custom_rules = CustomRules { rules, title: option.key.to_owned() };
                assert_eq!(
                    custom_rules.to_string().parse(),
                    Ok(custom_rules),
                    "{} {value}",
                    option.key
                );
            }
        }
    }
}

#[test]
fn m2_the_name_of_custom_rules_travels_with_the_game_and_changes_nothing_else() {
    let plain = play(setup(sunday().rules, 3, 4), 200, |_| {});
    let mut named = Record::of(&plain);
    named.setup.rules_title = sunday().title;
    let game = named.clone().replay().unwrap();
    assert_eq!((game.digest(), game.state()), (plain.digest(), plain.state()));
    assert_eq!(Record::of(&game), named);
    assert_eq!(Record::read(&named.to_string()), Ok(named.clone()));
    assert_eq!(Record::read(&named.to_link()), Ok(named.clone()));
    assert_eq!(Record::unpack_setup(&named.pack()), Ok(named.setup.clone()));
    for text in [named.to_string(), named.to_link()] {
        assert_eq!(CustomRules::read(&text), Ok(sunday()), "{text}");
    }
    assert!(!Record::of(&plain).to_string().contains("title"));
}

#[test]
fn m2_a_name_beyond_the_limit_is_refused() {
    let mut long = setup(RuleSet::NEXT, 2, 1);
    long.rules_title = "x".repeat(LONGEST_TEXT);
    assert!(Game::new(long.clone()).is_ok());
    long.rules_title.push('x');
    let error = Game::new(long.clone()).unwrap_err();
    assert_eq!((&error, error.rule().0), (&SetupError::RulesTitleTooLong, "M2"));
    let custom_rules = CustomRules::of(&long).to_string();
    assert_eq!(CustomRules::read(&custom_rules), Err(CustomRulesError::Impossible(error)));
}

#[test]
fn m1_options_that_exclude_each_other_are_named_with_their_rule() {
    for (text, rule) in [
        ("rules nautical-3 deal chosen", "X1"),
        ("rules next-3 allies poker", "T24"),
        ("rules nautical-3 empty-seats absent starting-armies pool", "T24"),
    ] {
        let error = CustomRules::read(text).unwrap_err();
        assert_eq!(error.rule().unwrap().0, rule, "{text}: {error}");
        assert!(text.parse::<CustomRules>().is_ok(), "it can be read: {text}");
    }
    let alone =
        RuleSet { empty_seats: EmptySeats::Absent, ally_play: AllyPlay::Off, ..RuleSet::NAUTICAL };
    assert_eq!(alone.check(), Ok(()));
}

#[test]
fn text_without_rules_says_what_is_wrong() {
    let error = |text: &str| CustomRules::read(text).unwrap_err().to_string();
    for text in ["", "\n# nothing\n", "bread", "bread and butter", "AAAA", "https://example.org/"] {
        assert_eq!(CustomRules::read(text), Err(CustomRulesError::NoRules), "{text}");
    }
    assert!(error("bread").contains("rules next-3 wilds on"));
    for (text, message) in [
        ("rules", "line 1: column 6: a rule set is missing"),
        ("rules chess", "line 1: there is no rule set called “chess”"),
        ("rules next weather fine", "line 1: there is no option called “weather” (M1)"),
        ("rules next wilds", "line 1: column 17: a value for the option is missing"),
        ("rules next wilds 3", "line 1: the option wilds cannot be “3” (C1)"),
        ("rules next title", "line 1: column 17: a text in quotation marks is missing"),
        (
            "rules next title \"x\" wilds on",
            "line 1: column 22: the line should end before “wilds”",
        ),
        ("rules next\n\nrules next", "line 3: column 1: the line should end before “rules”"),
        ("Red Queens record 1\nrules chess", "line 2: there is no rule set called “chess”"),
    ] {
        assert_eq!(error(text), message, "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_custom_rules_or_an_error(text in "(rules )?(next|nautical-2)?.{0,60}\n?(.|\n){0,60}") {
        let _ = CustomRules::read(&text);
    }

    #[test]
    fn any_title_comes_back(title in "\\PC{0,30}|(.|\n|\r){0,9}") {
        let custom_rules = CustomRules { title, ..sunday() };
        prop_assert_eq!(custom_rules.to_string().parse(), Ok(custom_rules));
    }
}
