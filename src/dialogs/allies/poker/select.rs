//! Choosing cards of the stash for the hand (P2).

use crate::erased::prelude::*;

use crate::Controller;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::erased::live;
use crate::model::{Intent, Session, UsesView};
use engine::poker::{Card, CardSet, HAND, Variant};

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
pub(super) fn UseCards(stash: Vec<Card>, uses: UsesView) -> impl IntoView {
    let picks = Controller::expect().memo(Session::picks);
    let picked = Signal::derive(move || picks.get().stash);
    let about = match uses.game {
        Variant::Draw => text::poker::use_cards(),
        Variant::Stud => text::poker::use_hidden_cards(),
        Variant::HoldEm => text::poker::use_hole_cards(),
    };
    view! {
        <div class="poker-lay"><Picker cards=stash picked/></div>
        <div class="poker-act"><p>{about}</p><PlayThese uses/></div>
    }
}

/// Plays the cards that are picked.
#[component]
pub(super) fn PlayThese(
    #[prop(default = UsesView { game: Variant::Draw, least: 1, most: HAND })] uses: UsesView,
) -> impl IntoView {
    let controller = Controller::expect();
    let picks = controller.memo(Session::picks);
    let number = move || picks.get().stash.len();
    let play = move |_| controller.dispatch(Intent::PlayCards);
    let UsesView { game, least, most } = uses;
    let says = move || match (number(), game) {
        (0, _) if least == 0 => text::poker::use_only_none().to_owned(),
        (0, _) => text::poker::use_some_too_few().to_owned(),
        (HAND, Variant::Draw) => text::poker::use_some_all().to_owned(),
        (number, Variant::Draw) if number > HAND => text::poker::use_some_too_many().to_owned(),
        (number, _) if number > most => text::poker::use_only_too_many(most),
        (number, _) if number == most => text::poker::use_only(number),
        (number, _) => text::poker::use_some(number, most - number),
    };
    view! {
        <button type="button" class="button primary wide" disabled=move || !picks.get().can_play on:click=play>
            {live(says)}
        </button>
    }
}
