//! The protocol between the game and users' bots: one JSON object per line. This module has
//! the contents of the objects; encoding them is up to the caller.

mod choices;
mod invalid_answer;
mod named;
mod observed_game;
mod packed;
mod poker;
mod questions;

pub use choices::Options;
pub use invalid_answer::{InvalidAnswer, read_answer};
pub use observed_game::ObservedGame;
pub use packed::{PackedError, pack, unpack};
pub use poker::{ObservedPoker, PlayerAtPoker};
pub use questions::QUESTIONS;

use serde::{Deserialize, Serialize};

use engine::game::{Action, Legal, Observation};
use engine::record::{Misread, Seen};
use engine::world::World;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// An answer that no rule allows, since no die has such a face. It stands for a bot without an
/// answer.
pub const NO_ANSWER: Action = Action::Raise { face: 0 };

/// A question to a bot: one JSON object on a line.
#[derive(Debug, Clone, Serialize)]
pub struct Request {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the question; the answer repeats it.
    pub id: u64,
    /// The army that decides: the player's own, or an ally under its command.
    pub seat: String,
    /// The decision to make, in one word.
    pub ask: &'static str,
    /// The army's view of the game, as named fields.
    pub observation: ObservedGame,
    /// The same as the text of a position.
    pub position: String,
    /// The legal actions: each entry stands for all its combinations.
    pub legal: Vec<Options>,
    /// The whole observation, packed for the engine's own bots.
    pub state: String,
}

/// An answer of a bot: one JSON object on a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProtocolAnswer {
    /// The number of the question; answers with another number are ignored.
    pub id: u64,
    /// The action as records write it: `attack Alaska Kamchatka`.
    pub action: String,
}

impl Request {
    /// Creates the question about an observation; `None` if its viewer has nothing to decide.
    pub fn new(id: u64, view: &Observation, legal: &Legal) -> Option<Self> {
        let prompt = view.prompt()?;
        Some(Self {
            protocol: VERSION,
            id,
            seat: prompt.seat.to_string(),
            ask: questions::ask(&prompt.ask),
            observation: ObservedGame::of(view),
            position: Seen(view).to_string(),
            legal: legal.choices.iter().map(Options::of).collect(),
            state: pack(view),
        })
    }
}

impl ProtocolAnswer {
    /// Creates an answer with this action.
    pub fn new(id: u64, action: &Action) -> Self {
        Self { id, action: action.to_string() }
    }

    /// Returns the action, in this world.
    ///
    /// # Errors
    /// Fails if the text isn't an action. An action that isn't a bot's to take, such as leaving its
    /// army, becomes [`NO_ANSWER`].
    pub fn action(&self, world: &'static World) -> Result<Action, Misread> {
        let action = Action::read(&self.action, world)?;
        let leaves = matches!(action, Action::Leave { .. } | Action::Join { .. });
        Ok(if leaves { NO_ANSWER } else { action })
    }
}
