//! A button that picks a file.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::app::store::read_picked;

/// Picks a text file.
#[component]
pub fn PickFile(
    /// What the button says.
    label: &'static str,
    /// What the file is, for those who do not see the button.
    what: &'static str,
    /// The files to pick from, as browsers name them.
    accept: &'static str,
    /// Takes the name of the file, and its text if it is one.
    then: Callback<(String, Option<String>)>,
) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let pick = move |event: web_sys::Event| {
        if let Some(input) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            // Whoever has left meanwhile does not want it any more.
            read_picked(&input, move |name, text| {
                let _ = then.try_run((name, text));
            });
        }
    };
    let ask = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <button class="button" on:click=ask>{label}</button>
        <input
            node_ref=input class="visually-hidden" type="file" accept=accept
            tabindex="-1" aria-label=what on:change=pick
        />
    }
}
