//! The end of a hand of poker: its result, and the tap that continues (P7, P8).

use leptos::prelude::*;

use crate::Controller;
use crate::erased::Derived;
use engine::game::Action;
use screens::allies::showdown::ShowdownView;
use table::Intent;

/// Shows the result of the showdown to everybody at the device, and the way to continue.
#[component]
pub(super) fn End() -> impl IntoView {
    let controller = Controller::expect();
    let showdown = controller.memo(ShowdownView::of);
    let reveals = Derived::new(move |_| controller.reveal().is_some());
    move || match showdown.get() {
        Some(_) if reveals.get() => view! { <Skip/> }.into_any(),
        Some(showdown) => view! { <Result showdown/> }.into_any(),
        None => ().into_any(),
    }
}

/// A button that skips to the result, while the hands are turned over.
#[component]
fn Skip() -> impl IntoView {
    let controller = Controller::expect();
    view! {
        <section class="poker-own poker-shows" aria-label=text::ally_sentences::stage_showdown()>
            <div class="poker-act">
                <button type="button" class="button wide" data-first on:click=move |_| controller.settle()>{text::dice::settle()}</button>
            </div>
        </section>
    }
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
            <div class="poker-act">
                <p class="poker-came" role="status"><strong>{showdown.sentence}</strong></p>
                <div class="poker-bets">{buttons}</div>
            </div>
        </section>
    }
}
