//! Trying a board that is being changed: computer players play many games on it, and the editor
//! shows what may be unfair about it.

mod board_trial;
mod findings;
mod panel;

pub use board_trial::BoardTrial;
pub use panel::TrialPanel;
