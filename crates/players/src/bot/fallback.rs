//! A bot's decision is checked before it is played: no bot can break a game.

use super::Bot;
use engine::core::Chance;
use engine::game::{Action, Choice, Legal, Observation};

/// What is played for a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// A legal action.
    pub action: Action,
    /// Whether the bot's own answer was not legal and this stands in for it.
    pub is_fault: bool,
}

/// Asks a bot; an illegal answer is replaced by [`plain_action`]. `None` if the viewer has nothing to
/// decide.
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

/// The plainest legal action: to be done with it where that is possible, else the first there is.
/// Played again and again it brings every turn to its end.
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

/// Always the first of what there is to draw from.
pub(super) struct First;

impl Chance for First {
    fn die(&mut self) -> u8 {
        1
    }

    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}
