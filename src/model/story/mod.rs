//! What happened: told, remembered, drawn as lines, looked back at.

pub mod aftermath;
pub mod chart;
pub mod factories;
pub mod fate;
pub mod gains;
pub mod importance;
pub mod log;
pub mod past;
pub mod recap;
pub mod since;
pub mod spot;
pub mod tale;
pub mod tally;
