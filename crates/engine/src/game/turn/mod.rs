//! A turn from its reinforcements to its last move, and the set-up before the first.

pub(super) mod command;
pub(super) mod consequences;
pub(super) mod finish;
pub(super) mod joining;
pub(super) mod launch;
pub(super) mod mobilize;
pub(super) mod opening;
pub(super) mod reinforce;
pub(super) mod spoils;
pub(super) mod transfer;
