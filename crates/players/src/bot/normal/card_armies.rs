//! The armies that territory cards bring.

/// The average of two dice, in armies (T9).
pub(super) const TWO_DICE: u32 = 7;

/// The armies that a card of one's own territory brings there (C3).
pub(super) const ARMIES_FOR_CARD: u32 = 2;
