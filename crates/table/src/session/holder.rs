//! The player holding the device, and the state of their cards on the screen.

use engine::core::Seat;

/// The player holding the device, and the state of their cards on the screen. At first nobody holds
/// it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Holder {
    seat: Option<Seat>,
    cards: CardVisibility,
}

/// The state of the cards of the player holding the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum CardVisibility {
    /// The cards are visible: the player has confirmed that they hold the device.
    #[default]
    Shown,
    /// Nobody has any cards yet, so nobody had to confirm that they hold the device.
    Unconfirmed,
    /// The cards are covered: the device was passed on for a quick decision, such as a bet (P5).
    Covered,
    /// The player looks at the cards for this one decision.
    Peeking,
}

impl Holder {
    /// Hands the device to a player who has confirmed that they hold it.
    pub fn confirmed(seat: Seat) -> Self {
        Self { seat: Some(seat), cards: CardVisibility::Shown }
    }

    /// Hands the device to a player while nobody has cards to hide.
    pub fn unconfirmed(seat: Seat) -> Self {
        Self { seat: Some(seat), cards: CardVisibility::Unconfirmed }
    }

    /// Hands the device to a player for a quick decision, with the cards covered (P5).
    pub fn covered(seat: Seat) -> Self {
        Self { seat: Some(seat), cards: CardVisibility::Covered }
    }

    /// Returns the seat of the player holding the device.
    pub fn seat(self) -> Option<Seat> {
        self.seat
    }

    /// Returns the seat of the player holding the device, unless their cards are covered.
    pub fn viewer(self) -> Option<Seat> {
        self.seat.filter(|_| self.cards != CardVisibility::Covered)
    }

    /// Returns `true` if the player holding the device sees all their cards until somebody else
    /// takes it.
    pub fn lies_open(self) -> bool {
        matches!(self.cards, CardVisibility::Shown | CardVisibility::Unconfirmed)
    }

    /// Returns `true` if nobody had to confirm that they hold the device.
    pub fn is_unconfirmed(self) -> bool {
        self.cards == CardVisibility::Unconfirmed
    }

    /// Uncovers the cards for one decision.
    pub fn peek(&mut self) {
        if self.cards == CardVisibility::Covered {
            self.cards = CardVisibility::Peeking;
        }
    }

    /// Covers cards that were looked at for one decision.
    pub fn end_peek(&mut self) {
        if self.cards == CardVisibility::Peeking {
            self.cards = CardVisibility::Covered;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_cards_are_seen_only_while_peeking_and_others_always() {
        let mut quick = Holder::covered(Seat::Red);
        assert_eq!((quick.seat(), quick.viewer()), (Some(Seat::Red), None));
        quick.peek();
        assert_eq!((quick.viewer(), quick.lies_open()), (Some(Seat::Red), false));
        quick.end_peek();
        assert_eq!(quick, Holder::covered(Seat::Red));
        for mut open in [Holder::confirmed(Seat::Red), Holder::unconfirmed(Seat::Red)] {
            let before = open;
            open.peek();
            open.end_peek();
            assert_eq!((open, open.viewer()), (before, Some(Seat::Red)));
        }
        assert_eq!(Holder::default().seat(), None);
    }
}
