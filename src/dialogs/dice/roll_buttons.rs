//! Buttons to roll once, to the end, or down to a number of armies (A21).

use leptos::prelude::*;

use super::stop_at::StopAt;
use engine::game::Until;

/// Shows the buttons that roll.
#[component]
pub fn RollButtons(
    /// The description of one roll: “3 dice against 2”.
    #[prop(into)]
    once: Signal<String>,
    /// The own armies that count for stopping in time.
    #[prop(optional, into)]
    force: Signal<u32>,
    /// The place in which they are counted: “in Alaska”.
    #[prop(optional, into)]
    counted: Signal<String>,
    /// True if the attack only pauses at that number.
    #[prop(optional, into)]
    pauses: Signal<bool>,
    /// The reason why rolling is impossible, if it is.
    #[prop(optional, into)]
    cannot: Signal<Option<String>>,
    /// True if rolling to the end is the likely choice, and the rest is folded away.
    #[prop(optional)]
    to_end: bool,
    #[prop(into)] roll: Callback<Until>,
    /// Contents to show before the buttons.
    #[prop(optional)]
    children: Option<Children>,
    /// A button beside those that roll, for those who have had enough.
    #[prop(optional)]
    retreat: Option<Children>,
    #[prop(optional)] instead: Option<Children>,
) -> impl IntoView {
    let disabled = move || cannot.read().is_some();
    view! {
        <div class="dock-actions">
            {children.map(|children| children())}
            {move || cannot.get().map(|reason| view! { <p class="quiet">{reason}</p> })}
            <div class="two-buttons" class:to-end=to_end>
                <button type="button" class="button" class:primary=!to_end data-first=!to_end disabled=disabled
                    on:click=move |_| roll.run(Until::Once)>
                    <span>{text::dice::roll_once()}<small>{once}</small></span>
                </button>
                <button type="button" class="button" class:primary=to_end data-first=to_end disabled=disabled
                    on:click=move |_| roll.run(Until::Conquest)>{text::dice::until_the_end()}</button>
                {retreat.map(|retreat| retreat())}
            </div>
            {(!to_end).then(|| view! {
                <StopAt force counted pauses disabled=Signal::derive(disabled)
                    roll=move |left| roll.run(Until::Left(left)) />
            })}
            {instead.map(|instead| instead())}
        </div>
    }
}
