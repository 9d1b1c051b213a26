//! The strip of a coach above the table, where it covers nothing.

use leptos::prelude::*;

use crate::Controller;
use screens::lesson::Advice;

/// Shows the strip.
#[component]
pub(super) fn Strip(
    /// True if the coach has been dismissed and only offers to come back.
    #[prop(optional, into)]
    away: Signal<bool>,
    /// True if the strip is no higher than a button.
    #[prop(optional)]
    slim: bool,
    children: Children,
) -> impl IntoView {
    view! {
        <aside class="coach" class:away=away class:slim=slim aria-label=text::lessons::coach()>
            {children()}
        </aside>
    }
}

/// Shows the coach's words, and announces them when they change.
#[component]
pub(super) fn Words(children: Children) -> impl IntoView {
    view! { <div class="coach-says" aria-live="polite">{children()}</div> }
}

/// Lets the coach's advice guide the table: the map shows its mark, and sheets its words.
pub(super) fn guide(advice: impl Fn() -> Option<Advice> + Send + Sync + 'static) {
    let controller = Controller::expect();
    Effect::new(move || controller.advise(advice()));
    on_cleanup(move || controller.advise(None));
}
