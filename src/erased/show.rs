//! What is drawn only while something is so.

use leptos::children::{ChildrenFn, ViewFn};
use leptos::prelude::*;

use super::{Derived, view};

/// Draws what is in it while the condition holds, and else the fallback; as Leptos's own.
#[component]
pub fn Show(
    when: impl Fn() -> bool + Send + Sync + 'static,
    children: ChildrenFn,
    /// Nothing, unless it is said.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    shown(Derived::new(move |_| when()), children, fallback)
}

fn shown(when: Derived<bool>, children: ChildrenFn, fallback: ViewFn) -> AnyView {
    view! { {move || if when.get() { children() } else { fallback.run() }} }
}
