//! Exchanging cards (P6).

use leptos::prelude::*;

use super::select::Picker;
use crate::Controller;
use crate::erased::live;
use crate::model::Intent;
use engine::game::Action;
use engine::poker::{Card, CardSet, Move};

/// Which cards of the hand are laid down, and which of the stash come for them.
#[component]
pub(super) fn Exchange(hand: Vec<Card>, stash: Vec<Card>) -> impl IntoView {
    let controller = Controller::expect();
    let down = RwSignal::new(CardSet::EMPTY);
    let taken = RwSignal::new(CardSet::EMPTY);
    let numbers = move || (down.get().len(), taken.get().len());
    let exchange = move |_| {
        let (lay_down, take) = (down.get_untracked(), taken.get_untracked());
        controller.dispatch(Intent::Play(Action::Poker(Move::Exchange { lay_down, take })));
    };
    let says = move || match numbers() {
        (0, 0) => text::poker::keep_all().to_owned(),
        (down, taken) if taken > down => text::poker::lay_down_more(taken - down),
        (down, 0) => text::poker::exchange_some(down),
        (down, taken) => text::poker::exchange_some_stash(down, taken, down - taken),
    };
    let from_stash = (!stash.is_empty()).then(|| {
        view! {
            <h3>{text::poker::exchange_stash()}</h3>
            <Picker cards=stash picked=taken/>
        }
    });
    view! {
        <p>{text::poker::exchange()}</p>
        <Picker cards=hand picked=down/>
        {from_stash}
        <button type="button" class="button primary wide" disabled=move || { numbers().1 > numbers().0 } on:click=exchange>
            {live(says)}
        </button>
    }
}
