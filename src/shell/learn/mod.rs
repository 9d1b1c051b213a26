//! Lessons, and their coach at the table.

mod coach;
mod first;
mod lessons;
mod list;
mod strip;

pub use coach::CoachOf;
pub use lessons::Lessons;
pub use list::Learn;
