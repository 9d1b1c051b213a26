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
    pub(crate) fn of(control: &Control) -> Self {
        match control {
            Control::Human => Self::Human,
            Control::Computer(level) => {
                PlayStyle::read(level).map_or(Self::Bot, |(level, _)| Self::Level(level))
            }
        }
    }

    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::Human => text::menu::human(),
            Self::Elsewhere => text::menu::elsewhere(),
            Self::Level(Level::Easy) => text::menu::easy(),
            Self::Level(Level::Normal) => text::menu::normal(),
            Self::Level(Level::Hard) => text::menu::hard(),
            Self::Level(Level::Expert) => text::menu::expert(),
            Self::Bot => text::menu::its_bot(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_own_label_and_an_unknown_one_is_a_bot() {
        let by = |level: &str| PlayedBy::of(&Control::Computer(level.to_owned()));
        let labels = Level::ALL.map(|level| by(level.name()).label());
        assert_eq!(labels, ["Easy", "Normal", "Hard", "Expert"]);
        assert_eq!(by("hard:turtle"), PlayedBy::Level(Level::Hard));
        assert_eq!(by("clairvoyant"), PlayedBy::Bot);
    }
}
