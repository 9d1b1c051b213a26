//! Bots that people write themselves, in JavaScript.

use engine::core::Digest;
use serde::{Deserialize, Serialize};
use stdx::{in_file_name, one_line};

/// The prefix of the level of such a bot; other players have the name of a level.
const PREFIX: &str = "bot:";

/// The longest code that can be saved, in bytes.
pub const LONGEST_SOURCE: usize = 65_536;

/// The longest name of a bot, in characters.
pub const LONGEST_NAME: usize = 40;

/// A bot: its name and its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    /// The name that people see; at most [`LONGEST_NAME`] characters.
    pub name: String,
    /// The code in JavaScript; at most [`LONGEST_SOURCE`] bytes.
    pub source: String,
}

impl Script {
    /// Creates a bot; its name is reduced to one line and truncated to the limit.
    pub fn new(name: &str, source: &str) -> Self {
        let line = one_line(name, LONGEST_NAME);
        let name = if line.is_empty() { "Bot".to_owned() } else { line };
        Self { name, source: source.to_owned() }
    }

    /// Returns `true` if the name and the code are within their limits.
    pub fn is_within_limits(&self) -> bool {
        self.name.chars().count() <= LONGEST_NAME && check_length(&self.source).is_ok()
    }

    /// Returns the level of a player with exactly this code, as in set-ups and records.
    pub fn level(&self) -> String {
        format!("{PREFIX}{}:{}", self.name, Digest::of(self.source.as_bytes()))
    }

    /// Returns the bot as it is saved: the name in the first line, then the code.
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.name, self.source)
    }

    /// Reads a text written by [`Self::to_text`]; any text makes a bot.
    pub fn from_text(text: &str) -> Self {
        let (name, source) = text.split_once('\n').unwrap_or((text, ""));
        Self::new(name, source)
    }

    /// Creates the bot from a file of this name that contains only the code.
    ///
    /// # Errors
    /// Fails if the code is too long.
    pub fn from_file(file: &str, source: &str) -> Result<Self, String> {
        check_length(source)?;
        Ok(Self::new(&file.trim_end_matches(".js").replace('-', " "), source))
    }

    /// Returns a name for the script's file.
    pub fn file_name(&self) -> String {
        format!("{}.js", in_file_name(&self.name))
    }
}

/// Checks that a code can be saved.
///
/// # Errors
/// Fails with a message for people if the code is too long.
pub fn check_length(source: &str) -> Result<(), String> {
    if source.len() <= LONGEST_SOURCE {
        return Ok(());
    }
    Err(text::faults::source_too_long(LONGEST_SOURCE / 1024))
}

/// Returns the name of the bot with this level; `None` for the built-in levels.
pub fn name_of(level: &str) -> Option<&str> {
    Some(level.strip_prefix(PREFIX)?.rsplit_once(':')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_kept_and_handed_round_whole() {
        let bot = Script::new(" Border: guard ", "let x = 1;\n\nfunction decide() {}\n");
        assert_eq!(Script::from_text(&bot.to_text()), bot);
        assert_eq!(bot.file_name(), "Border--guard.js");
        let back = Script::from_file("Border-guard.js", &bot.source).unwrap();
        assert_eq!(back, Script::new("Border guard", &bot.source));
        assert!(Script::from_file("x.js", &"x".repeat(LONGEST_SOURCE + 1)).is_err());
        assert_eq!(Script::from_text("").name, "Bot");
        let bot = Script::from_file("two\nlines.js", "1").unwrap();
        assert_eq!(Script::from_text(&bot.to_text()), bot);
        assert_eq!(Script::new(&"ü".repeat(99), "").name.chars().count(), LONGEST_NAME);
    }

    #[test]
    fn a_name_that_was_cleaned_is_clean() {
        let forty = format!("{} tail", "x".repeat(LONGEST_NAME - 1));
        for name in ["\u{1} x", "x \u{1}", " \t ", &forty, "\n", "\u{2028}x", "a\u{7f} "] {
            let once = Script::new(name, "");
            assert_eq!(Script::new(&once.name, ""), once, "{name:?}");
            assert_eq!(Script::from_text(&once.to_text()), once, "{name:?}");
        }
        proptest::proptest!(|(name in "[\\s\\PC\\pC]{0,60}")| {
            let once = Script::new(&name, "");
            assert_eq!(Script::new(&once.name, ""), once);
            assert!(!once.name.is_empty() && once.name.chars().count() <= LONGEST_NAME);
        });
    }

    #[test]
    fn the_level_names_the_bot_and_exactly_its_code() {
        let bot = Script::new("a: b", "1");
        assert_eq!(name_of(&bot.level()), Some("a: b"));
        assert_ne!(bot.level(), Script::new("a: b", "2").level());
        assert_eq!(name_of("expert"), None);
        assert!(players::bot::LEVELS.iter().all(|level| name_of(level).is_none()));
    }
}
