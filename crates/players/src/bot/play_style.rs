//! The play styles of computer players: adjustments that hardly change their strength, at any
//! level.

use super::Level;
use super::heuristics::HeuristicWeights;

/// A play style. People know each by a name and a line; in a level's text it follows a colon, as in
/// `hard:turtle`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PlayStyle {
    /// The strongest play, as far as the level can tell.
    #[default]
    Balanced,
    /// Safe borders and whole continents; attacks when the odds are good.
    Turtle,
    /// Attacks early and often, and leaves little behind.
    Rusher,
    /// Harms its last attacker.
    Avenger,
    /// Bets, calls and bluffs at poker, and takes a chance in battle.
    Gambler,
}

/// The cost of an attack to a turtle, and its bonus to a rusher, as a part of the chance to win.
const WARY: f32 = 0.006;
const EAGER: f32 = 0.08;

/// The separator of level and play style.
const COLON: char = ':';

impl PlayStyle {
    /// All play styles.
    pub const ALL: [Self; 5] =
        [Self::Balanced, Self::Turtle, Self::Rusher, Self::Avenger, Self::Gambler];

    /// Returns its word in a level's text, which never changes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Turtle => "turtle",
            Self::Rusher => "rusher",
            Self::Avenger => "avenger",
            Self::Gambler => "gambler",
        }
    }

    /// Returns the text of a level with this play style: the level alone if it is balanced.
    ///
    /// ```
    /// use red_queens_players::bot::{Level, PlayStyle};
    /// assert_eq!(PlayStyle::Turtle.of_level(Level::Hard), "hard:turtle");
    /// assert_eq!(PlayStyle::Balanced.of_level(Level::Hard), "hard");
    /// ```
    pub fn of_level(self, level: Level) -> String {
        match self {
            Self::Balanced => level.name().to_owned(),
            _ => format!("{}{COLON}{}", level.name(), self.word()),
        }
    }

    /// Reads the level and the play style of such a text; `None` for any other text. Only levels
    /// that people play against have play styles.
    ///
    /// ```
    /// use red_queens_players::bot::{Level, PlayStyle};
    /// assert_eq!(PlayStyle::read("hard:turtle"), Some((Level::Hard, PlayStyle::Turtle)));
    /// assert_eq!(PlayStyle::read("easy"), Some((Level::Easy, PlayStyle::Balanced)));
    /// assert_eq!(PlayStyle::read("bot:turtle"), None);
    /// ```
    pub fn read(text: &str) -> Option<(Level, Self)> {
        let (level, style) = match text.split_once(COLON) {
            None => (text, Self::Balanced),
            Some((level, word)) => {
                let mut others = Self::ALL.into_iter().filter(|it| *it != Self::Balanced);
                (level, others.find(|style| style.word() == word)?)
            }
        };
        Level::read(level).map(|level| (level, style))
    }

    /// Adjusts the weights of a level to this play style. The numbers make a style noticeable while
    /// it wins as many games as none: `crates/lab/strength.md` has both.
    pub(super) fn adjust(self, weights: HeuristicWeights) -> HeuristicWeights {
        match self {
            Self::Balanced => weights,
            Self::Turtle => HeuristicWeights {
                caution: 1.5 * weights.caution,
                worthwhile: weights.worthwhile + 0.4,
                least_chance: weights.least_chance.max(0.5),
                hopeless: weights.hopeless.max(0.42),
                eager: weights.eager - WARY,
                ..weights
            },
            Self::Rusher => HeuristicWeights {
                caution: 0.7 * weights.caution,
                worthwhile: 0.4 * weights.worthwhile,
                least_chance: 0.6 * weights.least_chance,
                hopeless: 0.6 * weights.hopeless,
                left_behind: 0.5 * weights.left_behind,
                harm: 0.9 * weights.harm,
                grinds_above: weights.grinds_above.min(6),
                eager: weights.eager + EAGER,
                ..weights
            },
            Self::Avenger => HeuristicWeights { grudge: 2.0, ..weights },
            Self::Gambler => HeuristicWeights {
                least_chance: 0.9 * weights.least_chance,
                hopeless: 0.8 * weights.hopeless,
                nerve: 1.0,
                ..weights
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::by_name;

    #[test]
    fn every_level_of_opponents_has_every_play_style_and_its_text_is_read_again() {
        for level in Level::ALL {
            for style in PlayStyle::ALL {
                let text = style.of_level(level);
                assert_eq!(PlayStyle::read(&text), Some((level, style)));
                assert!(by_name(&text, 1).is_ok(), "{text}");
            }
        }
        for text in ["", ":", "hard:", "hard:balanced", "hard:Turtle", "random:turtle", "bot:a:1"] {
            assert_eq!(PlayStyle::read(text), None, "{text}");
        }
        assert!(by_name("hard:snail", 1).is_err() && by_name("random:turtle", 1).is_err());
    }

    #[test]
    fn balanced_is_the_level_itself() {
        assert_eq!(PlayStyle::Balanced.adjust(HeuristicWeights::HARD), HeuristicWeights::HARD);
        for style in PlayStyle::ALL.into_iter().skip(1) {
            assert_ne!(style.adjust(HeuristicWeights::HARD), HeuristicWeights::HARD, "{style:?}");
        }
    }
}
