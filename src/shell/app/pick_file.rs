//! A button that picks a file.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::notices::Toasts;
use crate::parts::{Icon, IconKind};
use crate::store::read_picked;
use table::LONGEST_SAVE;

#[component]
pub fn PickFile(
    label: &'static str,
    /// An icon before the label.
    #[prop(optional)]
    icon: Option<IconKind>,
    /// The kind of file, for people who can't see the button.
    what: &'static str,
    /// The file types to pick from, in browsers' notation.
    accept: &'static str,
    /// Opens the text of a file of this name, or returns the reason why it can't.
    then: Callback<(String, String), Result<(), String>>,
) -> impl IntoView {
    let toasts = Toasts::expect();
    let input = NodeRef::<leptos::html::Input>::new();
    let pick = move |event: web_sys::Event| {
        if let Some(input) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            read_picked(&input, LONGEST_SAVE, move |name, text| {
                let opened = match text {
                    Ok(text) => then.try_run((name.clone(), text)),
                    Err(problem) => Some(Err(problem.to_owned())),
                };
                // The player may have left the screen.
                if let Some(Err(problem)) = opened {
                    toasts.say_here(text::saves::NotImported { file: &name, problem }.say());
                }
            });
        }
    };
    let ask = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <button class="button" on:click=ask>{icon.map(|kind| view! { <Icon kind/> })}{label}</button>
        <input
            node_ref=input class="visually-hidden" type="file" accept=accept
            tabindex="-1" aria-label=what on:change=pick
        />
    }
}
