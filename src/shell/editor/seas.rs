//! The panel of seas: their names.

use leptos::prelude::*;

use super::editing::Editing;
use crate::erased::Derived;
use editor::{Change, LONGEST_NAME};

/// Lists the seas.
#[component]
pub fn SeaPanel(editing: Editing) -> impl IntoView {
    let count = Derived::new(move |_| editing.board.with(|board| board.seas.len()));
    let row = move |sea: usize| {
        let name =
            move || editing.board.with(|board| board.seas.get(sea).cloned().unwrap_or_default());
        let rename =
            move |event| editing.change(Change::RenameSea(sea, event_target_value(&event)));
        view! {
            <input class="input" aria-label=move || text::editor::sea_name(name()) autocomplete="off"
                maxlength=LONGEST_NAME.to_string() prop:value=name on:change=rename/>
        }
    };
    view! { <For each=move || 0..count.get() key=|sea| *sea children=row/> }
}
