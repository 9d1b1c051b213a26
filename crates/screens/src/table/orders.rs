//! Standing orders in sentences.

use table::{LosingHand, Orders};

/// Returns the order for the first attack of a turn in a sentence.
pub fn orders(orders: Orders) -> &'static str {
    match orders {
        Orders::Ask => text::settings::orders_ask(),
        Orders::Cut => text::settings::orders_cut(),
        Orders::CutAndReveal => text::settings::orders_reveal(),
    }
}

/// Returns the order for a losing hand in a sentence.
pub fn losing_hand(order: LosingHand) -> &'static str {
    match order {
        LosingHand::Ask => text::settings::losing_hand_ask(),
        LosingHand::Muck => text::settings::losing_hand_muck(),
        LosingHand::Show => text::settings::losing_hand_show(),
    }
}
