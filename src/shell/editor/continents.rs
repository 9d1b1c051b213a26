//! The panel of continents: their names, bonuses and territories.

use leptos::prelude::*;

use super::editing::Editing;
use super::tool::Tool;
use crate::erased::Derived;
use crate::parts::Stepper;
use editor::{Change, Continent, MOST_BONUS};

/// Lists the continents, and adds others.
#[component]
pub fn ContinentPanel(editing: Editing) -> impl IntoView {
    let count = Derived::new(move |_| editing.board.with(|board| board.continents.len()));
    let add = move |_| {
        let name = text::editor::new_continent(count.get_untracked() + 1);
        editing.change(Change::AddContinent(name));
    };
    view! {
        <ul role="list" class="editor-continents">
            <For each=move || 0..count.get() key=|at| *at children=move |at| view! { <Row editing at/> }/>
        </ul>
        <button class="button" type="button" on:click=add>{text::editor::add_continent()}</button>
    }
}

#[component]
fn Row(editing: Editing, at: usize) -> impl IntoView {
    let of = move |read: fn(&Continent) -> String| {
        editing.board.with(|board| board.continents.get(at).map(read)).unwrap_or_default()
    };
    let name = Derived::new(move |_| of(|it| it.name.clone()));
    let bonus = Derived::new(move |_| {
        editing.board.with(|board| board.continents.get(at).map_or(0, |it| it.bonus))
    });
    let size = Derived::new(move |_| editing.board.with(|board| board.members(at).count()));
    let rename =
        move |event| editing.change(Change::RenameContinent(at, event_target_value(&event)));
    let set = Callback::new(move |bonus| editing.change(Change::SetBonus(at, bonus)));
    let is_painting = move || editing.tool.get() == Tool::Paint(at);
    let toggle = move |_| editing.take(if is_painting() { Tool::Select } else { Tool::Paint(at) });
    let label =
        move || if is_painting() { text::editor::paint_stop() } else { text::editor::paint() };
    let hint = move || is_painting().then(|| text::editor::paint_hint(name.get()));
    let remove = move |_| editing.change(Change::RemoveContinent(at));
    view! {
        <li data-tint=move || editing.tints.with(|tints| tints.get(at).map(usize::to_string))>
            <input class="input" aria-label=move || text::editor::continent_name(name.get()) autocomplete="off"
                maxlength=editor::LONGEST_NAME.to_string() prop:value=move || name.get() on:change=rename/>
            <div class="editor-row">
                <Stepper
                    label=Signal::derive(move || text::editor::bonus(name.get()))
                    value=Signal::derive(move || bonus.get()) range=(0, MOST_BONUS) set
                />
                <span class="quiet">{move || text::editor::size(size.get())}</span>
            </div>
            <div class="editor-row">
                <button class="button picked" type="button" aria-pressed=move || is_painting().to_string()
                    aria-label=move || if is_painting() { text::editor::paint_stop().to_owned() } else { text::editor::paint_label(name.get()) }
                    on:click=toggle>{label}</button>
                <Show when=move || size.get() == 0>
                    <button class="button danger" type="button" on:click=remove>{move || text::editor::remove_continent(name.get())}</button>
                </Show>
            </div>
            <p class="quiet" role="status">{hint}</p>
        </li>
    }
}
