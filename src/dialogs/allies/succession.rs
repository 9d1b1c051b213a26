//! Going on with an ally after a defeat (T42).

use crate::erased::{Each, live};
use leptos::prelude::*;

use super::poker::Ally;
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use crate::model::{AllyView, Intent, Session};
use engine::game::Action;

/// With which ally to go on, if with any.
#[component]
pub fn SuccessionDialog() -> impl IntoView {
    let controller = Controller::expect();
    let heirs = controller.memo(Session::heirs);
    let title = Signal::stored("Your last territory is lost".to_owned());
    let leaving = RwSignal::new(false);
    let leave = move |_| {
        if leaving.get_untracked() {
            controller.dispatch(Intent::Play(Action::Done));
        } else {
            leaving.set(true);
        }
    };
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <p>"You can go on with an allied army: it becomes yours, with two territory cards and a poker card."</p>
            <ul class="heirs" role="list">
                <Each each=move || heirs.get().unwrap_or_default() key=|heir| heir.seat let:heir><Heir heir /></Each>
            </ul>
            <button type="button" class="button danger wide" on:click=leave>
                {live(move || if leaving.get() { "Leave the game for good" } else { "Go on without me" })}
            </button>
            {live(move || leaving.get().then(|| view! { <p class="quiet" role="status">"You will not come back into this game. Tap again to leave."</p> }))}
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
