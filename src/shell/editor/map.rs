//! The map of a board that is being changed.

use leptos::prelude::*;

use super::editing::{Editing, Tab};
use crate::erased::Derived;

/// The tints of continents, which follow one another.
const TINTS: usize = 6;

/// Draws the map. Keyboards choose territories in the panel.
#[component]
pub fn EditorMap(editing: Editing) -> impl IntoView {
    let (width, height) = editing.now(editor::Draft::size);
    let outlines = editing.now(|draft| draft.outlines().map(str::to_owned).collect::<Vec<_>>());
    let badges = editing.now(|draft| draft.badges().to_vec());
    let land = outlines.into_iter().enumerate().map(|(at, outline)| {
        let tint = move || {
            editing.board.with(|board| board.territories.get(at).map(|it| it.continent % TINTS))
        };
        let is_selected =
            move || editing.tab.get() == Tab::Territories && editing.selected.get() == Some(at);
        view! {
            <path
                d=outline data-at=at.to_string() data-tint=move || tint().map(|tint| tint.to_string())
                class:selected=is_selected class:marked=move || editing.is_marked(at)
                on:click=move |_| editing.tap(at)
            />
        }
    });
    let names = badges.into_iter().enumerate().map(|(at, [x, y])| {
        let name =
            move || editing.board.with(|board| board.territories.get(at).map(|it| it.name.clone()));
        view! { <text x=x.to_string() y=y.to_string()>{name}</text> }
    });
    let lanes = Derived::new(move |_| path(editing.with(editor::Draft::lanes)));
    view! {
        <div class="editor-map" tabindex="0" role="region" aria-label=text::editor::map()>
            <svg viewBox=format!("0 0 {width} {height}") role="img" aria-label=text::editor::map()>
                <path class="editor-lanes" d=move || lanes.get()/>
                <g class="editor-land">{land.collect_view()}</g>
                <g class="editor-names" font-size="21" text-anchor="middle">{names.collect_view()}</g>
            </svg>
        </div>
    }
}

/// Returns lines as path data.
fn path(lines: Vec<Vec<[f64; 2]>>) -> String {
    let point =
        |(at, [x, y]): (usize, [f64; 2])| format!("{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    lines.into_iter().flat_map(|line| line.into_iter().enumerate().map(point)).collect()
}
