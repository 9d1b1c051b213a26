//! The user's own cards, to look at.

use leptos::prelude::*;
use screens::seats::cards::CardsView;

use crate::Controller;
use crate::dialogs::{ObjectiveCard, PlayingCard, TerritoryCardView};
use screens::table::dialog::Opened;

/// Shows the hand and the stash of the person at the screen.
#[component]
pub fn OwnHand() -> impl IntoView {
    let controller = Controller::expect();
    let cards = controller.memo(CardsView::of);
    let hand = move || cards.read().as_ref().map_or(Vec::new(), |cards| cards.hand.clone());
    let stash = move || cards.read().as_ref().map_or(Vec::new(), |cards| cards.stash.clone());
    let poker = move || cards.read().as_ref().is_some_and(|cards| cards.poker);
    let heading = move || match cards.read().as_ref().and_then(|cards| cards.ally.clone()) {
        Some(ally) => text::cards::territory_cards_ally(ally),
        None => text::cards::territory_cards().to_owned(),
    };
    let can_turn_in = move || cards.read().as_ref().is_some_and(|cards| cards.cannot.is_none());
    let objective = move || cards.read().as_ref().and_then(|cards| cards.objective.clone());
    view! {
        <div class="log">
            {move || objective().map(|objective| view! { <ObjectiveCard objective /> })}
            <h2>{move || heading()}</h2>
            {move || hand().is_empty().then(|| view! { <p class="quiet">{text::drawer::none()}</p> })}
            <div class="hand">{move || hand().into_iter().map(|card| view! { <TerritoryCardView card /> }).collect_view()}</div>
            <button type="button" class="button wide" hidden=move || !can_turn_in()
                on:click=move |_| controller.open(Some(Opened::Cards))>{text::drawer::turn_in()}</button>
            <div hidden=move || !poker()>
                <h2>{text::cards::poker_cards()}</h2>
                {move || stash().is_empty().then(|| view! { <p class="quiet">{text::drawer::none()}</p> })}
                <div class="hand">{move || stash().into_iter().map(|card| view! { <PlayingCard card /> }).collect_view()}</div>
            </div>
        </div>
    }
}
