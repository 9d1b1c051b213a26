//! The tools above the map: drawing, and making the map larger. They look the same while one is used,
//! so that the map stays where it is.

use leptos::prelude::*;

use super::editing::Editing;
use super::tool::{Pen, Tool};
use super::view::MapView;

/// Offers the tools.
#[component]
pub fn Toolbar(editing: Editing, view: MapView) -> impl IntoView {
    let pen = move |pen: Pen, name: &'static str| {
        let is_taken = move || editing.tool.get() == Tool::Draw(pen);
        let press = move |_| editing.take(if is_taken() { Tool::Select } else { Tool::Draw(pen) });
        view! { <button class="button picked" type="button" aria-pressed=move || is_taken().to_string() on:click=press>{name}</button> }
    };
    view! {
        <div class="editor-tools">
            <div class="editor-row" role="group" aria-label=text::editor::tools()>
                {pen(Pen::Territory, text::editor::draw())}
                {pen(Pen::Sea, text::editor::flood())}
            </div>
            <div class="editor-zoom">
                <button class="button" type="button" aria-label=text::editor::zoom_out() disabled=move || view.zoom() <= 1.0 on:click=move |_| view.farther()>"−"</button>
                <button class="button" type="button" aria-label=text::editor::zoom_in() disabled=move || view.is_nearest() on:click=move |_| view.nearer()>"+"</button>
            </div>
        </div>
    }
}
