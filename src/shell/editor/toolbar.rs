//! The tools above the map: drawing, and making the map larger.

use leptos::prelude::*;

use super::editing::Editing;
use super::pen::Stroke;
use super::tool::{Pen, Tool};
use super::view::MapView;
use editor::Rights;

/// Offers the tools, or shows how the one that was taken is used.
#[component]
pub fn Toolbar(editing: Editing, stroke: Stroke, view: MapView) -> impl IntoView {
    let pen = move || match editing.tool.get() {
        Tool::Draw(pen) => Some(pen),
        Tool::Select | Tool::Border | Tool::Paint(_) => None,
    };
    let take = move |pen: Pen| {
        stroke.clear();
        editing.take(Tool::Draw(pen));
    };
    let offered = move || {
        pen().is_none().then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| take(Pen::Territory)>{text::editor::draw()}</button>
                <button class="button" type="button" on:click=move |_| take(Pen::Sea)>{text::editor::flood()}</button>
            }
        })
    };
    let taken = move || pen().map(|pen| view! { <Taken editing stroke pen/> });
    view! {
        <div class="editor-tools">
            <div class="editor-row" role="group" aria-label=text::editor::tools()>{offered} {taken}</div>
            <div class="editor-zoom">
                <button class="button" type="button" aria-label=text::editor::zoom_out() disabled=move || view.zoom() <= 1.0 on:click=move |_| view.farther()>"−"</button>
                <button class="button" type="button" aria-label=text::editor::zoom_in() disabled=move || view.is_nearest() on:click=move |_| view.nearer()>"+"</button>
            </div>
            <p class="editor-refusal" role="alert">{move || editing.refusal.get()}</p>
        </div>
    }
}

/// Shows how a pen is used.
#[component]
fn Taken(editing: Editing, stroke: Stroke, pen: Pen) -> impl IntoView {
    let name = move |at: usize| {
        editing
            .board
            .with(|board| board.territories.get(at).map(|it| it.name.clone()))
            .unwrap_or_default()
    };
    let hint = move || match pen {
        Pen::Territory => text::editor::draw_hint().to_owned(),
        Pen::Sea => text::editor::flood_hint().to_owned(),
        Pen::Extend(at) => text::editor::extend_hint(name(at)),
        Pen::Divide(at) => text::editor::divide_hint(name(at)),
    };
    let least = if pen.is_outline() { 3 } else { 2 };
    let count = move || stroke.points.with(Vec::len);
    let finish = if pen.is_outline() { text::editor::close() } else { text::editor::cut() };
    let is_kept = move || stroke.rights.get() == Rights::Kept;
    let keep = move |_| {
        stroke.rights.set(if is_kept() { Rights::Taken } else { Rights::Kept });
    };
    let stop = move |_| {
        stroke.clear();
        editing.take(Tool::Select);
    };
    view! {
        <p role="status">{hint}</p>
        <Show when=move || { count() > 0 }>
            <button class="button primary" type="button" disabled=move || count() < least on:click=move |_| stroke.finish(editing)>{finish}</button>
            <button class="button" type="button" on:click=move |_| stroke.back()>{text::editor::corner_back()}</button>
        </Show>
        <Show when=move || pen.is_land()>
            <label class="check"><input type="checkbox" prop:checked=is_kept on:change=keep/> <span>{text::editor::keep()}</span></label>
        </Show>
        <button class="button" type="button" on:click=stop>{text::editor::pen_stop()}</button>
    }
}
