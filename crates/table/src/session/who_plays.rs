//! The player of a side during a game: a person, a computer player or its own bot.

use super::{PlayedBy, Session};
use engine::core::Seat;
use engine::game::Control;
use players::bot::{Level, PlayStyle};

impl Session {
    /// Returns the player of a seat.
    pub fn who_plays(&self, seat: Seat) -> PlayedBy {
        if self.is_away(seat) {
            return PlayedBy::Elsewhere;
        }
        self.control(seat).map_or(PlayedBy::Human, PlayedBy::of)
    }

    /// Returns the possible players of a seat.
    pub fn who_can_play(&self, seat: Seat) -> Vec<PlayedBy> {
        let bot = self.first_control(seat).map(PlayedBy::of).filter(|by| *by == PlayedBy::Bot);
        let levels = Level::ALL.into_iter().map(PlayedBy::Level);
        // A link contains only the original players, so only a seat that began with a person can
        // become remote.
        let began_as_person = self.first_control(seat) == Some(&Control::Human);
        let elsewhere = (began_as_person || self.is_away(seat)).then_some(PlayedBy::Elsewhere);
        [PlayedBy::Human].into_iter().chain(elsewhere).chain(levels).chain(bot).collect()
    }

    /// Returns the play style of the computer player at a seat.
    pub fn style_of(&self, seat: Seat) -> PlayStyle {
        match self.control(seat) {
            Some(Control::Computer(level)) => {
                PlayStyle::read(level).map(|(_, style)| style).unwrap_or_default()
            }
            _ => PlayStyle::Balanced,
        }
    }

    /// Returns the control for one of the possible players of a seat.
    pub(super) fn control_for(&self, seat: Seat, by: PlayedBy) -> Option<Control> {
        match by {
            PlayedBy::Human | PlayedBy::Elsewhere => Some(Control::Human),
            PlayedBy::Bot => self.first_control(seat).cloned(),
            // The original computer player returns with its own play style.
            PlayedBy::Level(level) => {
                let first = self.first_control(seat).filter(|it| PlayedBy::of(it) == by);
                Some(first.cloned().unwrap_or_else(|| Control::Computer(level.name().to_owned())))
            }
        }
    }

    /// Returns the player of a seat as it was when the game began.
    fn first_control(&self, seat: Seat) -> Option<&Control> {
        self.player(seat).map(|player| &player.control)
    }
}
