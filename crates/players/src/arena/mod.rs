//! Games between computer players: played out, counted, compared.
//!
//! Everything here is single-threaded and pure: the same contest gives the same result. To use
//! several threads, call [`Contest::play`] on them and add up the [`Bout`]s in order.

mod beginning;
mod contest;
mod game;
mod rating;
mod tally;

pub use beginning::Beginning;
pub use contest::{Contest, ContestError};
pub use game::{Bout, Limits, Playing, play_out};
pub use rating::{Rating, interval, ratings};
pub use tally::Tally;
