//! Poker with several people at one device: each player's cards stay covered until that player
//! looks at them.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use table::Intent;

/// Names the next person to hold the device, and lets that person see the cards: for as long as a
/// finger stays on the button, or until the decision if cards have to be selected.
#[component]
pub(super) fn CardCover(
    name: String,
    /// True while the cards are covered.
    covered: Derived<bool>,
    /// True if the player has to see the cards to decide.
    chooses: bool,
) -> impl IntoView {
    let controller = Controller::expect();
    let peek = move |wanted: bool| controller.dispatch(Intent::Peek(wanted));
    let is_key = |event: &web_sys::KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    let label = text::poker::pass_show(&name);
    // If the button has to be held, the line keeps its space, or the button would move away.
    let keeps_its_place = move || !chooses || covered.get();
    let is_passed = move || covered.get();
    let pass = move || {
        let [before, name, after] = text::poker::pass(&name);
        keeps_its_place().then(|| view! {
            <p class="poker-pass" class:unseen=move || !is_passed() role="status">{before}<strong>{name}</strong>{after}</p>
        })
    };
    let button = if chooses {
        view! {
            <button type="button" class="button primary wide" data-first hidden=move || !covered.get() on:click=move |_| peek(true)>
                {label}
            </button>
        }.into_any()
    } else {
        view! {
            <button type="button" class="button wide poker-peek" aria-pressed=move || (!covered.get()).to_string()
                on:pointerdown=move |_| peek(true) on:pointerup=move |_| peek(false)
                on:pointercancel=move |_| peek(false) on:pointerleave=move |_| peek(false)
                on:contextmenu=|event| event.prevent_default()
                on:keydown=move |event| if is_key(&event) && !event.repeat() {
                    event.prevent_default();
                    peek(true);
                }
                on:keyup=move |event| if is_key(&event) { peek(false) }
                on:blur=move |_| peek(false)>
                {text::poker::pass_hold()}
            </button>
        }.into_any()
    };
    view! { <div class="poker-veil">{move || pass()}{button}</div> }
}
