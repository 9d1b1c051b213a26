//! The end of a hand of poker: its result, and the tap that continues (P7, P8).

use leptos::prelude::*;

use crate::Controller;
use engine::game::Action;
use screens::allies::showdown::ShowdownView;
use table::Intent;

/// Shows the result of the showdown to everybody at the device, and the way to continue.
#[component]
pub(super) fn End() -> impl IntoView {
    let showdown = Controller::expect().memo(ShowdownView::of);
    move || showdown.get().map(|showdown| view! { <Result showdown/> })
}

#[component]
fn Result(showdown: ShowdownView) -> impl IntoView {
    let controller = Controller::expect();
    let button = move |label: &'static str, intent: Intent, primary: bool| {
        let act = move |_| controller.dispatch(intent.clone());
        view! { <button type="button" class="button" class:primary=primary data-first on:click=act>{label}</button> }
    };
    let buttons = if showdown.prize.is_some() {
        vec![
            button(text::poker::won(), Intent::Play(Action::Accept), true),
            button(text::poker::won_not(), Intent::Play(Action::Done), false),
        ]
    } else {
        vec![button(text::poker::last_game_go_on(), Intent::GoOn, true)]
    };
    view! {
        <section class="poker-own poker-end" aria-label=text::poker::last_game()>
            <p class="poker-lay poker-came" role="status"><strong>{showdown.sentence}</strong></p>
            <div class="poker-act"><div class="poker-bets">{buttons}</div></div>
        </section>
    }
}
