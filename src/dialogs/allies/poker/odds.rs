//! The odds of the player's hand, on request.

use leptos::prelude::*;
use screens::allies::poker;

use crate::Controller;

/// A button that shows the hand's chance to win, only on request.
#[component]
pub(super) fn Odds() -> impl IntoView {
    let controller = Controller::expect();
    let told = RwSignal::new(None::<String>);
    let ask = move |_| told.set(controller.with(poker::poker_odds));
    view! {
        <div class="poker-odds">
            <button type="button" class="button plain" on:click=ask>{text::poker::odds()}</button>
            <p role="status">{move || told.get()}</p>
        </div>
    }
}
