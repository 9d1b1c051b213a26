//! The analysis of a finished game: the chance of each player to win at every moment, the luck and
//! the decisions that changed it, and the decisions an expert would have made.
//!
//! The chances come from the position alone ([`chances`]), by weights that `rq-lab calibrate` has
//! fitted to thousands of games. Every action moves the chances. Its average effect, over all its
//! dice and cards and over everything that its player can't know, is due to the decision; the rest
//! is luck. So for each player, the start, luck and decisions add up to the result.

mod analysis;
mod chances;
mod counts;
mod course;
mod features;
mod judge;
mod kind;
mod parties;
mod prospect;
mod report;

pub use analysis::{Analysis, NoInsight};
pub use chances::{CERTAIN, Chances, chances, chances_by, read, weights};
pub use counts::{Counts, TWO_DICE};
pub(crate) use course::is_open;
pub use features::{FEATURES, Features, features, names};
pub use kind::Kind;
pub use parties::Parties;
pub use report::{Costly, Deed, Insight, Share, Swing};

use engine::record::Record;

impl Insight {
    /// Goes through a whole game at once.
    ///
    /// # Errors
    /// The record is no game that has come to its end.
    pub fn of(record: Record) -> Result<Self, NoInsight> {
        let mut analysis = Analysis::new(record)?;
        loop {
            if let Some(insight) = analysis.go_on() {
                return Ok(insight);
            }
        }
    }

    /// As bytes, which only the same version reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`Self::to_bytes`] wrote; `None` where the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}
