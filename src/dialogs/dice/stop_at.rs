//! Rolling down to a number of armies (A21).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::parts::Stepper;
use engine::battle::Post;

/// Asks for the number of armies at which to stop; nothing if there is no choice.
#[component]
pub fn StopAt(
    /// The own armies that are counted.
    #[prop(into)]
    force: Signal<u32>,
    /// The place in which they are counted: “in Alaska”.
    #[prop(into)]
    counted: Signal<String>,
    /// True if the attack only pauses there: a massed attack is never broken off (A4).
    #[prop(optional, into)]
    pauses: Signal<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(into)] roll: Callback<u32>,
) -> impl IntoView {
    let chosen = RwSignal::new(None::<u32>);
    let most = Derived::new(move |_| force.get().saturating_sub(1).max(1));
    let stop_at =
        Derived::new(move |_| chosen.get().unwrap_or(force.get() / 2).clamp(1, most.get()));
    let label = Signal::derive(move || {
        if pauses.get() { text::dice::pause_at_label() } else { text::dice::until_left_label() }
            .to_owned()
    });
    let says = move || {
        if pauses.get() {
            text::dice::pause_at(stop_at.get())
        } else {
            text::dice::until_left(stop_at.get())
        }
    };
    view! {
        <div class="stop-at" hidden=move || { force.get() < 3 || disabled.get() }>
            <Stepper label value=stop_at range=Signal::derive(move || (1, most.get()))
                set=move |number| chosen.set(Some(number)) />
            <button type="button" class="button" disabled=disabled
                on:click=move |_| roll.run(stop_at.get_untracked())>
                <span>{move || says()}<small>{counted}</small></span>
            </button>
        </div>
    }
}

/// Returns the place in which the armies of a normal attack are counted.
pub fn left_in(from: Post) -> String {
    match from {
        Post::Land(territory) => text::dice::left_in(territory),
        Post::Ship(ship) => text::dice::left_in_aboard(ship),
    }
}
