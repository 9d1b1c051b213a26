//! What each seat has: its cards, its holdings, its objective and its style of play.

pub mod cards;
pub mod holdings;
pub mod objective;
pub mod play_styles;
