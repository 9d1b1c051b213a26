//! What lies behind the end of a campaign that is held back.

use engine::game::{Ask, Game, Observation, Prompt};

/// The game after the end of a campaign that is held back.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ahead {
    pub game: Game,
    /// What everybody may know of it: not even who ends the campaign knows yet what it draws.
    pub view: Observation,
}

impl Ahead {
    pub fn new(game: Game) -> Self {
        Self { view: game.state().observe(None), game }
    }

    /// Whether the seat places something on the map, or moves armies.
    pub fn leaves_more(&self) -> bool {
        let ask = self.game.prompt().map(|prompt| prompt.ask);
        matches!(ask, Some(Ask::Transfer | Ask::Factory { .. }))
    }

    /// Whether the seat may leave it at that.
    pub fn may_be_done(&self) -> bool {
        matches!(self.game.prompt(), Some(Prompt { ask: Ask::Transfer, .. }))
    }
}
