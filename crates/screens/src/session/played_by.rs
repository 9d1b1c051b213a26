//! The player of a seat: a person, a computer player or its own bot.

use engine::game::Control;
use players::bot::PlayStyle;

/// The possible players of a seat once the game has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedBy {
    Human,
    /// A person on another device.
    Elsewhere,
    Level(&'static str),
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
            Self::Level("easy") => text::menu::easy(),
            Self::Level("normal") => text::menu::normal(),
            Self::Level("hard") => text::menu::hard(),
            Self::Level(_) => text::menu::expert(),
            Self::Bot => text::menu::its_bot(),
        }
    }
}
