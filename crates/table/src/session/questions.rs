//! Questions for computer players.

use super::{Duty, Session};
use engine::game::{Action, Control};
use worker::{BotCall, Call, Question};

impl Session {
    /// Returns `true` if there is a decision to give a hint on, with nothing covered. At a deferred
    /// end of a campaign it is about the campaign, since nobody may know yet what follows it.
    pub fn can_ask_for_a_hint(&self) -> bool {
        matches!(self.duty(), Duty::Decide(prompt) if self.viewer() == Some(prompt.seat))
    }

    /// Returns the call for the decision of the computer player to act, with only what its seat may
    /// know.
    pub fn call_to_computer(&self) -> Option<Call> {
        let Duty::Think(seat) = self.duty() else { return None };
        let level = match self.control(seat) {
            Some(Control::Computer(level)) => level.clone(),
            _ => self.level_of_hints().name().to_owned(),
        };
        let source = self.script(&level).map(|script| script.source.clone());
        let view = self.game.observe(seat);
        let after = self.played();
        Some(match source {
            Some(source) => Call::Bots(BotCall::Decide { after, view: Box::new(view), source }),
            None => Call::Decide(Box::new(Question { after, level, view })),
        })
    }

    /// Returns a simple move for the computer player to act, in case it gives no answer.
    pub fn plain_answer(&self) -> Option<Action> {
        matches!(self.duty(), Duty::Think(_)).then(|| self.game.legal().fallback()).flatten()
    }
}
