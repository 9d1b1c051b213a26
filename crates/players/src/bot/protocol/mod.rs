//! How bots of users are asked and how they answer: one JSON object a line, written down in
//! `docs/bots.md`. This is what the objects are made of; whoever talks to a bot encodes them.

mod choices;
mod judge;
mod named;
mod packed;
mod poker;
mod table;

pub use choices::Options;
pub use judge::{Foul, judge};
pub use packed::{PackedError, pack, unpack};
pub use poker::{PlayerAtPoker, Poker};
pub use table::Table;

use serde::{Deserialize, Serialize};

use engine::game::{Action, Legal, Observation};
use engine::record::{Misread, Seen};
use engine::world::World;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// An answer that no rule allows: no die has such a face. It stands for a bot that has no answer.
pub const NO_ANSWER: Action = Action::Raise { face: 0 };

/// What a bot is asked: one JSON object on a line.
#[derive(Debug, Clone, Serialize)]
pub struct Request {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the question; the answer repeats it.
    pub id: u64,
    /// The army that decides: the player's own, or an ally that it plays.
    pub seat: String,
    /// What is to be decided, in one word.
    pub ask: &'static str,
    /// What the army may know, as named fields.
    pub observation: Table,
    /// The same as the text of a position.
    pub position: String,
    /// What it may do: each entry stands for all its combinations.
    pub legal: Vec<Options>,
    /// All of the observation for the engine's own bots.
    pub state: String,
}

/// What a bot answers: one JSON object on a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question that it answers; others are no answer.
    pub id: u64,
    /// The action as records write it: `attack Alaska Kamchatka`.
    pub action: String,
}

impl Request {
    /// The question about an observation; `None` if its viewer has nothing to decide.
    pub fn new(id: u64, view: &Observation, legal: &Legal) -> Option<Self> {
        let prompt = view.prompt()?;
        Some(Self {
            protocol: VERSION,
            id,
            seat: prompt.seat.to_string(),
            ask: choices::ask(&prompt.ask),
            observation: Table::of(view),
            position: Seen(view).to_string(),
            legal: legal.choices.iter().map(Options::of).collect(),
            state: pack(view),
        })
    }
}

impl Answer {
    /// An answer with this action.
    pub fn new(id: u64, action: &Action) -> Self {
        Self { id, action: action.to_string() }
    }

    /// The action, in the world that is played on.
    ///
    /// # Errors
    /// The text is no action; or one that is not a bot's to take: it decides for an army and does not
    /// leave it.
    pub fn action(&self, world: &'static World) -> Result<Action, Misread> {
        let action = Action::read(&self.action, world)?;
        let leaves = matches!(action, Action::Leave { .. } | Action::Join { .. });
        Ok(if leaves { NO_ANSWER } else { action })
    }
}
