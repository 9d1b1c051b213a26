//! Computer players that people write themselves, in JavaScript.

mod fault;
mod trial;

pub use fault::{Fault, Outcome};
pub use trial::{Incident, MOST_GAMES, Order, Report};
pub(crate) use trial::{Step, Trial};

use serde::{Deserialize, Serialize};

use engine::core::{Digest, in_file_name, one_line};

/// How the level of such a player begins, where others have the name of a level.
const PREFIX: &str = "bot:";

/// The longest code that is kept, in bytes.
pub const LONGEST_SOURCE: usize = 65_536;

/// The longest name of a bot, in characters.
pub const LONGEST_NAME: usize = 40;

/// A bot: what it is called, and its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    /// What people call it; at most [`LONGEST_NAME`] characters.
    pub name: String,
    /// Its code in JavaScript; at most [`LONGEST_SOURCE`] bytes.
    pub source: String,
}

impl Script {
    /// A bot; its name is one line, and what is too long of it is cut off.
    pub fn new(name: &str, source: &str) -> Self {
        let line = one_line(name, LONGEST_NAME);
        let name = if line.is_empty() { "Bot".to_owned() } else { line };
        Self { name, source: source.to_owned() }
    }

    /// Whether its name and code are no longer than they may be.
    pub fn is_short(&self) -> bool {
        self.name.chars().count() <= LONGEST_NAME && check_length(&self.source).is_ok()
    }

    /// The level of a player with exactly this code: what stands in setups and records.
    pub fn level(&self) -> String {
        format!("{PREFIX}{}:{}", self.name, Digest::of(self.source.as_bytes()))
    }

    /// As it is kept: the name in the first line, then the code.
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.name, self.source)
    }

    /// Reads what [`Self::to_text`] wrote; any text is some bot.
    pub fn from_text(text: &str) -> Self {
        let (name, source) = text.split_once('\n').unwrap_or((text, ""));
        Self::new(name, source)
    }

    /// The bot in a file of this name, which is nothing but the code.
    ///
    /// # Errors
    /// It is too long.
    pub fn from_file(file: &str, source: &str) -> Result<Self, String> {
        check_length(source)?;
        Ok(Self::new(&file.trim_end_matches(".js").replace('-', " "), source))
    }

    /// The name of a file for it.
    pub fn file_name(&self) -> String {
        format!("{}.js", in_file_name(&self.name))
    }
}

/// Whether a code can be kept.
///
/// # Errors
/// It is too long. Says so to a person.
pub fn check_length(source: &str) -> Result<(), String> {
    if source.len() <= LONGEST_SOURCE {
        return Ok(());
    }
    Err(text::faults::source_too_long(LONGEST_SOURCE / 1024))
}

/// What the bot is called that has this level; `None` for the levels that the game brings along.
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
        assert!(crate::bot::LEVELS.iter().all(|level| name_of(level).is_none()));
    }
}
