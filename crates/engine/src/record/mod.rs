//! Games and positions as texts and as bytes.
//!
//! A [`Record`] describes a game completely by its setup and its actions. It is written as text
//! that people can read and compare (its `Display`), packed into bytes for saved games
//! ([`Record::pack_plain`]), and into as few bytes as possible for links ([`Record::to_link`]).
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
pub mod base64;
mod coded;
mod custom_rules;
mod custom_rules_text;
mod device;
mod expected;
mod fairness;
mod line_words;
mod link;
mod luck;
mod naval;
mod notation;
mod numbers;
mod packed;
mod pasted;
mod poker;
mod position;
mod reading;
mod replay;
mod rolled_dice;
mod rule_sets;
mod verify;

use crate::game::{Action, Game, ReplayError, Setup, SetupError};

pub use custom_rules::CustomRules;
pub use custom_rules_text::CustomRulesError;
pub use device::{LostKey, invited};
pub use expected::Expected;
pub use fairness::{FairnessFinding, FairnessIssue, Provenance, Watch};
pub use line_words::{LARGEST_NUMBER, Misread, WordFault};
pub use link::ReadError;
pub use luck::Luck;
pub use notation::{
    NotationError, NotationFault, TITLE as NOTATION_TITLE, VERSION as NOTATION_VERSION,
};
pub use packed::{PLEDGED as LATEST_VERSION, RecoveredRecord, UnpackError};
pub use pasted::readings;
pub use position::{Position, PositionError, PositionFault, Seen};
pub use reading::RecordReader;
pub use replay::Replay;
pub use rolled_dice::{Faces, RolledDice, fair_range};
pub use rule_sets::RulesError;
pub use verify::{Reroll, Verification};

/// A stored game: its setup and actions. It may be invalid until it is replayed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Record {
    /// The setup, which holds everything decided before the first action.
    pub setup: Setup,
    /// The actions of all seats, in order.
    pub actions: Vec<Action>,
}

impl Record {
    /// Returns the record of a game so far.
    pub fn of(game: &Game) -> Self {
        Self { setup: game.setup().clone(), actions: game.actions().to_vec() }
    }

    /// Replays the game. Time grows with the number of actions (millions per second).
    ///
    /// # Errors
    /// Returns an error if the setup is invalid or an action is refused.
    pub fn replay(self) -> Result<Game, ReplayError> {
        Game::replay(self.setup, self.actions)
    }

    /// Replays the game up to the first action that is refused, and returns that refusal as well.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::{Action, Record};
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let record = Record { setup, actions: vec![Action::Halt] };
    /// let (game, fault) = record.replay_valid()?;
    /// assert!(game.actions().is_empty() && fault.is_some());
    /// # Ok::<(), red_queens_engine::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the setup is invalid.
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
