//! Checks a bot's decision before it is played, so that no bot can break a game.

use super::Bot;
use engine::core::RandomSource;
use engine::game::{Action, Choice, Legal, Observation};

/// The decision played for a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// A legal action.
    pub action: Action,
    /// True if the bot's own answer was illegal and this replaces it.
    pub is_fault: bool,
}

/// Asks a bot and replaces an illegal answer with [`plain_action`]. Returns `None` if the viewer
/// has nothing to decide.
pub fn decide(bot: &mut dyn Bot, view: &Observation) -> Option<Decision> {
    view.prompt()?;
    let legal = view.legal();
    let action = bot.decide(view, &legal);
    Some(if legal.allows(&action) {
        Decision { action, is_fault: false }
    } else {
        Decision { action: plain_action(&legal), is_fault: true }
    })
}

/// Returns the simplest legal action: to be done if possible, otherwise the first one. Playing it
/// repeatedly ends every turn.
pub fn plain_action(legal: &Legal) -> Action {
    let plain = |choice: &&Choice| matches!(choice, Choice::Done | Choice::Halt);
    let choices = &legal.choices;
    choices
        .iter()
        .find(plain)
        .or(choices.last())
        .and_then(|choice| choice.sample(&mut First))
        .unwrap_or(Action::Done)
}

/// A random source that always picks the first option.
pub(super) struct First;

impl RandomSource for First {
    fn die(&mut self) -> u8 {
        1
    }

    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}
