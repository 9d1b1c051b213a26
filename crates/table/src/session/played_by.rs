//! The player of a seat: a person, a computer player or its own bot.

use engine::game::Control;
use players::bot::{Level, PlayStyle};

/// The possible players of a seat once the game has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedBy {
    Human,
    /// A person on another device.
    Elsewhere,
    Level(Level),
    /// The user-written bot with which the game began.
    Bot,
}

impl PlayedBy {
    pub fn of(control: &Control) -> Self {
        match control {
            Control::Human => Self::Human,
            Control::Computer(level) => {
                PlayStyle::read(level).map_or(Self::Bot, |(level, _)| Self::Level(level))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_recognized_and_an_unknown_one_is_a_bot() {
        let by = |level: &str| PlayedBy::of(&Control::Computer(level.to_owned()));
        for level in Level::ALL {
            assert_eq!(by(level.name()), PlayedBy::Level(level));
        }
        assert_eq!(by("hard:turtle"), PlayedBy::Level(Level::Hard));
        assert_eq!(by("clairvoyant"), PlayedBy::Bot);
    }
}
