//! Random play at sea: how it goes on, what is counted, what is checked.

mod checks;
pub mod tally;
pub mod voyage;
mod wild;
