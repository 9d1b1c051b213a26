//! The user-written bots that a game has brought along.

use super::Session;
use engine::core::Seat;
use engine::game::Control;
use players::bot::Level;
use worker::{Script, name_of};

impl Session {
    /// Adds those of the bots that play in this game; the others are left out.
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

    /// Returns the session without user-written code; substitutes play in its place.
    #[must_use]
    pub fn without_scripts(mut self) -> Self {
        for seat in Seat::ALL {
            if self.control(seat).is_some_and(is_bot) {
                let substitute = Level::SUBSTITUTE.name().to_owned();
                self.seats.set_control(seat, Some(Control::Computer(substitute)));
            }
        }
        self.scripts.clear();
        self
    }

    /// Returns the levels of all players that are user-written bots, or were at first.
    fn bot_levels(&self) -> impl Iterator<Item = &str> {
        let at_first = self.game.setup().players.iter().map(|player| &player.control);
        let now = self.controls().iter().filter_map(|(_, control)| control.as_ref());
        at_first.chain(now).filter_map(|control| match control {
            Control::Computer(level) if is_bot(control) => Some(level.as_str()),
            _ => None,
        })
    }

    /// Returns the user-written bots of this game.
    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// Returns the bot of a level, if this game has brought it along.
    pub fn script(&self, level: &str) -> Option<&Script> {
        self.scripts.iter().find(|script| script.level() == level)
    }
}

/// Returns `true` if a user-written bot decides.
fn is_bot(control: &Control) -> bool {
    matches!(control, Control::Computer(level) if name_of(level).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Save, testing};
    use engine::game::RuleSet;

    #[test]
    fn a_game_goes_on_without_the_code_it_brought_along() {
        let bot = Script::new("Guard", "function decide() {}");
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot.level()))];
        let session = testing::session(RuleSet::NEXT, &players).with_scripts([bot.clone()]);
        let session = session.without_scripts();
        assert_eq!(session.scripts(), []);
        assert_eq!(session.control(Seat::Red), Some(&Control::Human));
        assert_eq!(session.control(Seat::Blue), Some(&Control::Computer("normal".to_owned())));
        let text = Save::of(&session, 1).to_text();
        assert!(!text.contains(" 2 "), "no code is kept");
        let back = Save::read(&text).unwrap().open().unwrap();
        assert_eq!(back.control(Seat::Blue), session.control(Seat::Blue));
    }
}
