//! The panel of one territory: its name, its continent, its army at the start, its borders and harbours.

use leptos::prelude::*;

use super::editing::Editing;
use super::land::Land;
use super::starts::StartOf;
use super::tool::Tool;
use crate::erased::Derived;
use editor::{BoardDraft, Change, LONGEST_NAME};

/// Asks for a territory, and shows the chosen one.
#[component]
pub fn TerritoryPanel(editing: Editing) -> impl IntoView {
    let names = editing.names();
    let choose = move |event| editing.seek(event_target_value(&event).parse().ok());
    let option = move |(at, name): (usize, String)| {
        view! { <option value=at.to_string() selected=move || editing.selected.get() == Some(at) prop:selected=move || editing.selected.get() == Some(at)>{name}</option> }
    };
    let chosen = move || editing.selected.get().map(|at| view! { <Chosen editing at/> });
    view! {
        <label class="field">
            <span class="field-name">{text::editor::territory()}</span>
            <select class="input" id="editor-territory" on:change=choose>
                <option value="" prop:selected=move || editing.selected.get().is_none()>{text::editor::none()}</option>
                {move || names.get().into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
        <Show when=move || editing.selected.get().is_none()><p class="quiet">{text::editor::choose()}</p></Show>
        {chosen}
    }
}

#[component]
fn Chosen(editing: Editing, at: usize) -> impl IntoView {
    let name =
        move || editing.board.with(|board| board.territories.get(at).map(|it| it.name.clone()));
    let rename =
        move |event| editing.change(Change::RenameTerritory(at, event_target_value(&event)));
    let continents = Derived::new(move |_| {
        editing
            .board
            .with(|board| board.continents.iter().map(|it| it.name.clone()).collect::<Vec<_>>())
    });
    let own = Derived::new(move |_| {
        editing.board.with(|board| board.territories.get(at).map(|it| it.continent))
    });
    let option = move |(number, name): (usize, String)| {
        view! { <option value=number.to_string() selected=move || own.get() == Some(number) prop:selected=move || own.get() == Some(number)>{name}</option> }
    };
    let put = move |event| {
        if let Ok(continent) = event_target_value(&event).parse() {
            editing.change(Change::Move(at, continent));
        }
    };
    view! {
        <label class="field">
            <span class="field-name">{text::editor::name()}</span>
            <input class="input" id="editor-name" autocomplete="off" maxlength=LONGEST_NAME.to_string() prop:value=name on:change=rename/>
        </label>
        <label class="field">
            <span class="field-name">{text::editor::continent()}</span>
            <select class="input" id="editor-continent" on:change=put>
                {move || continents.get().into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
        <StartOf editing at/>
        <Borders editing at/>
        <Harbours editing at/>
        <Land editing at/>
    }
}

/// Lists the borders of a territory, and adds others.
#[component]
fn Borders(editing: Editing, at: usize) -> impl IntoView {
    let names = editing.names();
    let name = move |at: usize| names.with(|names| names.get(at).cloned().unwrap_or_default());
    let neighbours = Derived::new(move |_| {
        editing.board.with(|board| board.neighbours(at).collect::<Vec<usize>>())
    });
    let row = move |other: usize| {
        let label =
            move || text::editor::RemoveBorder { territory: name(at), other: name(other) }.say();
        let remove = move |_| editing.change(Change::RemoveBorder(at, other));
        view! {
            <li>
                <span>{move || name(other)}</span>
                <button class="button plain" type="button" aria-label=label on:click=remove>"×"</button>
            </li>
        }
    };
    let others = move || {
        let near = neighbours.get();
        let all = names.get().into_iter().enumerate();
        all.filter(|(other, _)| *other != at && !near.contains(other))
            .map(|(other, name)| view! { <option value=other.to_string()>{name}</option> })
            .collect_view()
    };
    let add = move |event| {
        if let Ok(other) = event_target_value(&event).parse() {
            editing.change(Change::AddBorder(at, other));
        }
    };
    let is_tapping = move || editing.tool.get() == Tool::Border;
    let toggle = move |_| editing.take(if is_tapping() { Tool::Select } else { Tool::Border });
    let label = move || {
        if is_tapping() { text::editor::add_border_stop() } else { text::editor::add_border_tap() }
    };
    let hint = move || is_tapping().then(|| text::editor::add_border_hint(name(at)));
    view! {
        <section aria-labelledby="editor-borders">
            <h3 id="editor-borders">{text::editor::borders()}</h3>
            <ul role="list" class="editor-rows">
                <For each=move || neighbours.get() key=|other| *other children=row/>
            </ul>
            <label class="field">
                <span class="field-name">{text::editor::add_border()}</span>
                <select class="input" id="editor-border" on:change=add>
                    <option value="">{text::editor::none()}</option>
                    {others}
                </select>
            </label>
            <button class="button picked" type="button" aria-pressed=move || is_tapping().to_string() on:click=toggle>{label}</button>
            <p class="quiet" role="status">{hint}</p>
        </section>
    }
}

/// Offers a harbour on each sea that the coast of a territory touches.
#[component]
fn Harbours(editing: Editing, at: usize) -> impl IntoView {
    let drawing = Derived::new(move |_| editing.with(BoardDraft::drawing));
    let coasts = Derived::new(move |_| {
        drawing.get();
        editing.now(|draft| draft.coasts(at))
    });
    let none = move || coasts.with(Vec::is_empty);
    let row = move |sea: usize| {
        let name =
            move || editing.board.with(|board| board.seas.get(sea).cloned().unwrap_or_default());
        let has = move || editing.board.with(|board| board.harbours.contains(&(at, sea)));
        let toggle = move |_| {
            editing.change(if has() {
                Change::RemoveHarbour(at, sea)
            } else {
                Change::AddHarbour(at, sea)
            });
        };
        view! { <label class="check"><input type="checkbox" prop:checked=has on:change=toggle/> <span>{name}</span></label> }
    };
    view! {
        <section aria-labelledby="editor-harbours">
            <h3 id="editor-harbours">{text::editor::harbours()}</h3>
            <Show when=none><p class="quiet">{text::editor::harbours_none()}</p></Show>
            <For each=move || coasts.get() key=|sea| *sea children=row/>
        </section>
    }
}
