//! A player's preferences, stored as a few words; unknown words do no harm.

use crate::table::pace::Pace;
use table::{Orders, Reactions};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Palette {
    /// The system's setting.
    #[default]
    Auto,
    Day,
    Night,
}

impl Palette {
    pub const ALL: [Self; 3] = [Self::Auto, Self::Day, Self::Night];

    /// Returns its label.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Auto => text::settings::palette_auto(),
            Self::Day => text::settings::palette_day(),
            Self::Night => text::settings::palette_night(),
        }
    }

    /// Returns its name in storage.
    fn name(self) -> &'static str {
        match self {
            Self::Auto => "Auto",
            Self::Day => "Day",
            Self::Night => "Night",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "switches, each by itself")]
pub struct Preferences {
    pub palette: Palette,
    /// True to show the armies' patterns on all land as strongly as where something can be chosen.
    pub patterns: bool,
    pub pace: Pace,
    /// Standing orders of new games.
    pub orders: Orders,
    /// The reactions to make in attacks without asking, in new games and in opened ones.
    pub reactions: Reactions,
    /// True to show the odds of attacks.
    pub odds: bool,
    /// True to offer hints.
    pub hints: bool,
    /// True to offer every attack type at once in the first turn of a quick start, too.
    pub attacks: bool,
    /// True to play sounds for dice and the like.
    pub sound: bool,
    /// True to keep the screen awake at the table.
    pub awake: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            palette: Palette::default(),
            patterns: false,
            pace: Pace::default(),
            orders: Orders::default(),
            reactions: Reactions::default(),
            odds: true,
            hints: true,
            attacks: false,
            sound: true,
            awake: true,
        }
    }
}

/// Returns the word for a switch that is on or off.
pub fn switch(is_on: bool) -> &'static str {
    if is_on { "On" } else { "Off" }
}

impl Preferences {
    pub fn to_text(self) -> String {
        let Self { palette, patterns, pace, orders, reactions, odds, hints, attacks, sound, awake } =
            self;
        format!(
            "palette={} patterns={} pace={} orders={} reactions={} odds={} hints={} attacks={} sound={} awake={}",
            palette.name(),
            switch(patterns),
            pace.name(),
            orders.name(),
            reactions.name(),
            switch(odds),
            switch(hints),
            switch(attacks),
            switch(sound),
            switch(awake)
        )
    }

    /// Reads the output of [`Self::to_text`]; missing or unknown values keep their defaults.
    pub fn from_text(text: &str) -> Self {
        let mut found = Self::default();
        for (key, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            match key {
                "palette" => set(&mut found.palette, Palette::ALL, |it| it.name() == value),
                "patterns" => set(&mut found.patterns, [true, false], |it| switch(*it) == value),
                "pace" => set(&mut found.pace, Pace::ALL, |it| it.name() == value),
                "orders" => set(&mut found.orders, Orders::ALL, |it| it.name() == value),
                "reactions" => found.reactions = Reactions::named(value),
                "odds" => set(&mut found.odds, [true, false], |it| switch(*it) == value),
                "hints" => set(&mut found.hints, [true, false], |it| switch(*it) == value),
                "attacks" => set(&mut found.attacks, [true, false], |it| switch(*it) == value),
                "sound" => set(&mut found.sound, [true, false], |it| switch(*it) == value),
                "awake" => set(&mut found.awake, [true, false], |it| switch(*it) == value),
                _ => {}
            }
        }
        found
    }
}

fn set<T, const N: usize>(field: &mut T, all: [T; N], is_it: impl Fn(&T) -> bool) {
    if let Some(value) = all.into_iter().find(is_it) {
        *field = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::LosingHand;

    #[test]
    fn preferences_are_read_back() {
        for palette in Palette::ALL {
            for pace in Pace::ALL {
                for orders in Orders::ALL {
                    let switches =
                        [(true, false, LosingHand::Show), (false, true, LosingHand::Muck)];
                    for (odds, sound, losing_hand) in switches {
                        let (hints, awake) = (!odds, !sound);
                        let reactions = Reactions {
                            start: odds,
                            missiles: sound,
                            losing_hand,
                            ..Reactions::default()
                        };
                        let preferences = Preferences {
                            palette,
                            patterns: sound,
                            pace,
                            orders,
                            reactions,
                            odds,
                            hints,
                            attacks: sound,
                            sound,
                            awake,
                        };
                        assert_eq!(Preferences::from_text(&preferences.to_text()), preferences);
                    }
                }
            }
        }
    }

    #[test]
    fn unknown_words_do_no_harm() {
        let known = Preferences { pace: Pace::Fast, ..Preferences::default() };
        assert_eq!(Preferences::from_text("sound=loud pace=Fast palette=Pink x"), known);
        assert_eq!(Preferences::from_text(""), Preferences::default());
    }
}
