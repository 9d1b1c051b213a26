//! The possessions of each seat: cards, holdings, objective and style of play.

pub mod cards;
mod gifts;
pub mod holdings;
pub mod objective;
pub mod play_styles;
pub mod sets;
