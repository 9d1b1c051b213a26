//! Showing the hand, or laying it down unseen (P7, P8).

use leptos::prelude::*;

use crate::Controller;
use crate::model::Intent;
use engine::game::Action;
use engine::poker::Move;

/// Two buttons.
#[component]
pub(super) fn ShowOrMuck(
    /// Whether everybody else has folded.
    uncalled: bool,
) -> impl IntoView {
    let controller = Controller::expect();
    let act = move |action: Move| move |_| controller.dispatch(Intent::Play(Action::Poker(action)));
    let why = if uncalled {
        "Everybody else has folded: the armies are yours. To play the ally you must show a hand with its suit."
    } else {
        "Show your hand, or lay it down: then nobody will ever know it."
    };
    view! {
        <p>{why}</p>
        <div class="poker-bets" role="group" aria-label="Your hand">
            <button type="button" class="button primary" on:click=act(Move::Show)>"Show"</button>
            <button type="button" class="button" on:click=act(Move::Muck)>"Lay down unseen"</button>
        </div>
    }
}
