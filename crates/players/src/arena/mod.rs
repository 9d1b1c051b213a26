//! Games between computer players: played out, counted, compared.
//!
//! Everything here is single-threaded and pure: the same match gives the same result. To use
//! several threads, call [`Match::play`] on them and add up the [`GameResult`]s in order.

mod as_much_land;
mod balance;
mod beginning;
mod conquests;
mod even_start;
mod findings;
mod first_continents;
mod game;
mod matches;
pub mod quick_start;
mod rating;
mod significance;
mod tally;

pub use as_much_land::AsMuchLand;
pub use balance::Balance;
pub use beginning::{Beginning, ENOUGH_LAND};
pub use conquests::Conquests;
pub use even_start::{even_start, even_starts, is_even_start_measured};
pub use findings::Finding;
pub use first_continents::FirstContinent;
pub use game::{GameInProgress, GameLimits, GameResult, play_out};
pub use matches::{Match, MatchError};
pub use rating::{Rating, interval, ratings};
pub use tally::{ContinentResults, Tally};
