//! A poker card, drawn.

use leptos::prelude::*;

use engine::poker::{Card, Suit};
use screens::allies::playing_cards::{poker_card_in_words, rank};
use screens::allies::queens::is_red_queen;
use screens::decimal::Decimal;

/// A poker card. It can be selected if `pick` is given.
#[component]
pub fn PlayingCard(
    card: Card,
    /// True if the card is selected.
    #[prop(optional, into)]
    chosen: Signal<bool>,
    #[prop(default = None)] pick: Option<Callback<()>>,
    /// The word on the card once it is selected.
    #[prop(optional)]
    tag: &'static str,
    /// True if the card is too small for pips.
    #[prop(default = false)]
    small: bool,
) -> impl IntoView {
    let label = poker_card_in_words(card);
    let reigns = is_red_queen(card);
    match pick {
        Some(pick) => view! {
            <button type="button" class="playing-card" class:queen=reigns aria-label=label data-tag=tag
                aria-pressed=move || chosen.get().to_string() on:click=move |_| pick.run(())><Face card small /></button>
        }
        .into_any(),
        None => view! { <div class="playing-card" class:queen=reigns role="img" aria-label=label><Face card small /></div> }.into_any(),
    }
}

#[component]
fn Face(card: Card, small: bool) -> impl IntoView {
    let is_red = matches!(card.suit(), Suit::Diamonds | Suit::Hearts);
    if small {
        return index(card, is_red).into_any();
    }
    let corner = move || {
        view! {
            <text class="card-rank" x="9" y="17" text-anchor="middle">{rank(card)}</text>
            <SuitSign suit=card.suit() x=9.0 y=26.0 size=11.0 />
        }
    };
    view! {
        <svg class="card-face" class:red=is_red viewBox="0 0 72 100" aria-hidden="true">
            <rect class="card-paper" x="1" y="1" width="70" height="98" rx="7"/>
            {corner()}
            <g transform="rotate(180 36 50)">{corner()}</g>
            {if card.rank() > 10 && card.rank() < 14 { court(card).into_any() } else { pips(card).into_any() }}
        </svg>
    }
    .into_any()
}

/// Draws rank and suit as large as a card allows. Red queens wear a crown.
fn index(card: Card, is_red: bool) -> impl IntoView {
    let reigns = is_red_queen(card);
    view! {
        <svg class="card-face" class:red=is_red viewBox="0 0 72 100" aria-hidden="true">
            <rect class="card-paper" x="1" y="1" width="70" height="98" rx="7"/>
            <text class="card-index" x="36" y="49" text-anchor="middle">{rank(card)}</text>
            <SuitSign suit=card.suit() x=36.0 y=74.0 size=40.0 />
            {reigns.then(|| view! { <path class="card-crown" d="M7 22 4 5l7 6 5-8 5 8 7-6-3 17z"/> })}
        </svg>
    }
}

/// Draws the traditional pips: columns at a third, rows at sixths of the face.
fn pips(card: Card) -> impl IntoView {
    let places: &[(f64, f64)] = match card.rank() {
        2 => &[(36.0, 24.0), (36.0, 76.0)],
        3 => &[(36.0, 24.0), (36.0, 50.0), (36.0, 76.0)],
        4 => &[(25.0, 24.0), (47.0, 24.0), (25.0, 76.0), (47.0, 76.0)],
        5 => &[(25.0, 24.0), (47.0, 24.0), (36.0, 50.0), (25.0, 76.0), (47.0, 76.0)],
        6 => &[(25.0, 24.0), (47.0, 24.0), (25.0, 50.0), (47.0, 50.0), (25.0, 76.0), (47.0, 76.0)],
        7 => &[
            (25.0, 24.0),
            (47.0, 24.0),
            (36.0, 37.0),
            (25.0, 50.0),
            (47.0, 50.0),
            (25.0, 76.0),
            (47.0, 76.0),
        ],
        8 => &[
            (25.0, 24.0),
            (47.0, 24.0),
            (36.0, 37.0),
            (25.0, 50.0),
            (47.0, 50.0),
            (36.0, 63.0),
            (25.0, 76.0),
            (47.0, 76.0),
        ],
        9 => &[
            (25.0, 22.0),
            (47.0, 22.0),
            (25.0, 40.5),
            (47.0, 40.5),
            (36.0, 50.0),
            (25.0, 59.5),
            (47.0, 59.5),
            (25.0, 78.0),
            (47.0, 78.0),
        ],
        10 => &[
            (25.0, 22.0),
            (47.0, 22.0),
            (36.0, 31.0),
            (25.0, 40.5),
            (47.0, 40.5),
            (25.0, 59.5),
            (47.0, 59.5),
            (36.0, 69.0),
            (25.0, 78.0),
            (47.0, 78.0),
        ],
        _ => &[(36.0, 50.0)],
    };
    let size = match card.rank() {
        14 => 34.0,
        9 | 10 => 12.5,
        _ => 15.0,
    };
    let suit = card.suit();
    // Pips in the lower half are upside down.
    let pip = move |&(x, y): &(f64, f64)| {
        let (turn, x, y) =
            if y > 51.0 { ("rotate(180 36 50)", 72.0 - x, 100.0 - y) } else { ("", x, y) };
        view! { <g transform=turn><SuitSign suit x y size /></g> }
    };
    places.iter().map(pip).collect_view()
}

/// Draws a jack, queen or king: a letter in a frame. Red queens wear a crown.
fn court(card: Card) -> impl IntoView {
    let reigns = is_red_queen(card);
    view! {
        <rect class="card-frame" x="19" y="18" width="34" height="64" rx="4"/>
        {reigns.then(|| view! {
            <path class="card-crown" d="M24 42 21 24l9 7 6-10 6 10 9-7-3 18z"/>
            <circle class="card-jewel" cx="36" cy="36" r="2.4"/>
        })}
        <text class="card-letter" x="36" y=if reigns { "66" } else { "60" } text-anchor="middle">{rank(card)}</text>
        {(!reigns).then(|| view! { <SuitSign suit=card.suit() x=36.0 y=31.0 size=13.0 /> })}
        <g transform="rotate(180 36 50)"><SuitSign suit=card.suit() x=36.0 y=26.0 size=11.0 /></g>
    }
}

/// The symbol of a suit around a point.
#[component]
pub fn SuitSign(
    suit: Suit,
    /// The horizontal position of its centre.
    x: f64,
    /// The vertical position of its centre.
    y: f64,
    /// The height.
    size: f64,
) -> impl IntoView {
    let scale = size / 24.0;
    let [x, y, scale] = [x - size / 2.0, y - size / 2.0, scale].map(Decimal);
    let transform = format!("translate({x} {y}) scale({scale:.3})");
    view! { <path class="card-suit" transform=transform d=shape(suit)/> }
}

/// Returns the shape of a suit in a square of 24 units.
fn shape(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => {
            "M12 22C5 15 1 11.5 1 7a5.6 5.6 0 0 1 11-1.5A5.6 5.6 0 0 1 23 7c0 4.5-4 8-11 15z"
        }
        Suit::Diamonds => {
            "M12 1c2.5 4.5 5 7.8 8.5 11-3.5 3.2-6 6.5-8.5 11-2.5-4.5-5-7.8-8.5-11C7 8.8 9.5 5.5 12 1z"
        }
        Suit::Spades => {
            "M12 1c6 6 10.5 9 10.5 13.5a4.8 4.8 0 0 1-9 2.3c.2 2.6 1 4.4 2.7 6.2H7.8c1.7-1.8 2.5-3.6 2.7-6.2a4.8 4.8 0 0 1-9-2.3C1.5 10 6 7 12 1z"
        }
        Suit::Clubs => {
            "M12 1a5 5 0 0 1 4 8 5.2 5.2 0 1 1-2.6 7.9c.2 2.6 1.1 4.4 2.8 6.1H7.8c1.7-1.7 2.6-3.5 2.8-6.1A5.2 5.2 0 1 1 8 9a5 5 0 0 1 4-8z"
        }
    }
}
