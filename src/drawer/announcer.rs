//! Says what happens to those who do not see it.

use crate::erased::prelude::*;

use crate::erased::live;

use crate::Controller;
use crate::model::Session;

/// A hidden region that a screen reader reads out: what the last action brought, what is to be decided.
#[component]
pub fn Announcer() -> impl IntoView {
    let news = Controller::expect().memo_present(Session::news);
    view! { <p class="visually-hidden" role="status" aria-live="polite">{live(move || news.get())}</p> }
}
