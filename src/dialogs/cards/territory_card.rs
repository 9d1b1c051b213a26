//! A territory card with the outline of its territory, its name and its symbol.

use leptos::prelude::*;

use engine::world::{Symbol, Territory};
use screens::decimal::Decimal;
use screens::map::drawing::Drawing;
use screens::seats::cards::CardView;

/// A territory card. It can be selected if `pick` is given.
#[component]
pub fn TerritoryCardView(
    card: CardView,
    /// The bonus on the player's own territory.
    #[prop(default = ("+2", text::cards::gift()))]
    gift: (&'static str, &'static str),
    /// True if the card is selected.
    #[prop(optional, into)]
    chosen: Signal<bool>,
    #[prop(default = None)] pick: Option<Callback<()>>,
) -> impl IntoView {
    let kind = card.symbol_in_words();
    let label = if card.held {
        text::cards::LabelHeld { name: card.name(), symbol: kind }.say()
    } else {
        text::cards::Label { name: card.name(), symbol: kind }.say()
    };
    let face = view! {
        <CardPicture territory=card.card.territory() />
        <span class="card-name">{card.name()}</span>
        <span class="card-foot">
            <SymbolSign symbol=card.symbol />
            {card.held.then(|| view! { <span class="card-gift number" title=gift.1>{gift.0}</span> })}
        </span>
    };
    match pick {
        Some(pick) => view! {
            <button type="button" class="territory-card" aria-label=label
                aria-pressed=move || chosen.get().to_string() on:click=move |_| pick.run(())>{face}</button>
        }
        .into_any(),
        None => view! { <div class="territory-card" role="img" aria-label=label>{face}</div> }.into_any(),
    }
}

#[component]
fn CardPicture(territory: Option<Territory>) -> impl IntoView {
    match territory {
        Some(territory) => {
            let (path, (left, top, width, height)) =
                Drawing::of(territory.home()).outline(territory);
            let view_box = format!(
                "{} {} {} {}",
                Decimal(left),
                Decimal(top),
                Decimal(width),
                Decimal(height)
            );
            view! { <svg class="card-picture" viewBox=view_box aria-hidden="true"><path d=path/></svg> }.into_any()
        }
        None => view! {
            <svg class="card-picture wild" viewBox="0 0 100 60" aria-hidden="true">
                <path d="M20 46 12 14l22 14 16-22 16 22 22-14-8 32z"/>
            </svg>
        }
        .into_any(),
    }
}

/// Shows a symbol; a wild card shows all three.
#[component]
pub fn SymbolSign(
    /// The symbol, or `None` for a wild card.
    symbol: Option<Symbol>,
) -> impl IntoView {
    let symbols = symbol.map_or(Symbol::ALL.to_vec(), |symbol| vec![symbol]);
    symbols
        .into_iter()
        .map(|symbol| view! { <svg class="card-symbol" viewBox="0 0 24 24" aria-hidden="true"><path d=sign(symbol)/></svg> })
        .collect_view()
}

/// Returns the drawing of a musket, a horseshoe or a cannon.
fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Infantry => "M3 20 14 9l1 1 6-6M3 20l4 1 4-4-1-4M14 9l2 4",
        Symbol::Cavalry => {
            "M7 21H4c1-3-1-6-1-10a9 9 0 0 1 18 0c0 4-2 7-1 10h-3c-1-4 1-7 1-10a6 6 0 0 0-12 0c0 3 2 6 1 10z"
        }
        Symbol::Artillery => {
            "M2 9l14-4 1 4-8 5M22 7l-5 2M13 17a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM9 17h.01M12 19l8 2"
        }
    }
}
