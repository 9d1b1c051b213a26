//! In whose hand an army is: a person’s, a computer player’s, or its bot’s.

use engine::game::Control;
use players::bot::Taste;

/// Who can play an army once the game has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedBy {
    Human,
    /// A person at another device.
    Elsewhere,
    Level(&'static str),
    /// The bot that somebody wrote and the game began with.
    Bot,
}

impl PlayedBy {
    pub(crate) fn of(control: &Control) -> Self {
        match control {
            Control::Human => Self::Human,
            Control::Computer(level) => {
                Taste::read(level).map_or(Self::Bot, |(level, _)| Self::Level(level))
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
