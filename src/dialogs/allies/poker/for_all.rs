//! One answer for everybody at the device.

use leptos::prelude::*;

use crate::Controller;
use engine::poker::Move;
use table::Intent;

/// A button that gives an answer for everybody at the device, if they could agree on one.
#[component]
pub(super) fn ForAll(for_all: Option<(Move, &'static str)>) -> impl IntoView {
    let controller = Controller::expect();
    for_all.map(|(answer, label)| view! {
        <button type="button" class="button plain poker-all" on:click=move |_| controller.dispatch(Intent::AnswerForAll(answer))>
            {label}
        </button>
    })
}
