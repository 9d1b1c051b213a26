//! The state beyond a deferred end of a campaign.

use engine::game::{Ask, Game, Observation, Prompt};

/// The game after the deferred end of a campaign.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct AfterEnd {
    pub game: Game,
    /// The public view of it: not even the player who ends the campaign knows yet which cards it
    /// draws.
    pub view: Observation,
}

impl AfterEnd {
    pub fn new(game: Game) -> Self {
        Self { view: game.state().observe(None), game }
    }

    /// Returns `true` if the seat has a factory to place or may move armies.
    pub(crate) fn leaves_more(&self) -> bool {
        let ask = self.game.prompt().map(|prompt| prompt.ask);
        matches!(ask, Some(Ask::Transfer | Ask::Factory { .. }))
    }

    /// Returns `true` if the seat may end the turn there.
    pub(crate) fn can_end_turn(&self) -> bool {
        matches!(self.game.prompt(), Some(Prompt { ask: Ask::Transfer, .. }))
    }
}
