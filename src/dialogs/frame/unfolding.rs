//! The part of a panel that unfolds, for details that most players don't need.

use leptos::prelude::*;

use crate::parts::{Icon, IconKind};

/// Remembers from one panel to the next that the details are unfolded.
#[derive(Clone, Copy)]
pub struct Unfolded(pub RwSignal<bool>);

/// A button, and what it unfolds.
#[component]
pub fn Unfolding(children: ChildrenFn) -> impl IntoView {
    let Unfolded(open) = use_context().unwrap_or_else(|| Unfolded(RwSignal::new(false)));
    view! {
        <button type="button" class="button plain unfold" aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>
            {text::dialogs::details()} <Icon kind=IconKind::Fold />
        </button>
        {move || open.get().then(|| children())}
    }
}
