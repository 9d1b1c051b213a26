//! The names of options and sentences about their values.

use engine::game::{RuleOption, RuleSet, Victory};

/// A value that an option offers.
#[derive(Debug)]
pub struct OptionValue {
    /// The name in records and commands.
    pub value: &'static str,
    meaning: fn() -> &'static str,
}

impl OptionValue {
    /// Returns a sentence that explains the value, in the language of the screen.
    pub fn meaning(&self) -> &'static str {
        (self.meaning)()
    }
}

/// A rule option in the language of the screen.
pub trait OptionInWords {
    /// Returns the option's name in the language of the screen, or nothing for a correction.
    fn title(&self) -> &'static str;

    /// Returns the values offered, in the order of [`RuleOption::values`]. Numbers may have others; a
    /// correction offers none, since it is off only in older games.
    fn choices(&self) -> &'static [OptionValue];

    /// Returns a sentence about the option's value in a rule set, or `None` for corrections.
    fn meaning(&self, rules: &RuleSet) -> Option<String>;
}

impl OptionInWords for RuleOption {
    fn title(&self) -> &'static str {
        wording(self).map_or("", |wording| (wording.title)())
    }

    fn choices(&self) -> &'static [OptionValue] {
        wording(self).map_or(&[], |wording| wording.choices)
    }

    fn meaning(&self, rules: &RuleSet) -> Option<String> {
        let (wording, value) = (wording(self)?, self.get(rules));
        let offered = wording.choices.iter().find(|choice| choice.value == value);
        offered.map(|choice| choice.meaning().to_owned()).or_else(|| (wording.other)(rules))
    }
}

/// The texts of one option.
struct Wording {
    /// The option's name in records and commands.
    key: &'static str,
    title: fn() -> &'static str,
    choices: &'static [OptionValue],
    /// Returns a sentence about a value that is not offered, if the option has such values.
    other: fn(&RuleSet) -> Option<String>,
}

fn wording(option: &RuleOption) -> Option<&'static Wording> {
    WORDING.iter().find(|wording| wording.key == option.key)
}

/// Returns a sentence about a number of armies for later seats that is not offered.
fn other_later_seats(rules: &RuleSet) -> Option<String> {
    let armies = rules.later_seats;
    (armies > 0).then(|| text::options::later_seats_armies(armies))
}

/// Returns a sentence about a goal whose number is not offered.
fn other_goal(rules: &RuleSet) -> Option<String> {
    match rules.victory {
        Victory::Territories(number) => Some(text::options::victory_territories(number)),
        Victory::Rounds(number) => Some(text::options::victory_rounds(number)),
        Victory::LastStanding
        | Victory::Domination
        | Victory::Objectives
        | Victory::Headquarters => None,
    }
}

macro_rules! option {
    ($key:literal, $title:path, $values:tt) => {
        option!($key, $title, $values, or |_| None)
    };
    ($key:literal, $title:path, [$($value:literal: $meaning:path),+ $(,)?], or $other:expr) => {
        Wording {
            key: $key,
            title: $title,
            choices: &[$(OptionValue { value: $value, meaning: $meaning }),+],
            other: $other,
        }
    };
}

const WORDING: &[Wording] = &[
    option!("victory", text::options::victory, [
        "last-standing": text::options::victory_last_standing,
        "domination": text::options::victory_domination,
        "territories-24": text::options::victory_territories_24,
        "territories-30": text::options::victory_territories_30,
        "rounds-8": text::options::victory_rounds_8,
        "rounds-15": text::options::victory_rounds_15,
        "objectives": text::options::victory_objectives,
        "headquarters": text::options::victory_headquarters,
    ], or other_goal),
    option!("empty-seats", text::options::empty_seats, [
        "allied": text::options::empty_seats_allied,
        "absent": text::options::empty_seats_absent,
    ]),
    option!("deal", text::options::deal, [
        "random": text::options::deal_random,
        "chosen": text::options::deal_chosen,
    ]),
    option!("starting-armies", text::options::starting_armies, [
        "three-each": text::options::starting_armies_three_each,
        "pool": text::options::starting_armies_pool,
        "two-each": text::options::starting_armies_two_each,
    ]),
    option!("placing", text::options::placing, [
        "one-by-one": text::options::placing_one_by_one,
        "all-at-once": text::options::placing_all_at_once,
    ]),
    option!("set-value", text::options::set_value, [
        "two-dice": text::options::set_value_two_dice,
        "4-5-5": text::options::set_value_four_then_five,
        "4-5-6": text::options::set_value_rising,
        "4-6-8": text::options::set_value_steep,
        "by-kind": text::options::set_value_by_kind,
    ]),
    option!("forced-sets", text::options::forced_sets, [
        "never": text::options::forced_sets_never,
        "from-five": text::options::forced_sets_from_five,
    ]),
    option!("bonus-cards", text::options::bonus_cards, [
        "each": text::options::bonus_cards_each,
        "one": text::options::bonus_cards_one,
    ]),
    option!("captured-sets", text::options::captured_sets, [
        "next-turn": text::options::captured_sets_next_turn,
        "at-once": text::options::captured_sets_at_once,
    ]),
    option!("wilds", text::options::wilds, [
        "on": text::options::wilds_on,
        "off": text::options::wilds_off,
    ]),
    option!("starting-cards", text::options::starting_cards, [
        "on": text::options::starting_cards_on,
        "off": text::options::starting_cards_off,
    ]),
    option!("first-turn", text::options::first_turn, [
        "die": text::options::first_turn_die,
        "first-seat": text::options::first_turn_first_seat,
    ]),
    option!("later-seats", text::options::later_seats, [
        "0": text::options::later_seats_none,
        "6": text::options::later_seats_armies_6,
        "12": text::options::later_seats_armies_12,
        "18": text::options::later_seats_armies_18,
    ], or other_later_seats),
    option!("factories", text::options::factories, [
        "on": text::options::factories_on,
        "off": text::options::factories_off,
    ]),
    option!("ships", text::options::ships, [
        "on": text::options::ships_on,
        "off": text::options::ships_off,
    ]),
    option!("canals", text::options::canals, [
        "closed": text::options::canals_closed,
        "open": text::options::canals_open,
    ]),
    option!("australian-coasts", text::options::australian_coasts, [
        "as-written": text::options::australian_coasts_as_written,
        "geographic": text::options::australian_coasts_geographic,
    ]),
    option!("large-attacks", text::options::large_attacks, [
        "on": text::options::large_attacks_on,
        "off": text::options::large_attacks_off,
    ]),
    option!("attack-dice", text::options::attack_dice, [
        "chosen": text::options::attack_dice_chosen,
        "maximum": text::options::attack_dice_maximum,
    ]),
    option!("mobilization", text::options::mobilization, [
        "on": text::options::mobilization_on,
        "off": text::options::mobilization_off,
    ]),
    option!("fortify", text::options::fortify, [
        "one-path": text::options::fortify_one_path,
        "one-neighbour": text::options::fortify_one_neighbour,
        "many-neighbours": text::options::fortify_many_neighbours,
        "many-to-many": text::options::fortify_many_to_many,
        "connected": text::options::fortify_connected,
    ]),
    option!("poker", text::options::poker, [
        "on": text::options::poker_on,
        "off": text::options::poker_off,
    ]),
    option!("poker-games", text::options::poker_games, [
        "draw": text::options::poker_games_draw,
        "stud": text::options::poker_games_stud,
        "holdem": text::options::poker_games_holdem,
        "dealers-choice": text::options::poker_games_dealers_choice,
    ]),
    option!("flop-cards", text::options::flop_cards, [
        "1": text::options::flop_cards_one,
        "3": text::options::flop_cards_three,
    ]),
    option!("betting", text::options::betting, [
        "one-army": text::options::betting_one_army,
        "no-limit": text::options::betting_no_limit,
    ]),
    option!("must-call-all-in", text::options::must_call_all_in, [
        "off": text::options::must_call_all_in_off,
        "on": text::options::must_call_all_in_on,
    ]),
    option!("red-queens-high", text::options::red_queens_high, [
        "on": text::options::red_queens_high_on,
        "off": text::options::red_queens_high_off,
    ]),
    option!("ace", text::options::ace, [
        "high": text::options::ace_high,
        "low": text::options::ace_low,
    ]),
    option!("allies", text::options::allies, [
        "off": text::options::allies_off,
        "poker": text::options::allies_poker,
    ]),
    option!("east-africa-middle-east", text::options::east_africa_middle_east, [
        "on": text::options::east_africa_middle_east_on,
        "off": text::options::east_africa_middle_east_off,
    ]),
    option!("sea-opponents", text::options::sea_opponents, [
        "any": text::options::sea_opponents_any,
        "one": text::options::sea_opponents_one,
    ]),
    option!("end-of-turn", text::options::end_of_turn, [
        "draw-first": text::options::end_of_turn_draw_first,
        "transfer-first": text::options::end_of_turn_transfer_first,
    ]),
    option!("factory-sales", text::options::factory_sales, [
        "at-start": text::options::factory_sales_at_start,
        "at-end": text::options::factory_sales_at_end,
    ]),
    option!("full-stash", text::options::full_stash, [
        "discard-last": text::options::full_stash_discard_last,
        "discard-first": text::options::full_stash_discard_first,
    ]),
    option!("ally-cards", text::options::ally_cards, [
        "on": text::options::ally_cards_on,
        "off": text::options::ally_cards_off,
    ]),
    option!("bids", text::options::bids, [
        "free": text::options::bids_free,
        "by-card": text::options::bids_by_card,
    ]),
    option!("dealing", text::options::dealing, [
        "rotating": text::options::dealing_rotating,
        "left-of-caller": text::options::dealing_left_of_caller,
    ]),
    option!("further-hands", text::options::further_hands, [
        "on": text::options::further_hands_on,
        "off": text::options::further_hands_off,
    ]),
    option!("pot-factories", text::options::pot_factories, [
        "on": text::options::pot_factories_on,
        "off": text::options::pot_factories_off,
    ]),
    option!("three-or-four", text::options::three_or_four, [
        "on": text::options::three_or_four_on,
        "off": text::options::three_or_four_off,
    ]),
    option!("least-three", text::options::least_three, [
        "on": text::options::least_three_on,
        "off": text::options::least_three_off,
    ]),
    option!("one-set-a-turn", text::options::one_set_a_turn, [
        "on": text::options::one_set_a_turn_on,
        "off": text::options::one_set_a_turn_off,
    ]),
    option!("card-armies-anywhere", text::options::card_armies_anywhere, [
        "on": text::options::card_armies_anywhere_on,
        "off": text::options::card_armies_anywhere_off,
    ]),
    option!("three-defence-dice", text::options::three_defence_dice, [
        "on": text::options::three_defence_dice_on,
        "off": text::options::three_defence_dice_off,
    ]),
    option!("must-attack", text::options::must_attack, [
        "on": text::options::must_attack_on,
        "off": text::options::must_attack_off,
    ]),
    option!("ten-on-a-territory", text::options::ten_on_a_territory, [
        "on": text::options::ten_on_a_territory_on,
        "off": text::options::ten_on_a_territory_off,
    ]),
    option!("pieces-run-out", text::options::pieces_run_out, [
        "on": text::options::pieces_run_out_on,
        "off": text::options::pieces_run_out_off,
    ]),
    option!("card-offered", text::options::card_offered, [
        "on": text::options::card_offered_on,
        "off": text::options::card_offered_off,
    ]),
    option!("seven-cards", text::options::seven_cards, [
        "on": text::options::seven_cards_on,
        "off": text::options::seven_cards_off,
    ]),
    option!("attack-rolls", text::options::attack_rolls, [
        "any": text::options::attack_rolls_any,
        "one": text::options::attack_rolls_one,
    ]),
    option!("defence-dice", text::options::defence_dice, [
        "maximum": text::options::defence_dice_maximum,
        "chosen": text::options::defence_dice_chosen,
    ]),
    option!("ploys", text::options::ploys, [
        "off": text::options::ploys_off,
        "on": text::options::ploys_on,
    ]),
    option!("scars", text::options::scars, [
        "none": text::options::scars_none,
        "by-chance": text::options::scars_by_chance,
    ]),
    option!("start", text::options::start, [
        "dealt": text::options::start_dealt,
        "headquarters": text::options::start_headquarters,
        "board": text::options::start_board,
    ]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::OPTIONS;

    #[test]
    fn every_option_and_value_offered_has_words() {
        for option in OPTIONS.iter().filter(|option| option.is_offered()) {
            assert!(!option.title().is_empty(), "{}", option.key);
            let values: Vec<_> = option.choices().iter().map(|choice| choice.value).collect();
            assert_eq!(values, option.values(), "{}", option.key);
            for choice in option.choices() {
                let mut rules = RuleSet::NAUTICAL;
                option.set(&mut rules, choice.value).unwrap();
                let meaning = option.meaning(&rules).unwrap();
                assert_eq!(meaning, choice.meaning());
                assert!(meaning.ends_with(['.', '…']), "{meaning}");
            }
        }
        let offered = OPTIONS.iter().filter(|option| option.is_offered()).count();
        assert_eq!(WORDING.len(), offered);
    }

    #[test]
    fn m1_numbers_that_are_not_offered_have_words_too() {
        for (victory, told) in [
            (Victory::Rounds(9), "After 9 rounds, the player with the most territories wins."),
            (Victory::Rounds(1), "After one round, the player with the most territories wins."),
            (Victory::Territories(25), "The first to hold 25 territories wins."),
        ] {
            let odd = RuleSet { victory, ..RuleSet::NEXT };
            assert_eq!(OPTIONS[0].meaning(&odd).as_deref(), Some(told));
        }
    }
}
