//! The map of a board that is being changed.

use leptos::prelude::*;

use super::editing::{Editing, Tab};
use super::pen::Stroke;
use super::tool::{Pen, Tool};
use super::toolbar::Toolbar;
use super::view::MapView;
use crate::erased::Derived;
use crate::parts::glyph;
use editor::{BoardDraft, Coordinates};
use engine::core::Seat;

/// The distance of an army's sign from the middle of the name below it, in units, and its size.
const SIGN_ABOVE: f64 = 46.0;
const SIGN_SIZE: f64 = 2.4;

/// Draws the map, with the tools above it. Keyboards choose territories in the panel.
#[component]
pub fn EditorMap(editing: Editing, stroke: Stroke) -> impl IntoView {
    let view = MapView::new(editing);
    let (width, height) = editing.now(BoardDraft::size);
    let drawing = Derived::new(move |_| editing.with(BoardDraft::drawing));
    let land = move || {
        drawing.get();
        let outlines = editing.now(|draft| draft.outlines().map(str::to_owned).collect::<Vec<_>>());
        outlines.into_iter().enumerate().map(|it| outline(editing, it)).collect_view()
    };
    let names = move || {
        drawing.get();
        let badges = editing.now(|draft| draft.badges().to_vec());
        badges.into_iter().enumerate().map(|it| name(editing, it)).collect_view()
    };
    let signs = move || {
        drawing.get();
        let badges = editing.now(|draft| draft.badges().to_vec());
        badges.into_iter().enumerate().map(|it| sign(editing, it)).collect_view()
    };
    let lanes = Derived::new(move |_| path(editing.with(BoardDraft::lanes)));
    let drawn = move || stroke.points.with(|points| path(vec![points.clone()]));
    let corners = move || {
        // Show tapped corners, of which there are only a few.
        stroke.points.with(|points| {
            let few = points.iter().take(40).map(|[x, y]| format!("M{x} {y}h0"));
            few.collect::<String>()
        })
    };
    let is_drawing = move || matches!(editing.tool.get(), Tool::Draw(_));
    let is_outline = move || matches!(editing.tool.get(), Tool::Draw(pen) if pen.is_outline());
    Effect::new(move || {
        if let Some(at) = editing.sought.get()
            && let Some(at) = editing.now(|draft| draft.badges().get(at).copied())
        {
            view.seek(at);
        }
    });
    // Discard a stroke that was begun with another tool.
    Effect::new(move |before: Option<Tool>| {
        let tool = editing.tool.get();
        if before.is_some_and(|before| before != tool) {
            stroke.clear();
        }
        tool
    });
    view! {
        <div class="editor-board">
            <Toolbar editing view/>
            <div class="editor-map" class:drawing=is_drawing class:starts=move || editing.tab.get() == Tab::Starts class:near={move || view.zoom() >= 2.0}
                tabindex="0" role="region" aria-label=text::editor::map() node_ref=view.frame>
                <svg viewBox=format!("0 0 {width} {height}") role="img" aria-label=text::editor::map()
                    style=move || format!("--zoom: {}", view.zoom())
                    on:pointerdown=move |event| stroke.down(editing, view, &event)
                    on:pointermove=move |event| stroke.moves(view, &event)
                    on:pointerup=move |event| stroke.up(editing, view, &event)
                    on:pointercancel=move |event| stroke.cancel(&event)
                >
                    <rect class="editor-sea" width=width.to_string() height=height.to_string()/>
                    <path class="editor-lanes" d=move || lanes.get()/>
                    <g class="editor-land">{land}</g>
                    <g class="editor-signs">{signs}</g>
                    <g class="editor-names" font-size="21" text-anchor="middle">{names}</g>
                    <path class="editor-stroke" class:outline=is_outline d=drawn/>
                    <path class="editor-corners" d=corners/>
                </svg>
            </div>
        </div>
    }
}

/// Draws the outline of a territory.
fn outline(editing: Editing, (at, outline): (usize, String)) -> impl IntoView {
    let tint = move || {
        let continent =
            editing.board.with(|board| board.territories.get(at).map(|it| it.continent));
        editing.tints.with(|tints| tints.get(continent?).copied())
    };
    let army = move || editing.shown_start(at).map(Seat::name);
    let is_selected =
        move || editing.tab.get() == Tab::Territories && editing.selected.get() == Some(at);
    let is_meant = move || matches!(editing.tool.get(), Tool::Draw(Pen::Extend(it) | Pen::Divide(it)) if it == at);
    view! {
        <path
            d=outline data-at=at.to_string() data-tint=move || tint().map(|tint| tint.to_string()) data-seat=army
            class:selected=move || is_selected() || is_meant() class:marked=move || editing.is_marked(at)
            on:click=move |_| editing.tap(at)
        />
    }
}

/// Writes the name of a territory.
fn name(editing: Editing, (at, [x, y]): (usize, Coordinates)) -> impl IntoView {
    let name =
        move || editing.board.with(|board| board.territories.get(at).map(|it| it.name.clone()));
    view! { <text x=x.to_string() y=y.to_string()>{name}</text> }
}

/// Draws the sign of the army that starts with a territory.
fn sign(editing: Editing, (at, [x, y]): (usize, Coordinates)) -> impl IntoView {
    let place = format!("translate({x} {}) scale({SIGN_SIZE})", y - SIGN_ABOVE);
    move || {
        let place = place.clone();
        let army = editing.shown_start(at);
        army.map(|seat| view! { <path data-seat=seat.name() d=glyph(seat) transform=place/> })
    }
}

/// Returns lines as path data.
fn path(lines: Vec<Vec<Coordinates>>) -> String {
    let point = |(at, [x, y]): (usize, Coordinates)| {
        format!("{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' })
    };
    lines.into_iter().flat_map(|line| line.into_iter().enumerate().map(point)).collect()
}
