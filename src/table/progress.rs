//! A discreet display of the steps of a turn.

use crate::erased::Derived;
use leptos::prelude::*;

use screens::table::prompt::{PromptView, Step};

/// Shows the steps of a turn, with the current one marked.
#[component]
pub(super) fn Progress(prompt: Derived<PromptView>) -> impl IntoView {
    let now = Derived::new(move |_| prompt.with(|prompt| prompt.step));
    let steps = Step::ALL.map(|step| {
        view! {
            <li aria-current=move || (now.get() == step).then_some("step")>{step.in_words()}</li>
        }
    });
    view! { <ol class="progress" role="list" aria-label=text::table::steps()>{steps}</ol> }
}
