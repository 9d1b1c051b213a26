//! The top of the panel while something is drawn: how the pen is used, and why the land couldn't be
//! changed like that.

use leptos::prelude::*;

use super::editing::Editing;
use super::pen::Stroke;
use super::tool::{Pen, Tool};
use editor::Rights;

/// Shows how the pen that was taken is used.
#[component]
pub fn PenPanel(editing: Editing, stroke: Stroke) -> impl IntoView {
    let pen = move || match editing.tool.get() {
        Tool::Draw(pen) => Some(pen),
        Tool::Select | Tool::Border | Tool::Paint(_) => None,
    };
    view! {
        <div class="editor-pen">
            {move || pen().map(|pen| view! { <Taken editing stroke pen/> })}
            <p class="editor-refusal" role="alert">{move || editing.refusal.get()}</p>
        </div>
    }
}

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
    view! {
        <p role="status">{hint}</p>
        <div class="editor-row">
            <button class="button primary" type="button" disabled=move || count() < least on:click=move |_| stroke.finish(editing)>{finish}</button>
            <button class="button" type="button" on:click=move |_| editing.take(Tool::Select)>{text::editor::pen_stop()}</button>
            <button class="button" type="button" disabled=move || count() == 0 on:click=move |_| stroke.back()>{text::editor::corner_back()}</button>
            <Show when=move || pen.is_land()>
                <label class="check"><input type="checkbox" prop:checked=is_kept on:change=keep/> <span>{text::editor::keep()}</span></label>
            </Show>
        </div>
    }
}
