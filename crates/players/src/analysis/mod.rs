//! The analysis of a finished game: the chance of each player to win at every moment, the luck and
//! the decisions that changed it, and the decisions an expert would have made.
//!
//! The chances come from the position alone ([`chances`]), by weights that `rq-lab calibrate` has
//! fitted to thousands of games. Every action moves the chances. Its average effect, over all its
//! dice and cards and over everything that its player can't know, is due to the decision; the rest
//! is luck. So for each player, the start, luck and decisions add up to the result.

mod analyser;
mod attribution;
mod chances;
mod counts;
mod features;
mod last_turn;
mod luck_source;
mod player_armies;
mod report;
mod suspected_mistake;
mod turn_forecast;

pub use analyser::{AnalysisError, GameAnalyser};
pub(crate) use attribution::is_open;
pub use chances::{CERTAIN, Chances, chances, chances_by, read, weights};
pub use counts::{Counts, TWO_DICE};
pub use features::{FEATURES, Features, features, names};
pub use luck_source::LuckSource;
pub use player_armies::PlayerArmies;
pub use report::{ActionGroup, GameAnalysis, Mistake, Share, Swing};

use engine::record::Record;

impl GameAnalysis {
    /// Goes through a whole game at once.
    ///
    /// # Errors
    /// The record is no game that has come to its end.
    pub fn of(record: Record) -> Result<Self, AnalysisError> {
        let mut analyser = GameAnalyser::new(record)?;
        loop {
            if let Some(analysis) = analyser.step() {
                return Ok(analysis);
            }
        }
    }

    /// Serializes the analysis for the same version of the program.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`Self::to_bytes`] wrote; `None` where the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}
