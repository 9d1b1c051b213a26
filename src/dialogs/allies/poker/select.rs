//! Choosing cards of the stash for the hand (P2).

use leptos::prelude::*;
use screens::allies::picks::PicksView;

use crate::Controller;
use crate::dialogs::cards::playing_card::PlayingCard;
use engine::poker::{Card, HAND, Variant};
use screens::allies::poker::UsesView;
use table::Intent;

/// Cards to select by a tap; the word on those that are selected says what becomes of them.
#[component]
pub(super) fn Picker(cards: Vec<Card>, tag: &'static str) -> impl IntoView {
    let controller = Controller::expect();
    let picks = controller.memo(PicksView::of);
    let cards = cards.into_iter().map(|card| {
        let chosen = Signal::derive(move || picks.get().marked.contains(card));
        let toggle = Callback::new(move |()| controller.dispatch(Intent::Pick(card)));
        view! { <PlayingCard card chosen tag pick=Some(toggle)/> }
    });
    view! { <div class="hand">{cards.collect_view()}</div> }
}

/// Asks which cards of the stash to use in the hand; the dealer deals the rest.
#[component]
pub(super) fn UseCards(stash: Vec<Card>, uses: UsesView) -> impl IntoView {
    let about = match uses.game {
        Variant::Draw => text::poker::use_cards(),
        Variant::Stud => text::poker::use_hidden_cards(),
        Variant::HoldEm => text::poker::use_hole_cards(),
    };
    view! {
        <div class="poker-lay"><Picker cards=stash tag=text::poker::tag_play() /></div>
        <div class="poker-act"><p>{about}</p><PlayThese uses/></div>
    }
}

/// Plays the selected cards.
#[component]
pub(super) fn PlayThese(
    #[prop(default = UsesView { game: Variant::Draw, least: 1, most: HAND })] uses: UsesView,
) -> impl IntoView {
    let controller = Controller::expect();
    let picks = controller.memo(PicksView::of);
    let number = move || picks.get().taken;
    let play = move |_| controller.dispatch(Intent::PlayCards);
    let UsesView { game, least, most } = uses;
    let says = move || match (number(), game) {
        (0, _) if least == 0 => text::poker::use_only_none().to_owned(),
        (0, _) => text::poker::use_some_too_few().to_owned(),
        (HAND, Variant::Draw) => text::poker::use_some_all().to_owned(),
        (number, Variant::Draw) if number > HAND => text::poker::use_some_too_many().to_owned(),
        (number, _) if number > most => text::poker::use_only_too_many(most),
        (number, _) if number == most => text::poker::use_only(number),
        (number, _) => text::poker::UseSome { played: number, dealt: most - number }.say(),
    };
    view! {
        <button type="button" class="button primary wide" disabled=move || !picks.get().can_play on:click=play>
            {move || says()}
        </button>
    }
}
