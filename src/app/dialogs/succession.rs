//! Going on with an ally after a defeat (T42).

use crate::app::slim::{For, live};
use leptos::prelude::*;

use super::modal::Modal;
use crate::app::Desk;
use crate::app::advice::HintLine;
use crate::app::model::{HeirView, Intent, Session, suit_sign};
use crate::app::parts::ArmyGlyph;
use crate::game::Action;

/// With which ally to go on, if with any.
#[component]
pub fn SuccessionDialog() -> impl IntoView {
    let desk = Desk::expect();
    let view = desk.memo(Session::succession);
    let title = Signal::stored("Your last territory is lost".to_owned());
    let leaving = RwSignal::new(false);
    let heirs = move || view.read().as_ref().map_or(Vec::new(), |view| view.heirs.clone());
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
                <For each=heirs key=|heir| heir.seat let:heir><Heir heir /></For>
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
fn Heir(heir: HeirView) -> impl IntoView {
    let desk = Desk::expect();
    let ally = heir.seat;
    let suits: String = heir.suits.iter().copied().map(suit_sign).collect();
    let mut facts = vec![heir.size()];
    match heir.factories {
        0 => {}
        1 => facts.push("1 factory".to_owned()),
        number => facts.push(format!("{number} factories")),
    }
    facts.extend(heir.continents.iter().map(|continent| format!("all of {continent}")));
    view! {
        <li>
            <button type="button" class="button heir" on:click=move |_| desk.dispatch(Intent::Play(Action::TakeOver { ally }))>
                <ArmyGlyph seat=ally />
                <span><strong>{ally.name()}</strong>" "{suits}<small class="quiet">{facts.join(", ")}</small></span>
            </button>
        </li>
    }
}
