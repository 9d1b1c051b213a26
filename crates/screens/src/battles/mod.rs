//! Battles on land and at sea: their odds, rolls and results, and the armies mobilized for them.

pub mod battle;
pub mod battle_result;
pub mod last_battle;
pub mod muster;
pub mod naval_dice;
pub(crate) mod naval_result;
pub mod odds;
pub(crate) mod recorded;
pub mod roll;
