//! How far to roll: once, to the end, or until so many armies are left (A21).

use crate::erased::prelude::*;
use crate::erased::{Derived, live};

use crate::parts::Stepper;
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
    /// Why nothing can be rolled, if so.
    #[prop(optional, into)]
    cannot: Signal<Option<String>>,
    #[prop(into)] roll: Callback<Until>,
    /// What is to be seen before one rolls.
    #[prop(optional)]
    children: Option<Children>,
    #[prop(optional)] instead: Option<Children>,
) -> impl IntoView {
    let chosen = Variable::new(None::<u32>);
    let most = Derived::new(move |_| force.get().saturating_sub(1).max(1));
    let stop_at =
        Derived::new(move |_| chosen.get().unwrap_or(force.get() / 2).clamp(1, most.get()));
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
            <div class="stop-at" hidden=move || { force.get() < 3 || disabled() }>
                <Stepper label=text::dice::until_left_label() value=stop_at
                    range=Signal::derive(move || (1, most.get()))
                    set=move |number| chosen.set(Some(number)) />
                <button type="button" class="button" disabled=disabled
                    on:click=move |_| roll.run(Until::Left(stop_at.get_untracked()))>
                    <span>{live(move || text::dice::until_left(stop_at.get()))}<small>{counted}</small></span>
                </button>
            </div>
            {instead.map(|instead| instead())}
        </div>
    }
}
