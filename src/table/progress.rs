//! A discreet display of the round and of the steps of a turn.

use crate::erased::Derived;
use leptos::prelude::*;

use screens::table::prompt::{PromptView, Step};

/// Shows the steps of a turn, with the current one marked, after the round where it matters.
#[component]
pub(super) fn Progress(prompt: Derived<PromptView>) -> impl IntoView {
    let now = Derived::new(move |_| prompt.with(|prompt| prompt.step));
    let steps = Step::ALL.map(|step| {
        view! {
            <li aria-current=move || (now.get() == step).then_some("step")>{step.in_words()}</li>
        }
    });
    let round = Derived::new(move |_| prompt.with(|prompt| prompt.round.clone()));
    view! {
        <div class="progress">
            {move || round.get().map(|round| view! { <span class="round">{round}</span> })}
            <ol role="list" aria-label=text::table::steps()>{steps}</ol>
        </div>
    }
}
