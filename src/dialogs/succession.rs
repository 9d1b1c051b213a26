//! Going on with an ally after a defeat (T42).

use crate::slim::{For, live};
use leptos::prelude::*;

use super::modal::Modal;
use super::poker::Ally;
use crate::Desk;
use crate::advice::HintLine;
use crate::model::{AllyView, Intent, Session};
use engine::game::Action;

/// With which ally to go on, if with any.
#[component]
pub fn SuccessionDialog() -> impl IntoView {
    let desk = Desk::expect();
    let heirs = desk.memo(Session::heirs);
    let title = Signal::stored("Your last territory is lost".to_owned());
    let leaving = RwSignal::new(false);
    let leave = move |_| {
        if leaving.get_untracked() {
            desk.dispatch(Intent::Play(Action::Done));
        } else {
            leaving.set(true);
        }
    };
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            <p>"You can go on with an allied army: it becomes yours, with two territory cards and a poker card."</p>
            <ul class="heirs" role="list">
                <For each=move || heirs.get().unwrap_or_default() key=|heir| heir.seat let:heir><Heir heir /></For>
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
    let desk = Desk::expect();
    let ally = heir.seat;
    view! {
        <li>
            <button type="button" class="button heir" on:click=move |_| desk.dispatch(Intent::Play(Action::TakeOver { ally }))>
                <Ally ally=heir />
            </button>
        </li>
    }
}
