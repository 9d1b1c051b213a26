//! The list of faults that keep a board from being played on.

use leptos::prelude::*;

use super::editing::{Editing, Tab};
use crate::erased::Derived;
use editor::Fault;
use screens::new_game::editing::fault_in_words;

/// Lists the faults; a tap shows the places concerned.
#[component]
pub fn Faults(editing: Editing) -> impl IntoView {
    let faults = Derived::new(move |_| editing.with(editor::BoardDraft::faults));
    let head = move || match faults.with(Vec::len) {
        0 => text::editor::whole().to_owned(),
        count => text::editor::faults(count),
    };
    let row = move |fault: Fault| {
        let said = editing.now(|draft| fault_in_words(&fault, draft.board()));
        view! { <li><button class="button plain" type="button" on:click=move |_| show(editing, &fault)>{said}</button></li> }
    };
    let rows = move || faults.get().into_iter().map(row).collect_view();
    view! {
        <div class="editor-faults" class:whole=move || faults.with(Vec::is_empty)>
            <p role="status">{head}</p>
            <ul role="list">{rows}</ul>
        </div>
    }
}

fn show(editing: Editing, fault: &Fault) {
    let places = editing.now(|draft| fault.territories(draft.board()));
    match fault {
        Fault::NamelessBoard | Fault::TooFew { .. } => {}
        Fault::NamelessSea(_) | Fault::SameSeas(..) => editing.open(Tab::Seas),
        Fault::NamelessContinent(_) | Fault::SameContinents(..) | Fault::EmptyContinent(_) => {
            editing.open(Tab::Continents);
        }
        Fault::NamelessTerritory(at)
        | Fault::ReservedName(at)
        | Fault::SameTerritories(_, at)
        | Fault::NoBorders(at) => editing.seek(Some(*at)),
        Fault::LoneStart(seat) => {
            editing.open(Tab::Starts);
            editing.enlist(*seat);
        }
        Fault::Apart(_) => editing.seek(places.first().copied()),
    }
    editing.pointed.set(places);
}
