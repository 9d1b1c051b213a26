//! The dealer's choice of the variant (W6).

use leptos::prelude::*;

use crate::Controller;
use engine::game::Action;
use engine::poker::{Move, Variant};
use table::Intent;
use words::InWords;

/// A button for each variant, with a description.
#[component]
pub(super) fn Games(games: Vec<Variant>) -> impl IntoView {
    let controller = Controller::expect();
    let buttons = games.into_iter().map(|game| {
        let about = match game {
            Variant::Draw => text::poker::about_draw(),
            Variant::Stud => text::poker::about_stud(),
            Variant::HoldEm => text::poker::about_hold_em(),
        };
        let act = move |_| controller.dispatch(Intent::Play(Action::Poker(Move::Name(game))));
        view! {
            <button type="button" class="button poker-game" data-game=game.name() on:click=act>
                <strong>{text::sentence(game.in_words())}</strong><small>{about}</small>
            </button>
        }
    });
    view! {
        <p>{text::poker::choose_game()}</p>
        <div class="poker-games" role="group" aria-label=text::poker::choose_game()>{buttons.collect_view()}</div>
    }
}
