//! Showing or mucking the hand (P7, P8).

use leptos::prelude::*;

use super::for_all::ForAll;
use crate::Controller;
use engine::core::Seat;
use engine::game::Action;
use engine::poker::Move;
use table::{Intent, Reactions};

/// Shows two buttons; for a losing hand two more, which give a standing order.
#[component]
pub(super) fn ShowOrMuck(
    /// True if everybody else has folded.
    uncalled: bool,
    seat: Seat,
    /// The orders to muck and to show every losing hand.
    always: [Reactions; 2],
    /// The answer that everybody at the device could give together, and its label.
    for_all: Option<(Move, &'static str)>,
) -> impl IntoView {
    let controller = Controller::expect();
    let act = move |action: Move| move |_| controller.dispatch(Intent::Play(Action::Poker(action)));
    let order = move |orders: Reactions, label: &'static str| {
        let give = move |_| controller.dispatch(Intent::Reactions(seat, orders));
        view! { <button type="button" class="button plain" on:click=give>{label}</button> }
    };
    let why =
        if uncalled { text::poker::show_hand_uncalled() } else { text::poker::show_hand_why() };
    let [muck, show] = always;
    let standing = (!uncalled).then(|| {
        view! {
            <div class="poker-always">
                <div role="group" aria-label=text::poker::always()>
                    {order(show, text::poker::always_show())}
                    {order(muck, text::poker::always_muck())}
                </div>
                <ForAll for_all/>
            </div>
        }
    });
    view! {
        <p>{why}</p>
        <div class="poker-bets" role="group" aria-label=text::poker::hand()>
            <button type="button" class="button" class:primary=uncalled on:click=act(Move::Show)>{text::poker::show_hand()}</button>
            <button type="button" class="button" class:primary=!uncalled on:click=act(Move::Muck)>{text::poker::muck()}</button>
        </div>
        {standing}
    }
}
