use super::*;
use crate::core::{Seat, Seed};
use crate::game::{Control, Game, Player, Setup};

#[test]
fn every_choice_can_be_set_and_read_back() {
    for option in OPTIONS.iter().filter(|option| option.is_offered()) {
        for value in option.values() {
            let mut rules = RuleSet::NAUTICAL;
            option.set(&mut rules, value).unwrap();
            assert_eq!(option.get(&rules), *value, "{}", option.key);
        }
        assert!(option.set(&mut RuleSet::NAUTICAL.clone(), "no such value").is_err());
    }
}

#[test]
fn options_carry_every_difference_between_presets() {
    for (_, preset) in RuleSet::PRESETS {
        let mut rules = RuleSet::NAUTICAL;
        for option in OPTIONS {
            option.set(&mut rules, &option.get(&preset)).unwrap();
        }
        assert_eq!(rules, preset);
    }
}

#[test]
fn m1_custom_rules_are_told_by_what_differs_from_the_nearest_preset() {
    for (name, preset) in RuleSet::PRESETS {
        assert_eq!(preset.nearest_preset(), (name, preset));
        for option in OPTIONS.iter().filter(|option| option.is_offered()) {
            for value in option.values() {
                let mut rules = preset;
                option.set(&mut rules, value).unwrap();
                let keys: Vec<_> = rules.differences(&preset).map(|it| it.key).collect();
                let is_other = option.get(&preset) != *value;
                assert_eq!(keys, if is_other { vec![option.key] } else { vec![] });
            }
        }
    }
}

#[test]
fn corrections_are_on_and_not_to_choose_and_off_in_games_as_they_were() {
    let corrections = OPTIONS.iter().filter(|option| !option.is_offered());
    for correction in corrections {
        for (_, preset) in RuleSet::PRESETS {
            assert_eq!(correction.get(&preset), "on", "{}", correction.key);
            assert_eq!(correction.get(&preset.without_corrections()), "off", "{}", correction.key);
            let mut rules = preset;
            correction.set(&mut rules, "off").unwrap();
            assert_ne!(rules, preset, "{}", correction.key);
        }
    }
}

#[test]
fn keys_are_unique() {
    let keys: std::collections::BTreeSet<_> = OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys.len(), OPTIONS.len());
    assert!(option("victory").is_some() && option("weather").is_none());
}

#[test]
fn every_option_is_part_of_the_fingerprint() {
    let digest = |rules| {
        let seats = [Seat::Red, Seat::Blue, Seat::Green];
        let players = seats.map(|seat| Player::new(seat, Control::Human));
        let setup = Setup::new(rules, players.into(), Seed::from_number(1));
        Game::new(setup).ok().map(|game| game.state().digest())
    };
    for (name, preset) in RuleSet::PRESETS {
        let before = digest(preset);
        for option in OPTIONS {
            for value in option.values() {
                let mut rules = preset;
                option.set(&mut rules, value).unwrap();
                let after = digest(rules).filter(|_| rules != preset);
                assert!(after.is_none() || after != before, "{name}: {} {value}", option.key);
            }
        }
    }
}
