//! Announces events to people who can't see them.

use leptos::prelude::*;
use screens::table::news;

use crate::Controller;

/// A hidden region that a screen reader reads out: the result of the last action, and the decision
/// to be made.
#[component]
pub fn Announcer() -> impl IntoView {
    let news = Controller::expect().memo_present(news::news);
    view! { <p class="visually-hidden" role="status" aria-live="polite">{move || news.get()}</p> }
}
