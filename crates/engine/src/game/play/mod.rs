//! Playing a game: the prompt, the legal actions, their checks and results, and what each seat sees.

mod binding;
mod check;
pub(super) mod dice_source;
pub(super) mod game;
mod listing;
pub(super) mod observation;
mod perform;
mod pledges;
pub(super) mod prompt;
mod stored_observation;
