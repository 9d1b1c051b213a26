//! The options of a rule set by name, for the notation of records, the command line and the
//! new-game screen.

use super::option_value::UnknownValue;
use super::poker_options::{limit, limit_of};
use super::ruleset::{RuleSet, Victory};
use super::wording::{OptionValue, Wording, wording};
use crate::core::RuleId;
use crate::poker::Ace;
use crate::world::{Canals, Coasts, WorldId};

/// One option of a rule set.
#[derive(Debug)]
pub struct RuleOption {
    /// The name in records and commands.
    pub key: &'static str,
    /// The rule that the option belongs to.
    pub rule: RuleId,
    is_offered: bool,
    read: fn(&RuleSet) -> String,
    write: fn(&mut RuleSet, &str) -> Result<(), UnknownValue>,
}

impl PartialEq for RuleOption {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for RuleOption {}

impl RuleOption {
    /// Returns the option's name in the language of the screen.
    pub fn title(&self) -> &'static str {
        self.wording().map_or("", Wording::title)
    }

    /// Returns the values offered. Numbers may have others; a correction offers none, since it is off
    /// only in older games.
    pub fn choices(&self) -> &'static [OptionValue] {
        self.wording().map_or(&[], |wording| wording.choices)
    }

    /// Returns the option's value in a rule set.
    pub fn get(&self, rules: &RuleSet) -> String {
        (self.read)(rules)
    }

    /// Returns a sentence about the option's value in a rule set, or `None` for corrections.
    pub fn meaning(&self, rules: &RuleSet) -> Option<String> {
        self.wording()?.meaning(&self.get(rules), rules)
    }

    /// Returns `true` if players can choose the option.
    pub fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// Returns the values offered, or those of a correction. Numbers may have others.
    pub fn values(&self) -> Vec<&'static str> {
        if self.is_offered {
            self.choices().iter().map(|choice| choice.value).collect()
        } else {
            OFF_ON.to_vec()
        }
    }

    /// Sets the option.
    ///
    /// # Errors
    /// Returns an error if the text is no value of this option; the rule set is then unchanged.
    pub fn set(&self, rules: &mut RuleSet, value: &str) -> Result<(), UnknownValue> {
        (self.write)(rules, value)
    }

    /// Returns the option's texts, or `None` for corrections.
    fn wording(&self) -> Option<&'static Wording> {
        WORDING.iter().find(|wording| wording.key == self.key)
    }
}

const OFF_ON: [&str; 2] = ["off", "on"];

fn switch(value: bool) -> String {
    OFF_ON[usize::from(value)].to_owned()
}

fn switched(text: &str) -> Result<bool, UnknownValue> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(UnknownValue(text.to_owned())),
    }
}

fn lane(world: WorldId) -> String {
    switch(world != WorldId::EARTH_WITHOUT_LANE)
}

fn laned(text: &str) -> Result<WorldId, UnknownValue> {
    switched(text).map(|open| if open { WorldId::EARTH } else { WorldId::EARTH_WITHOUT_LANE })
}

fn canals(value: Canals) -> String {
    match value {
        Canals::Closed => "closed",
        Canals::Open => "open",
    }
    .to_owned()
}

fn canals_of(text: &str) -> Result<Canals, UnknownValue> {
    match text {
        "closed" => Ok(Canals::Closed),
        "open" => Ok(Canals::Open),
        _ => Err(UnknownValue(text.to_owned())),
    }
}

fn coasts(value: Coasts) -> String {
    match value {
        Coasts::AsWritten => "as-written",
        Coasts::Geographic => "geographic",
    }
    .to_owned()
}

fn coasts_of(text: &str) -> Result<Coasts, UnknownValue> {
    match text {
        "as-written" => Ok(Coasts::AsWritten),
        "geographic" => Ok(Coasts::Geographic),
        _ => Err(UnknownValue(text.to_owned())),
    }
}

fn ace(value: Ace) -> String {
    match value {
        Ace::High => "high",
        Ace::Low => "low",
    }
    .to_owned()
}

fn ace_of(text: &str) -> Result<Ace, UnknownValue> {
    match text {
        "high" => Ok(Ace::High),
        "low" => Ok(Ace::Low),
        _ => Err(UnknownValue(text.to_owned())),
    }
}

/// The most extra armies for later seats.
const MOST_FOR_LATER_SEATS: u8 = 60;

fn later_seats_of(text: &str) -> Result<u8, UnknownValue> {
    let armies = text.parse().ok().filter(|armies| *armies <= MOST_FOR_LATER_SEATS);
    armies.ok_or_else(|| UnknownValue(text.to_owned()))
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
    ($key:literal, $rule:literal, $field:ident, $is_offered:literal, $read:expr, $write:expr) => {
        RuleOption {
            key: $key,
            rule: RuleId($rule),
            is_offered: $is_offered,
            read: |rules| $read(rules.$field),
            write: |rules, text| {
                rules.$field = $write(text)?;
                Ok(())
            },
        }
    };
    ($key:literal, $title:path, $rule:literal, $field:ident, via $read:expr, $write:expr, $($words:tt)*) => {
        option!($key, $rule, $field, true, $read, $write)
    };
    ($key:literal, $title:path, $rule:literal, $field:ident, [$($words:tt)*] $($other:tt)*) => {
        option!($key, $rule, $field, true, |value| format!("{value}"), str::parse)
    };
}

/// Defines the table of options and the table of their texts. A correction is on in every new game
/// and off in older ones. It has no display name.
macro_rules! options {
    ($(option!($key:literal, $($option:tt)*),)* $(correction!($old:literal, $rule:literal, $field:ident),)*) => {
        /// All options, in the order in which people consider them.
        pub const OPTIONS: &[RuleOption] = &[
            $(option!($key, $($option)*),)*
            $(option!($old, $rule, $field, false, switch, switched),)*
        ];

        const WORDING: &[Wording] = &[$(wording!($key, $($option)*),)*];
    };
}

options! {
    option!("victory", text::options::victory, "T44", victory, [
        "last-standing": text::options::victory_last_standing,
        "domination": text::options::victory_domination,
        "territories-24": text::options::victory_territories_24,
        "territories-30": text::options::victory_territories_30,
        "rounds-8": text::options::victory_rounds_8,
        "rounds-15": text::options::victory_rounds_15,
        "objectives": text::options::victory_objectives,
        "headquarters": text::options::victory_headquarters,
    ], or other_goal),
    option!("empty-seats", text::options::empty_seats, "T1", empty_seats, [
        "allied": text::options::empty_seats_allied,
        "absent": text::options::empty_seats_absent,
    ]),
    option!("deal", text::options::deal, "X1", deal, [
        "random": text::options::deal_random,
        "chosen": text::options::deal_chosen,
    ]),
    option!("starting-armies", text::options::starting_armies, "X1", starting_armies, [
        "three-each": text::options::starting_armies_three_each,
        "pool": text::options::starting_armies_pool,
        "two-each": text::options::starting_armies_two_each,
    ]),
    option!("placing", text::options::placing, "X1", placing, [
        "one-by-one": text::options::placing_one_by_one,
        "all-at-once": text::options::placing_all_at_once,
    ]),
    option!("set-value", text::options::set_value, "X5", set_value, [
        "two-dice": text::options::set_value_two_dice,
        "4-5-5": text::options::set_value_four_then_five,
        "4-5-6": text::options::set_value_rising,
        "4-6-8": text::options::set_value_steep,
        "by-kind": text::options::set_value_by_kind,
    ]),
    option!("forced-sets", text::options::forced_sets, "C4", forced_sets, [
        "never": text::options::forced_sets_never,
        "from-five": text::options::forced_sets_from_five,
    ]),
    option!("captured-sets", text::options::captured_sets, "C8", captured_sets, [
        "next-turn": text::options::captured_sets_next_turn,
        "at-once": text::options::captured_sets_at_once,
    ]),
    option!("wilds", text::options::wilds, "C1", wilds, via switch, switched, [
        "on": text::options::wilds_on,
        "off": text::options::wilds_off,
    ]),
    option!("starting-cards", text::options::starting_cards, "T5", starting_cards, via switch, switched, [
        "on": text::options::starting_cards_on,
        "off": text::options::starting_cards_off,
    ]),
    option!("first-turn", text::options::first_turn, "T4", first_turn, [
        "die": text::options::first_turn_die,
        "first-seat": text::options::first_turn_first_seat,
    ]),
    option!("later-seats", text::options::later_seats, "T13", later_seats, via |armies| format!("{armies}"), later_seats_of, [
        "0": text::options::later_seats_none,
        "6": text::options::later_seats_armies_6,
        "12": text::options::later_seats_armies_12,
        "18": text::options::later_seats_armies_18,
    ], or other_later_seats),
    option!("factories", text::options::factories, "T7", factories, via switch, switched, [
        "on": text::options::factories_on,
        "off": text::options::factories_off,
    ]),
    option!("ships", text::options::ships, "N1", ships, via switch, switched, [
        "on": text::options::ships_on,
        "off": text::options::ships_off,
    ]),
    option!("canals", text::options::canals, "B7", canals, via canals, canals_of, [
        "closed": text::options::canals_closed,
        "open": text::options::canals_open,
    ]),
    option!("australian-coasts", text::options::australian_coasts, "B5", australian_coasts, via coasts, coasts_of, [
        "as-written": text::options::australian_coasts_as_written,
        "geographic": text::options::australian_coasts_geographic,
    ]),
    option!("large-attacks", text::options::large_attacks, "A2", large_attacks, via switch, switched, [
        "on": text::options::large_attacks_on,
        "off": text::options::large_attacks_off,
    ]),
    option!("attack-dice", text::options::attack_dice, "A1", attack_dice, [
        "chosen": text::options::attack_dice_chosen,
        "maximum": text::options::attack_dice_maximum,
    ]),
    option!("mobilization", text::options::mobilization, "T11", mobilization, via switch, switched, [
        "on": text::options::mobilization_on,
        "off": text::options::mobilization_off,
    ]),
    option!("fortify", text::options::fortify, "X4", fortify, [
        "one-path": text::options::fortify_one_path,
        "one-neighbour": text::options::fortify_one_neighbour,
        "many-neighbours": text::options::fortify_many_neighbours,
        "many-to-many": text::options::fortify_many_to_many,
        "connected": text::options::fortify_connected,
    ]),
    option!("poker", text::options::poker, "T20", poker, via switch, switched, [
        "on": text::options::poker_on,
        "off": text::options::poker_off,
    ]),
    option!("poker-games", text::options::poker_games, "W6", poker_games, [
        "draw": text::options::poker_games_draw,
        "stud": text::options::poker_games_stud,
        "holdem": text::options::poker_games_holdem,
        "dealers-choice": text::options::poker_games_dealers_choice,
    ]),
    option!("flop-cards", text::options::flop_cards, "W6", flop_cards, [
        "1": text::options::flop_cards_one,
        "3": text::options::flop_cards_three,
    ]),
    option!("betting", text::options::betting, "W7", betting, via limit, limit_of, [
        "one-army": text::options::betting_one_army,
        "no-limit": text::options::betting_no_limit,
    ]),
    option!("must-call-all-in", text::options::must_call_all_in, "W7", must_call_all_in, via switch, switched, [
        "off": text::options::must_call_all_in_off,
        "on": text::options::must_call_all_in_on,
    ]),
    option!("red-queens-high", text::options::red_queens_high, "C6", red_queens_high, via switch, switched, [
        "on": text::options::red_queens_high_on,
        "off": text::options::red_queens_high_off,
    ]),
    option!("ace", text::options::ace, "C6", ace, via ace, ace_of, [
        "high": text::options::ace_high,
        "low": text::options::ace_low,
    ]),
    option!("allies", text::options::allies, "T24", ally_play, [
        "off": text::options::allies_off,
        "poker": text::options::allies_poker,
    ]),
    option!("east-africa-middle-east", text::options::east_africa_middle_east, "B2", world, via lane, laned, [
        "on": text::options::east_africa_middle_east_on,
        "off": text::options::east_africa_middle_east_off,
    ]),
    option!("sea-opponents", text::options::sea_opponents, "N7", sea_opponents, [
        "any": text::options::sea_opponents_any,
        "one": text::options::sea_opponents_one,
    ]),
    option!("end-of-turn", text::options::end_of_turn, "W3", end_of_turn, [
        "draw-first": text::options::end_of_turn_draw_first,
        "transfer-first": text::options::end_of_turn_transfer_first,
    ]),
    option!("factory-sales", text::options::factory_sales, "W3", factory_sales, [
        "at-start": text::options::factory_sales_at_start,
        "at-end": text::options::factory_sales_at_end,
    ]),
    option!("full-stash", text::options::full_stash, "W3", full_stash, [
        "discard-last": text::options::full_stash_discard_last,
        "discard-first": text::options::full_stash_discard_first,
    ]),
    option!("ally-cards", text::options::ally_cards, "W4", ally_cards, via switch, switched, [
        "on": text::options::ally_cards_on,
        "off": text::options::ally_cards_off,
    ]),
    option!("bids", text::options::bids, "W5", bids, [
        "free": text::options::bids_free,
        "by-card": text::options::bids_by_card,
    ]),
    option!("dealing", text::options::dealing, "W6", dealing, [
        "rotating": text::options::dealing_rotating,
        "left-of-caller": text::options::dealing_left_of_caller,
    ]),
    option!("further-hands", text::options::further_hands, "W8", further_hands, via switch, switched, [
        "on": text::options::further_hands_on,
        "off": text::options::further_hands_off,
    ]),
    option!("pot-factories", text::options::pot_factories, "W9", pot_factories, via switch, switched, [
        "on": text::options::pot_factories_on,
        "off": text::options::pot_factories_off,
    ]),
    option!("three-or-four", text::options::three_or_four, "K1", three_or_four, via switch, switched, [
        "on": text::options::three_or_four_on,
        "off": text::options::three_or_four_off,
    ]),
    option!("least-three", text::options::least_three, "K2", least_three, via switch, switched, [
        "on": text::options::least_three_on,
        "off": text::options::least_three_off,
    ]),
    option!("one-set-a-turn", text::options::one_set_a_turn, "K2", one_set_a_turn, via switch, switched, [
        "on": text::options::one_set_a_turn_on,
        "off": text::options::one_set_a_turn_off,
    ]),
    option!("card-armies-anywhere", text::options::card_armies_anywhere, "C3", card_armies_anywhere, via switch, switched, [
        "on": text::options::card_armies_anywhere_on,
        "off": text::options::card_armies_anywhere_off,
    ]),
    option!("three-defence-dice", text::options::three_defence_dice, "K3", three_defence_dice, via switch, switched, [
        "on": text::options::three_defence_dice_on,
        "off": text::options::three_defence_dice_off,
    ]),
    option!("must-attack", text::options::must_attack, "K4", must_attack, via switch, switched, [
        "on": text::options::must_attack_on,
        "off": text::options::must_attack_off,
    ]),
    option!("ten-on-a-territory", text::options::ten_on_a_territory, "K5", ten_on_a_territory, via switch, switched, [
        "on": text::options::ten_on_a_territory_on,
        "off": text::options::ten_on_a_territory_off,
    ]),
    option!("pieces-run-out", text::options::pieces_run_out, "K5", pieces_run_out, via switch, switched, [
        "on": text::options::pieces_run_out_on,
        "off": text::options::pieces_run_out_off,
    ]),
    option!("card-offered", text::options::card_offered, "K6", card_offered, via switch, switched, [
        "on": text::options::card_offered_on,
        "off": text::options::card_offered_off,
    ]),
    option!("seven-cards", text::options::seven_cards, "K6", seven_cards, via switch, switched, [
        "on": text::options::seven_cards_on,
        "off": text::options::seven_cards_off,
    ]),
    option!("attack-rolls", text::options::attack_rolls, "L1", attack_rolls, [
        "any": text::options::attack_rolls_any,
        "one": text::options::attack_rolls_one,
    ]),
    option!("defence-dice", text::options::defence_dice, "A22", defence_dice, [
        "maximum": text::options::defence_dice_maximum,
        "chosen": text::options::defence_dice_chosen,
    ]),
    option!("ploys", text::options::ploys, "L5", ploys, via switch, switched, [
        "off": text::options::ploys_off,
        "on": text::options::ploys_on,
    ]),
    option!("scars", text::options::scars, "L7", scars, [
        "none": text::options::scars_none,
        "by-chance": text::options::scars_by_chance,
    ]),
    option!("start", text::options::start, "L6", start, [
        "dealt": text::options::start_dealt,
        "headquarters": text::options::start_headquarters,
    ]),
    correction!("pirates-play-on", "T44", pirates_play_on),
    correction!("levy-at-sea", "T43", levy_at_sea),
    correction!("captors-rest", "N10", captors_rest),
    correction!("cut-first", "T11", cut_first),
    correction!("prize-declinable", "P8", prize_declinable),
    correction!("dealer-moves-on", "P3", dealer_moves_on),
    correction!("no-cards-for-rejoining", "T41", no_cards_for_rejoining),
    correction!("entry-tops-up", "T41", entry_tops_up),
}

impl RuleSet {
    /// Iterates over the options whose values differ from another rule set's, in order.
    pub fn differences(&self, from: &Self) -> impl Iterator<Item = &'static RuleOption> {
        OPTIONS.iter().filter(|option| option.get(self) != option.get(from))
    }

    /// Iterates over the options that players have chosen differently from another rule set.
    /// Corrections are left out, since nobody chooses them.
    pub fn changes(&self, from: &Self) -> impl Iterator<Item = &'static RuleOption> {
        self.differences(from).filter(|option| option.is_offered())
    }

    /// Returns the preset with the fewest differences.
    pub fn nearest_preset(&self) -> (&'static str, Self) {
        let differing = |(_, preset): &(&str, Self)| self.differences(preset).count();
        Self::PRESETS.into_iter().min_by_key(differing).unwrap_or(Self::PRESETS[0])
    }
}

/// Returns the option with this name.
pub fn option(key: &str) -> Option<&'static RuleOption> {
    OPTIONS.iter().find(|option| option.key == key)
}

#[cfg(test)]
mod tests;
