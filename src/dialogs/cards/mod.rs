//! Territory cards and poker cards.

pub(crate) mod discard;
pub(crate) mod glimpse;
pub(crate) mod objective;
pub(crate) mod playing_card;
pub(crate) mod sets;
pub(crate) mod territory_card;
