//! The options of a rule set by name, for the notation of records, the command line and the
//! new-game screen.

use crate::core::RuleId;
use crate::game::rules::option_value::UnknownValue;
use crate::game::rules::poker_options::{limit, limit_of};
use crate::game::rules::ruleset::RuleSet;
use crate::poker::Ace;
use crate::world::{Canals, Coasts, Lanes, World, WorldId};

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
    /// Returns the option's value in a rule set.
    pub fn get(&self, rules: &RuleSet) -> String {
        (self.read)(rules)
    }

    /// Returns `true` if players can choose the option.
    pub fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// Returns `true` if the option makes a difference on a board. Canals, a second set of coasts
    /// and the lane of that name are features of few boards.
    ///
    /// ```
    /// use red_queens_engine::game::option;
    /// use red_queens_engine::world::WorldId;
    ///
    /// assert!(option("canals").is_some_and(|canals| canals.is_on(WorldId::EARTH)));
    /// ```
    pub fn is_on(&self, world: WorldId) -> bool {
        let plan = World::home(world).plan();
        match self.key {
            "canals" => !plan.canals.is_empty(),
            "australian-coasts" => !plan.geographic.is_empty(),
            "east-africa-middle-east" => world == WorldId::EARTH,
            _ => true,
        }
    }

    /// Returns the values that the new-game screen offers, or `off` and `on` for a correction. A
    /// numeric option accepts others too.
    pub fn values(&self) -> &'static [&'static str] {
        let offered = VALUES.iter().find(|(key, _)| *key == self.key);
        offered.map_or(&OFF_ON, |(_, values)| values)
    }

    /// Iterates over the values offered that are possible on a board: not all boards have starting
    /// positions (X8).
    ///
    /// ```
    /// use red_queens_engine::game::option;
    /// use red_queens_engine::world::WorldId;
    ///
    /// let start = option("start").expect("an option");
    /// assert!(start.values_on(WorldId::EARTH).eq(["dealt", "headquarters"]));
    /// ```
    pub fn values_on(&self, world: WorldId) -> impl Iterator<Item = &'static str> + use<> {
        let lacks_starts = self.key == "start" && World::home(world).starts().is_empty();
        self.values().iter().copied().filter(move |value| !(lacks_starts && *value == "board"))
    }

    /// Returns the rule that a value belongs to: that of the option, unless the value has its own.
    ///
    /// ```
    /// use red_queens_engine::game::option;
    ///
    /// let start = option("start").expect("an option");
    /// assert_eq!(["headquarters", "board"].map(|value| start.rule_of(value).0), ["L6", "X8"]);
    /// ```
    pub fn rule_of(&self, value: &str) -> RuleId {
        match (self.key, value) {
            ("start", "board") => RuleId("X8"),
            _ => self.rule,
        }
    }

    /// Sets the option.
    ///
    /// # Errors
    /// Returns an error if the text is no value of this option; the rule set is then unchanged.
    pub fn set(&self, rules: &mut RuleSet, value: &str) -> Result<(), UnknownValue> {
        (self.write)(rules, value)
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

fn lanes(value: Lanes) -> String {
    switch(value == Lanes::Open)
}

fn lanes_of(text: &str) -> Result<Lanes, UnknownValue> {
    switched(text).map(|open| if open { Lanes::Open } else { Lanes::Closed })
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

macro_rules! option {
    ($key:literal, $rule:literal, $($field:ident).+, $is_offered:literal, $read:expr, $write:expr) => {
        RuleOption {
            key: $key,
            rule: RuleId($rule),
            is_offered: $is_offered,
            read: |rules| $read(rules.$($field).+),
            write: |rules, text| {
                rules.$($field).+ = $write(text)?;
                Ok(())
            },
        }
    };
    ($key:literal, $rule:literal, $($field:ident).+, via $read:expr, $write:expr, $values:tt) => {
        option!($key, $rule, $($field).+, true, $read, $write)
    };
    ($key:literal, $rule:literal, $($field:ident).+, $values:tt) => {
        option!($key, $rule, $($field).+, true, |value| format!("{value}"), str::parse)
    };
}

/// The row of an option in the table of values.
macro_rules! values {
    ($key:literal, $rule:literal, $($field:ident).+, via $read:expr, $write:expr, $values:tt) => {
        ($key, &$values)
    };
    ($key:literal, $rule:literal, $($field:ident).+, $values:tt) => {
        ($key, &$values)
    };
}

/// Defines the table of options and the table of their values. A correction is on in every new game
/// and off in older ones.
macro_rules! options {
    ($(option!($key:literal, $($option:tt)*),)* $(correction!($old:literal, $rule:literal, $field:ident),)*) => {
        /// All options, in the order in which people consider them.
        pub const OPTIONS: &[RuleOption] = &[
            $(option!($key, $($option)*),)*
            $(option!($old, $rule, $field, false, switch, switched),)*
        ];

        /// The values that each option offers.
        const VALUES: &[(&str, &[&str])] = &[$(values!($key, $($option)*),)*];
    };
}

options! {
    option!("victory", "T44", victory, [
        "last-standing", "domination", "territories-24", "territories-30", "rounds-8", "rounds-15",
        "objectives", "headquarters",
    ]),
    option!("empty-seats", "T1", empty_seats, ["allied", "absent"]),
    option!("deal", "X1", deal, ["random", "chosen"]),
    option!("starting-armies", "X1", starting_armies, ["three-each", "pool", "two-each"]),
    option!("placing", "X1", placing, ["one-by-one", "all-at-once"]),
    option!("set-value", "X5", set_value, ["two-dice", "4-5-5", "4-5-6", "4-6-8", "by-kind"]),
    option!("forced-sets", "C4", forced_sets, ["never", "from-five"]),
    option!("bonus-cards", "C3", bonus_cards, ["each", "one"]),
    option!("captured-sets", "C8", captured_sets, ["next-turn", "at-once"]),
    option!("wilds", "C1", wilds, via switch, switched, ["on", "off"]),
    option!("starting-cards", "T5", starting_cards, via switch, switched, ["on", "off"]),
    option!("first-turn", "T4", first_turn, ["die", "first-seat"]),
    option!("later-seats", "T13", later_seats, via |armies| format!("{armies}"), later_seats_of, [
        "0", "6", "12", "18",
    ]),
    option!("factories", "T7", factories, via switch, switched, ["on", "off"]),
    option!("ships", "N1", ships, via switch, switched, ["on", "off"]),
    option!("canals", "B7", canals, via canals, canals_of, ["closed", "open"]),
    option!("australian-coasts", "B5", australian_coasts, via coasts, coasts_of, [
        "as-written", "geographic",
    ]),
    option!("large-attacks", "A2", large_attacks, via switch, switched, ["on", "off"]),
    option!("attack-dice", "A1", attack_dice, ["chosen", "maximum"]),
    option!("mobilization", "T11", mobilization, via switch, switched, ["on", "off"]),
    option!("fortify", "X4", fortify, [
        "one-path", "one-neighbour", "many-neighbours", "many-to-many", "connected",
    ]),
    option!("poker", "T20", poker, via switch, switched, ["on", "off"]),
    option!("poker-games", "W6", poker_games, ["draw", "stud", "holdem", "dealers-choice"]),
    option!("flop-cards", "W6", flop_cards, ["1", "3"]),
    option!("betting", "W7", betting, via limit, limit_of, ["one-army", "no-limit"]),
    option!("must-call-all-in", "W7", must_call_all_in, via switch, switched, ["off", "on"]),
    option!("red-queens-high", "C6", red_queens_high, via switch, switched, ["on", "off"]),
    option!("ace", "C6", ace, via ace, ace_of, ["high", "low"]),
    option!("allies", "T24", ally_play, ["off", "poker"]),
    option!("east-africa-middle-east", "B2", printing.lanes, via lanes, lanes_of, ["on", "off"]),
    option!("sea-opponents", "N7", sea_opponents, ["any", "one"]),
    option!("end-of-turn", "W3", end_of_turn, ["draw-first", "transfer-first"]),
    option!("factory-sales", "W3", factory_sales, ["at-start", "at-end"]),
    option!("full-stash", "W3", full_stash, ["discard-last", "discard-first"]),
    option!("ally-cards", "W4", ally_cards, via switch, switched, ["on", "off"]),
    option!("bids", "W5", bids, ["free", "by-card"]),
    option!("dealing", "W6", dealing, ["rotating", "left-of-caller"]),
    option!("further-hands", "W8", further_hands, via switch, switched, ["on", "off"]),
    option!("pot-factories", "W9", pot_factories, via switch, switched, ["on", "off"]),
    option!("three-or-four", "K1", three_or_four, via switch, switched, ["on", "off"]),
    option!("least-three", "K2", least_three, via switch, switched, ["on", "off"]),
    option!("one-set-a-turn", "K2", one_set_a_turn, via switch, switched, ["on", "off"]),
    option!("card-armies-anywhere", "C3", card_armies_anywhere, via switch, switched, [
        "on", "off",
    ]),
    option!("three-defence-dice", "K3", three_defence_dice, via switch, switched, ["on", "off"]),
    option!("must-attack", "K4", must_attack, via switch, switched, ["on", "off"]),
    option!("ten-on-a-territory", "K5", ten_on_a_territory, via switch, switched, ["on", "off"]),
    option!("pieces-run-out", "K5", pieces_run_out, via switch, switched, ["on", "off"]),
    option!("card-offered", "K6", card_offered, via switch, switched, ["on", "off"]),
    option!("seven-cards", "K6", seven_cards, via switch, switched, ["on", "off"]),
    option!("attack-rolls", "L1", attack_rolls, ["any", "one"]),
    option!("defence-dice", "A22", defence_dice, ["maximum", "chosen"]),
    option!("ploys", "L5", ploys, via switch, switched, ["off", "on"]),
    option!("scars", "L7", scars, ["none", "by-chance"]),
    option!("start", "L6", start, ["dealt", "headquarters", "board"]),
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

/// Returns the option with this key, or `None` if there is none.
pub fn option(key: &str) -> Option<&'static RuleOption> {
    OPTIONS.iter().find(|option| option.key == key)
}

#[cfg(test)]
mod tests;
