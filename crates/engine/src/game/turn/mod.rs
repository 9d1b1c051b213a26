//! A turn from its reinforcements to its last move, and the set-up before the first.

mod command;
mod elimination;
mod finish;
mod joining;
mod launch;
mod limits;
mod mobilize;
pub(super) mod opening;
mod reinforce;
mod spoils;
mod transfer;
