//! Lessons, and their coach at the table.

mod coach;
mod lessons;

pub use coach::CoachOf;
pub use lessons::{Learn, Lessons};
