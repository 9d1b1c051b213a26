//! Decisions before a game: the options of its rule set, the players, the seed.

pub(super) mod attack_options;
mod combined_options;
mod fingerprint;
pub(super) mod option_value;
pub(super) mod options;
pub(super) mod poker_options;
mod presets;
pub(super) mod ruleset;
pub(super) mod setup;
mod starts;
pub(super) mod turn_options;
