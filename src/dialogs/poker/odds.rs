//! The odds of the own hand, on request.

use leptos::prelude::*;

use crate::Desk;
use crate::model::Session;
use crate::slim::live;

/// A button that says how likely the hand is to win. Who does not ask is not told.
#[component]
pub(super) fn Odds() -> impl IntoView {
    let desk = Desk::expect();
    let told = RwSignal::new(None::<String>);
    let ask = move |_| told.set(desk.with(Session::poker_odds));
    view! {
        <div class="poker-odds">
            <button type="button" class="button plain" on:click=ask>"Odds"</button>
            <p role="status">{live(move || told.get())}</p>
        </div>
    }
}
