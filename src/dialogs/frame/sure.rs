//! A button for actions that are costly and can't be undone: it asks for confirmation.

use leptos::prelude::*;

/// The first press asks, the second confirms; moving focus away cancels.
#[component]
pub fn Sure(
    label: &'static str,
    #[prop(into)] question: Signal<String>,
    /// True if the button asks for confirmation.
    #[prop(into)]
    asks: Signal<bool>,
    class: &'static str,
    #[prop(into)] go: Callback<()>,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asks.get_untracked() && !asked.get_untracked() {
            asked.set(true);
        } else {
            asked.set(false);
            go.run(());
        }
    };
    view! {
        <p class="hint" role="status" hidden=move || !asked.get()>{question}</p>
        <button type="button" class=class data-first on:click=press on:blur=move |_| asked.set(false)>
            {move || if asked.get() { text::dialogs::sure() } else { label }}
        </button>
    }
}
