//! Attacks on land, from the plan to the last roll.

pub mod fight;
pub mod kinds;
pub mod mobilize;
pub mod moves;
pub mod path;
pub mod plan;
pub mod reaction;
