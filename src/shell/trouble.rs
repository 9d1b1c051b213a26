//! What is wrong with saving, and the way to keep the game all the same.

use crate::erased::prelude::*;

use super::notices::NoticeText;
use super::saves::Export;
use crate::Controller;
use crate::model::Save;
use crate::store::now;

/// What is wrong with saving, for as long as it is.
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
