//! How far to roll: once, to the end, or until so many armies are left (A21).

use crate::erased::live;
use crate::erased::prelude::*;

use super::stop_at::StopAt;
use engine::game::Until;

/// The buttons that roll.
#[component]
pub fn RollButtons(
    /// What one roll is: “3 dice against 2”.
    #[prop(into)]
    once: Signal<String>,
    /// Own armies that are counted for stopping in time.
    #[prop(into)]
    force: Signal<u32>,
    /// Where they are counted: “in Alaska”.
    #[prop(into)]
    counted: Signal<String>,
    /// Whether the attack only pauses where so many are left.
    #[prop(optional, into)]
    pauses: Signal<bool>,
    /// Why nothing can be rolled, if so.
    #[prop(optional, into)]
    cannot: Signal<Option<String>>,
    #[prop(into)] roll: Callback<Until>,
    /// What is to be seen before one rolls.
    #[prop(optional)]
    children: Option<Children>,
    #[prop(optional)] instead: Option<Children>,
) -> impl IntoView {
    let disabled = move || cannot.read().is_some();
    view! {
        <div class="dock-actions">
            {children.map(|children| children())}
            {live(move || cannot.get().map(|reason| view! { <p class="quiet">{reason}</p> }))}
            <div class="two-buttons">
                <button type="button" class="button primary" data-first disabled=disabled
                    on:click=move |_| roll.run(Until::Once)>
                    <span>{text::dice::roll_once()}<small>{once}</small></span>
                </button>
                <button type="button" class="button" disabled=disabled
                    on:click=move |_| roll.run(Until::Conquest)>{text::dice::until_the_end()}</button>
            </div>
            <StopAt force counted pauses disabled=Signal::derive(disabled)
                roll=move |left| roll.run(Until::Left(left)) />
            {instead.map(|instead| instead())}
        </div>
    }
}
