//! A view that is shown only while a condition holds.

use leptos::children::{ChildrenFn, ViewFn};
use leptos::prelude::*;

use super::{Derived, any::any, live};

/// Shows its children while the condition holds, and otherwise the fallback, like Leptos's own.
#[component]
pub fn Show(
    when: impl Fn() -> bool + Send + Sync + 'static,
    children: ChildrenFn,
    /// The fallback, by default nothing.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    shown(Derived::new(move |_| when()), children, fallback)
}

fn shown(when: Derived<bool>, children: ChildrenFn, fallback: ViewFn) -> AnyView {
    any(live(move || if when.get() { children() } else { fallback.run() }))
}
