//! The bots of people that a game has brought along.

use super::Session;
use crate::app::model::bots::{Script, name_of};
use crate::game::Control;

impl Session {
    /// Brings the bots of people along that play here; those that do not are left out.
    #[must_use]
    pub fn with_scripts(mut self, scripts: impl IntoIterator<Item = Script>) -> Self {
        for script in scripts {
            let level = script.level();
            let plays = self.bot_levels().any(|other| other == level);
            if plays && !self.scripts.contains(&script) {
                self.scripts.push(script);
            }
        }
        self
    }

    /// The levels of all players who are, or were at first, bots of people.
    fn bot_levels(&self) -> impl Iterator<Item = &str> {
        let at_first = self.game.setup().players.iter().map(|player| &player.control);
        let now = self.controls.iter().filter_map(|(_, control)| control.as_ref());
        at_first.chain(now).filter_map(|control| match control {
            Control::Computer(level) if name_of(level).is_some() => Some(level.as_str()),
            _ => None,
        })
    }

    /// The bots of people that play here.
    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// The bot of a level, if this game has brought it along.
    pub fn script(&self, level: &str) -> Option<&Script> {
        self.scripts.iter().find(|script| script.level() == level)
    }
}
