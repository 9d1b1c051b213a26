//! Problems with saving, and a way to keep the game nevertheless.

use leptos::prelude::*;

use crate::Controller;
use crate::shell::app::NoticeText;
use crate::shell::saves::Export;
use crate::store::now;
use table::Save;

/// Shows the problem while saving fails.
#[component]
pub fn Trouble() -> impl IntoView {
    let controller = Controller::expect();
    let game = move || Some(controller.with_known(|session| Save::of(session, now()).to_text()));
    move || {
        controller.trouble().map(|notice| {
            view! {
                <aside class="trouble panel" role="alert">
                    <NoticeText notice/>
                    <Export game/>
                </aside>
            }
        })
    }
}
