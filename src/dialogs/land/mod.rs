//! Attacks and moves on land.

pub(crate) mod advance;
pub(crate) mod battle;
pub(crate) mod block_fight;
pub(crate) mod flanks;
mod kinds;
pub(crate) mod mobilize;
pub(crate) mod normal_fight;
pub(crate) mod path;
pub(crate) mod plan;
pub(crate) mod plus_one;
pub(crate) mod react;
pub(crate) mod transfer;
