//! Reserves that join a block between rolls (A3).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::parts::Stepper;

/// Opens a choice of the number of armies that join.
#[component]
pub fn Reserves(
    /// The most armies that can join.
    #[prop(into)]
    most: Signal<u32>,
    /// The text about the armies that could join.
    #[prop(into)]
    says: Signal<String>,
    #[prop(into)] add: Callback<u32>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let wanted = RwSignal::new(1u32);
    let armies = Derived::new(move |_| wanted.get().clamp(1, most.get().max(1)));
    let send = move |_| {
        let armies = armies.get_untracked();
        wanted.set(1);
        open.set(false);
        add.run(armies);
    };
    view! {
        <button type="button" class="button plain reserves-open" aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>
            {move || says.get()}
        </button>
        <div class="reserves" hidden=move || !open.get()>
            <Stepper label=text::land::reserves_label() value=armies
                range=Signal::derive(move || (1, most.get())) set=move |number| wanted.set(number) />
            <button type="button" class="button" on:click=send>
                {move || text::land::AddReserves { armies: armies.get(), most: most.get() }.say()}
            </button>
        </div>
    }
}
