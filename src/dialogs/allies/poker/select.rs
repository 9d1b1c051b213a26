//! Choosing cards of the stash for the hand (P2).

use crate::erased::prelude::*;

use crate::Controller;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::erased::live;
use crate::model::{Intent, Session};
use engine::poker::{Card, CardSet, HAND};

/// Cards of which some are picked by a tap.
#[component]
pub(super) fn Picker(cards: Vec<Card>, picked: Signal<CardSet>) -> impl IntoView {
    let controller = Controller::expect();
    let cards = cards.into_iter().map(|card| {
        let chosen = Signal::derive(move || picked.get().contains(card));
        let toggle = Callback::new(move |()| controller.dispatch(Intent::Pick(card)));
        view! { <PlayingCard card chosen pick=Some(toggle)/> }
    });
    view! { <div class="hand">{cards.collect_view()}</div> }
}

/// Which cards of the stash go into the hand; the dealer deals the rest.
#[component]
pub(super) fn UseCards(stash: Vec<Card>) -> impl IntoView {
    let controller = Controller::expect();
    let picks = controller.memo(Session::picks);
    let picked = Signal::derive(move || picks.get().stash);
    let number = move || picked.get().len();
    let play = move |_| controller.dispatch(Intent::PlayCards);
    let says = move || match number() {
        0 => text::poker::use_some_too_few().to_owned(),
        HAND => text::poker::use_some_all().to_owned(),
        number if number > HAND => text::poker::use_some_too_many().to_owned(),
        number => text::poker::use_some(number, HAND - number),
    };
    view! {
        <p>{text::poker::use_cards()}</p>
        <Picker cards=stash picked/>
        <button type="button" class="button primary wide" disabled=move || !picks.get().can_play on:click=play>
            {live(says)}
        </button>
    }
}
