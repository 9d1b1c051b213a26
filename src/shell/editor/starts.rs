//! The panel of starting positions: which territories each army starts with.

use leptos::prelude::*;

use super::editing::Editing;
use crate::erased::Derived;
use crate::parts::ArmyGlyph;
use editor::Change;
use engine::core::Seat;
use words::InWords;

/// Chooses an army, and gives it territories at the start.
#[component]
pub fn StartPanel(editing: Editing) -> impl IntoView {
    let none = move || editing.board.with(|board| board.starts().is_empty());
    let about =
        move || if none() { text::editor::starts_none() } else { text::editor::starts_about() };
    let army = move |seat: Seat| {
        let is_chosen = move || editing.army.get() == seat;
        let count = move || editing.board.with(|board| board.start_of(seat).count());
        view! {
            <button class="button picked" type="button" aria-pressed=move || is_chosen().to_string() on:click=move |_| editing.enlist(seat)>
                <ArmyGlyph seat/> {seat.in_words()} " " {count}
            </button>
        }
    };
    let hint = move || text::editor::starts_hint(editing.army.get().in_words());
    view! {
        <p class="quiet">{about}</p>
        <div class="editor-armies" role="group" aria-label=text::editor::starts()>{Seat::ALL.map(army)}</div>
        <p role="status">{hint}</p>
        {move || view! { <Position editing seat=editing.army.get()/> }}
    }
}

/// Lists the territories of an army, and adds others.
#[component]
fn Position(editing: Editing, seat: Seat) -> impl IntoView {
    let names = editing.names();
    let name = move |at: usize| names.with(|names| names.get(at).cloned().unwrap_or_default());
    let own = Derived::new(move |_| {
        editing.board.with(|board| board.start_of(seat).collect::<Vec<usize>>())
    });
    let row = move |at: usize| {
        let label =
            move || text::editor::RemoveStart { territory: name(at), army: seat.in_words() }.say();
        let remove = move |_| editing.change(Change::SetStart(at, None));
        view! {
            <li>
                <span>{move || name(at)}</span>
                <button class="button plain" type="button" aria-label=label on:click=remove>"×"</button>
            </li>
        }
    };
    let others = move || {
        let own = own.get();
        let all = names.get().into_iter().enumerate();
        all.filter(|(at, _)| !own.contains(at))
            .map(|(at, name)| view! { <option value=at.to_string()>{name}</option> })
            .collect_view()
    };
    let add = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            editing.change(Change::SetStart(at, Some(seat)));
        }
    };
    view! {
        <ul role="list" class="editor-rows" aria-label=text::editor::starts_list(seat.in_words())>
            <For each=move || own.get() key=|at| *at children=row/>
        </ul>
        <label class="field">
            <span class="field-name">{text::editor::add_start()}</span>
            <select class="input" id="editor-start" on:change=add>
                <option value="">{text::editor::none()}</option>
                {others}
            </select>
        </label>
    }
}

/// Asks which army starts with a territory.
#[component]
pub fn StartOf(editing: Editing, at: usize) -> impl IntoView {
    let own = Derived::new(move |_| editing.start(at));
    let option = move |seat: Option<Seat>| {
        let value = seat.map_or("", Seat::name);
        let name = seat.map_or(text::editor::start_nobody(), |seat| seat.in_words());
        view! { <option value=value selected=move || own.get() == seat prop:selected=move || own.get() == seat>{name}</option> }
    };
    let all = [None].into_iter().chain(Seat::ALL.map(Some));
    let put = move |event| {
        editing.change(Change::SetStart(at, event_target_value(&event).parse().ok()));
    };
    view! {
        <label class="field">
            <span class="field-name">{text::editor::start()}</span>
            <select class="input" id="editor-starts-with" on:change=put>{all.map(option).collect_view()}</select>
        </label>
    }
}
