//! Showing the hand, or laying it down unseen (P7, P8).

use crate::erased::prelude::*;

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
    let why =
        if uncalled { text::poker::show_hand_uncalled() } else { text::poker::show_hand_why() };
    view! {
        <p>{why}</p>
        <div class="poker-bets" role="group" aria-label=text::poker::hand()>
            <button type="button" class="button primary" on:click=act(Move::Show)>{text::poker::show_hand()}</button>
            <button type="button" class="button" on:click=act(Move::Muck)>{text::poker::muck()}</button>
        </div>
    }
}
