//! Games and positions as texts and as bytes.
//!
//! A [`Record`] is all there is to know of a game: its setup and its actions. It is written as text
//! that people read and compare (its `Display`), packed into bytes for saves
//! ([`Record::pack_plain`]), and into as few as there can be for links ([`Record::to_link`]).
//!
//! ```
//! # use red_queens_engine::{core::{Seat, Seed}, game::{Control, Game, Player, RuleSet, Setup}};
//! use red_queens_engine::record::Record;
//!
//! # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
//! # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
//! let game = Game::new(setup)?;
//! let record = Record::of(&game);
//! assert_eq!(Record::read(&record.to_string())?, record);
//! assert_eq!(Record::read(&format!("https://example.org/#{}", record.to_link()))?, record);
//! assert_eq!(record.replay()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod coded;
mod device;
mod expected;
mod fairness;
mod link;
mod luck;
mod mix;
mod mix_text;
mod naval;
mod notation;
mod numbers;
mod packed;
mod pasted;
mod poker;
mod position;
mod reading;
mod replay;
mod rules;
mod thrown;
mod verify;
mod words;

use crate::game::{Action, Game, ReplayError, Setup, SetupError};

pub use device::{LostKey, invited};
pub use expected::Expected;
pub use fairness::{Doubt, Finding, Provenance, Watch};
pub use link::ReadError;
pub use luck::Luck;
pub use mix::Mix;
pub use mix_text::MixError;
pub use notation::{NotationError, NotationFault};
pub use packed::{Salvage, UnpackError};
pub use pasted::readings;
pub use position::{Position, PositionError, PositionFault, Seen};
pub use reading::Reading;
pub use replay::Replay;
pub use rules::RulesError;
pub use thrown::{Faces, Thrown, fair_range};
pub use verify::{Reroll, Verification};
pub use words::{LARGEST_NUMBER, Misread, WordFault};

/// A game as it is kept: setup and actions. It may be wrong until it is replayed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Record {
    /// All that was decided before the first action.
    pub setup: Setup,
    /// What the seats did, in order.
    pub actions: Vec<Action>,
}

impl Record {
    /// The record of a game so far.
    pub fn of(game: &Game) -> Self {
        Self { setup: game.setup().clone(), actions: game.actions().to_vec() }
    }

    /// The game. Time grows with the number of actions (millions a second).
    ///
    /// # Errors
    /// The setup is no game, or an action was refused.
    pub fn replay(self) -> Result<Game, ReplayError> {
        Game::replay(self.setup, self.actions)
    }

    /// The game up to the first action that is refused, and that refusal.
    ///
    /// # Errors
    /// The setup is no game.
    pub fn replay_valid(self) -> Result<(Game, Option<ReplayError>), SetupError> {
        let mut game = Game::new(self.setup)?;
        for (number, action) in (1..).zip(self.actions) {
            if let Err(refusal) = game.play(action) {
                return Ok((game, Some(ReplayError::Refused { number, refusal })));
            }
        }
        Ok((game, None))
    }
}
