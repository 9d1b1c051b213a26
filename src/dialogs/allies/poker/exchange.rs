//! Exchanging cards (P6).

use leptos::prelude::*;
use screens::allies::picks::PicksView;

use super::select::Picker;
use crate::Controller;
use engine::poker::Card;
use table::Intent;

/// Asks which cards of the hand to discard, and which of the stash to take for them.
#[component]
pub(super) fn Exchange(hand: Vec<Card>, stash: Vec<Card>) -> impl IntoView {
    let controller = Controller::expect();
    let picks = controller.memo(PicksView::of);
    let numbers = move || (picks.get().discarded, picks.get().taken);
    let exchange = move |_| controller.dispatch(Intent::PlayCards);
    let says = move || match numbers() {
        (0, 0) => text::poker::keep_all().to_owned(),
        (down, taken) if taken > down => text::poker::lay_down_more(taken - down),
        (down, 0) => text::poker::exchange_some(down),
        (down, taken) if taken == down => text::poker::exchange_some_only_stash(down),
        (down, taken) => text::poker::ExchangeSomeStash { down, taken, dealt: down - taken }.say(),
    };
    let about =
        if stash.is_empty() { text::poker::exchange() } else { text::poker::exchange_stash() };
    let from_stash = (!stash.is_empty()).then(|| {
        view! {
            <h3>{text::poker::stash()}</h3>
            <Picker cards=stash tag=text::poker::tag_take() />
        }
    });
    view! {
        <div class="poker-lay">
            <Picker cards=hand tag=text::poker::tag_replace() />
            {from_stash}
        </div>
        <div class="poker-act">
            <p>{about}</p>
            <button type="button" class="button primary wide" disabled=move || !picks.get().can_play on:click=exchange>
                {move || says()}
            </button>
        </div>
    }
}

/// Keeps the hand, for players who have seen it and needn't look again.
#[component]
pub(super) fn KeepAll() -> impl IntoView {
    let controller = Controller::expect();
    view! {
        <button type="button" class="button wide" on:click=move |_| controller.dispatch(Intent::PlayCards)>
            {text::poker::keep_all()}
        </button>
    }
}
