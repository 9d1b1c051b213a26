//! Attacks on land, from the plan to the last roll.

pub mod battle;
pub mod fight;
pub mod mobilize;
pub mod moves;
pub mod odds;
pub mod path;
pub mod plan;
pub mod reaction;
pub mod roll;
