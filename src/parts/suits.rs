//! Suit symbols within a text, in the colours of cards.

use leptos::prelude::*;

use engine::poker::Suit;

/// Returns a text in which suit symbols look as on cards.
pub fn suited(text: &str) -> AnyView {
    if !text.contains(is_suit) {
        return text.to_owned().into_any();
    }
    let pieces = text.split_inclusive(is_suit).map(|piece| {
        let sign = piece.chars().next_back().filter(|sign| is_suit(*sign));
        let before = piece.trim_end_matches(is_suit).to_owned();
        let red = sign.is_some_and(|sign| matches!(sign, '♦' | '♥'));
        let sign =
            sign.map(|sign| view! { <span class="suit" class:red=red>{sign.to_string()}</span> });
        view! { {before}{sign} }
    });
    pieces.collect_view().into_any()
}

fn is_suit(sign: char) -> bool {
    Suit::ALL.into_iter().any(|suit| screens::allies::playing_cards::suit_sign(suit) == sign)
}
