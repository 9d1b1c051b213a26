//! The options of a rule set by name: for the notation of records, the command line and the
//! new-game screen.

use super::ruleset::{RuleSet, UnknownValue};
use crate::core::RuleId;
use crate::poker::Ace;
use crate::world::{Canals, Coasts, WorldId};

/// One option of a rule set.
#[derive(Debug)]
pub struct RuleOption {
    /// Its name in texts.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The rule it comes from.
    pub rule: RuleId,
    /// Values to offer, each with a sentence on what it means. Numbers may take others.
    pub choices: &'static [(&'static str, &'static str)],
    read: fn(&RuleSet) -> String,
    write: fn(&mut RuleSet, &str) -> Result<(), UnknownValue>,
}

impl RuleOption {
    /// The option's value in a rule set.
    pub fn get(&self, rules: &RuleSet) -> String {
        (self.read)(rules)
    }

    /// Sets the option.
    ///
    /// # Errors
    /// The text is no value of this option; the rule set is unchanged.
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

macro_rules! option {
    ($key:literal, $title:literal, $rule:literal, $field:ident, via $read:expr, $write:expr,
     [$($value:literal: $meaning:literal),+ $(,)?]) => {
        RuleOption {
            key: $key,
            title: $title,
            rule: RuleId($rule),
            choices: &[$(($value, $meaning)),+],
            read: |rules| $read(rules.$field),
            write: |rules, text| {
                rules.$field = $write(text)?;
                Ok(())
            },
        }
    };
    ($key:literal, $title:literal, $rule:literal, $field:ident, $choices:tt) => {
        option!($key, $title, $rule, $field, via |value| format!("{value}"), str::parse, $choices)
    };
}

macro_rules! switch_option {
    ($key:literal, $title:literal, $rule:literal, $field:ident, $off:literal, $on:literal) => {
        option!($key, $title, $rule, $field, via switch, switched, ["on": $on, "off": $off])
    };
}

/// All options, in the order in which people think about them.
pub const OPTIONS: &[RuleOption] = &[
    option!("victory", "Victory", "T44", victory, [
        "last-standing": "You win when every other player is out.",
        "domination": "You win when you hold all 42 territories.",
        "territories-24": "The first to hold 24 territories wins.",
        "territories-30": "The first to hold 30 territories wins.",
        "rounds-8": "After 8 rounds the largest empire wins.",
        "rounds-15": "After 15 rounds the largest empire wins.",
    ]),
    option!("empty-seats", "Armies without a player", "T1", empty_seats, [
        "allied": "All six armies are on the board; those without a player defend themselves.",
        "absent": "Only the players' armies are on the board.",
    ]),
    option!("deal", "Territories", "X1", deal, [
        "random": "Territories are dealt at random.",
        "chosen": "Players choose territories in turns.",
    ]),
    option!("starting-armies", "Starting armies", "X1", starting_armies, [
        "three-each": "Three armies on each territory, to be rearranged freely.",
        "pool": "40 armies with two players, 5 fewer for each one more; you place them.",
    ]),
    option!("placing", "Placing them", "X1", placing, [
        "one-by-one": "One army each in turns.",
        "all-at-once": "All of a player's armies, then the next player.",
    ]),
    option!("set-value", "Card sets", "X5", set_value, [
        "two-dice": "A set is worth the sum of two dice.",
        "4-5-5": "The first set is worth 4 armies, every later one 5.",
        "4-5-6": "Each set is worth one army more than the last: 4, 5, 6 …",
        "4-6-8": "Sets grow fast: 4, 6, 8, 10, 12, 15, 20, 25 …",
    ]),
    option!("forced-sets", "Turning sets in", "C4", forced_sets, [
        "never": "You never have to turn in a set.",
        "from-five": "With five cards at the start of your turn you must turn in a set.",
    ]),
    switch_option!(
        "wilds",
        "Wild cards",
        "C1",
        wilds,
        "Every territory card shows a territory.",
        "Two wild cards stand for any symbol."
    ),
    switch_option!(
        "starting-cards",
        "Starting cards",
        "T5",
        starting_cards,
        "You start without territory cards.",
        "You start with two territory cards."
    ),
    switch_option!(
        "factories",
        "Factories",
        "T7",
        factories,
        "No factories.",
        "A factory makes two armies a turn; a card set can buy one."
    ),
    switch_option!(
        "ships",
        "Ships",
        "N1",
        ships,
        "No ships.",
        "Ships cruise the oceans, ferry armies, land and fight."
    ),
    option!("canals", "Suez and Panama", "B7", canals, via canals, canals_of, [
        "closed": "Ships sail around Africa and South America.",
        "open": "Ships sail through Suez and Panama.",
    ]),
    option!("australian-coasts", "Coasts of Australia", "B5", australian_coasts, via coasts, coasts_of, [
        "as-written": "Eastern Australia lies on the Indian Ocean, Western Australia on the Pacific.",
        "geographic": "Eastern Australia lies on the Pacific, Western Australia on the Indian Ocean.",
    ]),
    switch_option!(
        "large-attacks",
        "Large attacks",
        "A2",
        large_attacks,
        "Attacks are three dice against two.",
        "Committed and flanking attacks roll many dice at once."
    ),
    option!("attack-dice", "Attacker's dice", "A1", attack_dice, [
        "chosen": "You choose how many dice you throw.",
        "maximum": "You always throw as many dice as you can.",
    ]),
    switch_option!(
        "mobilization",
        "Mobilization",
        "T11",
        mobilization,
        "An attack raises no militia.",
        "Whoever is attacked for the first time in a turn may cut the deck for fresh armies."
    ),
    option!("fortify", "Moving at the end", "X4", fortify, [
        "one-path": "One move along a path of your territories.",
        "one-neighbour": "One move to a neighbouring territory.",
        "many-neighbours": "Moves from one territory to its neighbours.",
        "many-to-many": "Moves from any territories to their neighbours.",
        "connected": "Moves between any connected territories.",
    ]),
    switch_option!(
        "poker",
        "Poker cards",
        "T20",
        poker,
        "No poker cards.",
        "A conquest also draws a poker card."
    ),
    switch_option!(
        "red-queens-high",
        "Red queens",
        "C6",
        red_queens_high,
        "A red queen counts as any other queen in a poker hand.",
        "Within a kind of poker hand a red queen is the highest card, above the ace."
    ),
    option!("ace", "The ace in poker", "C6", ace, via ace, ace_of, [
        "high": "The ace ranks above the king, and below the two in a straight.",
        "low": "The ace ranks below the two.",
    ]),
    option!("allies", "Playing allies", "T24", ally_play, [
        "off": "Allied armies only defend themselves.",
        "poker": "At the end of a turn you may play an ally; who contests it plays poker for it.",
    ]),
    option!("east-africa-middle-east", "East Africa–Middle East", "B2", world, via lane, laned, [
        "on": "A sea lane joins East Africa and the Middle East.",
        "off": "No sea lane joins East Africa and the Middle East.",
    ]),
];

/// The option of this name.
pub fn option(key: &str) -> Option<&'static RuleOption> {
    OPTIONS.iter().find(|option| option.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_can_be_set_and_read_back() {
        for option in OPTIONS {
            for (value, meaning) in option.choices {
                let mut rules = RuleSet::NAUTICAL;
                option.set(&mut rules, value).unwrap();
                assert_eq!(option.get(&rules), *value, "{}", option.key);
                assert!(meaning.ends_with(['.', '…']), "{meaning}");
            }
            assert!(option.set(&mut RuleSet::NAUTICAL.clone(), "no such value").is_err());
        }
    }

    #[test]
    fn options_carry_every_difference_between_presets() {
        let mut rules = RuleSet::NAUTICAL;
        for option in OPTIONS {
            option.set(&mut rules, &option.get(&RuleSet::NEXT)).unwrap();
        }
        assert_eq!(rules, RuleSet::NEXT);
    }

    #[test]
    fn keys_are_unique() {
        let keys: std::collections::BTreeSet<_> = OPTIONS.iter().map(|option| option.key).collect();
        assert_eq!(keys.len(), OPTIONS.len());
        assert!(option("victory").is_some() && option("weather").is_none());
    }
}
