//! Continuing with an ally after a defeat (T42).

use leptos::prelude::*;
use screens::table::succession;

use super::poker::Ally;
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use engine::game::Action;
use screens::allies::call::AllyView;
use table::Intent;

/// Asks which ally to continue with, if any.
#[component]
pub fn SuccessionDialog() -> impl IntoView {
    let controller = Controller::expect();
    let heirs = controller.memo(succession::heirs);
    let leaving = RwSignal::new(false);
    let leave = move |_| {
        if leaving.get_untracked() {
            controller.dispatch(Intent::Play(Action::Done));
        } else {
            leaving.set(true);
        }
    };
    view! {
        <Modal title=text::allies::succession() close=Signal::stored(None::<Callback<()>>)>
            <p>{text::allies::succession_about()}</p>
            <ul class="heirs" role="list">
                <For each=move || heirs.get().unwrap_or_default() key=|heir| heir.seat let:heir><Heir heir /></For>
            </ul>
            <button type="button" class="button danger wide" on:click=leave>
                {move || if leaving.get() { text::allies::leave_sure() } else { text::allies::leave() }}
            </button>
            {move || leaving.get().then(|| view! { <p class="quiet" role="status">{text::allies::leave_warning()}</p> })}
            <HintLine />
        </Modal>
    }
}

#[component]
fn Heir(heir: AllyView) -> impl IntoView {
    let controller = Controller::expect();
    let ally = heir.seat;
    view! {
        <li>
            <button type="button" class="button heir" on:click=move |_| controller.dispatch(Intent::Play(Action::TakeOver { ally }))>
                <Ally ally=heir />
            </button>
        </li>
    }
}
