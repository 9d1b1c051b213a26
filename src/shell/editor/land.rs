//! The land of a territory: more of it, dividing it, joining it with a neighbour, removing it.

use leptos::prelude::*;

use super::editing::Editing;
use super::tool::{Pen, Tool};
use crate::erased::Derived;
use editor::{BoardDraft, LandChange};

/// Offers changes of the land of a territory.
#[component]
pub fn Land(editing: Editing, at: usize) -> impl IntoView {
    let names = editing.names();
    let name = move || names.with(|names| names.get(at).cloned().unwrap_or_default());
    let drawing = Derived::new(move |_| editing.with(BoardDraft::drawing));
    let beside = Derived::new(move |_| {
        drawing.get();
        editing.now(|draft| {
            (0..draft.board().territories.len())
                .filter(|other| draft.do_touch(at, *other))
                .collect::<Vec<_>>()
        })
    });
    let option = move |other: usize| {
        let name = move || names.with(|names| names.get(other).cloned());
        view! { <option value=other.to_string()>{name}</option> }
    };
    let join = move |event| {
        if let Ok(other) = event_target_value(&event).parse() {
            editing.redraw(LandChange::Join(at, other));
        }
    };
    let halve = move |_| {
        editing.redraw(LandChange::Halve { territory: at, name: editing.free_name() });
    };
    let take = move |pen: Pen| move |_| editing.take(Tool::Draw(pen));
    let remove = move |_| {
        editing.redraw(LandChange::Remove(at));
    };
    view! {
        <section aria-labelledby="editor-land">
            <h3 id="editor-land">{text::editor::land()}</h3>
            <div class="editor-row">
                <button class="button" type="button" on:click=take(Pen::Extend(at))>{text::editor::extend()}</button>
                <button class="button" type="button" on:click=take(Pen::Divide(at))>{text::editor::divide()}</button>
                <button class="button" type="button" on:click=halve>{text::editor::divide_middle()}</button>
            </div>
            <Show when=move || beside.with(|beside| !beside.is_empty())>
                <label class="field">
                    <span class="field-name">{text::editor::join()}</span>
                    <select class="input" id="editor-join" on:change=join>
                        <option value="">{text::editor::none()}</option>
                        {move || beside.get().into_iter().map(option).collect_view()}
                    </select>
                </label>
            </Show>
            <button class="button danger" type="button" on:click=remove>{move || text::editor::remove(name())}</button>
        </section>
    }
}
