//! The map with all its layers.

use crate::erased::Derived;
use crate::parts::later;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::web_sys::FocusEvent;
use screens::map::{arrow_keys, territories};
use wasm_bindgen::JsCast;

use super::arrows::Arrows;
use super::battle_marks::BattleMarks;
use super::camera::Camera;
use super::coach_mark::CoachMark;
use super::continents::Continents;
use super::defs::Weaves;
use super::details::{Details, Looking};
use super::drag::{Dragging, Goals};
use super::fleet::Fleet;
use super::hexes::Hexes;
use super::labels::{Labels, Leaders};
use super::land::Land;
use super::lanes::Lanes;
use super::loupe::{Loupe, LoupeChoice};
use super::outline::{FocusRing, Outlines};
use super::pointer::PointerInput;
use super::recap_marks::RecapMarks;
use super::scenes::Scenes;
use super::sea::Sea;
use super::stops::{stop_of, tapped};
use super::token::Tokens;
use super::views::Views;
use super::zoom::ZoomButtons;
use super::{keyboard, panels};
use crate::Controller;
use engine::world::Territory;
use screens::map::arrow_keys::FocusStop;
use screens::map::drawing::Drawing;
use screens::map::mark::Mark;

/// Draws the map of the surrounding table, and draws it again if another board is played on.
#[component]
pub fn WorldMap() -> impl IntoView {
    let drawing = Controller::expect().memo(Drawing::of_table);
    move || view! { <Board drawing=drawing.get() /> }
}

/// Draws the map of a board, with one memo for each territory, so that a change redraws only one.
#[component]
fn Board(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let views = Views::new(controller, drawing);
    let camera = Camera::new(controller);
    let chart = NodeRef::<Svg>::new();
    let (looking, loupe) = (Looking::new(), Loupe::new());
    let dragging = Dragging::new(controller, camera);
    let hands = PointerInput::new(controller, drawing, camera, chart, dragging, looking, loupe);
    let focused = RwSignal::new(None::<Territory>);
    let heart = controller.memo(territories::heart);
    let at = Derived::new(move |_| focused.get().or(heart.get()).or(drawing.middle()));
    let (style, glides, far) = (camera.style(), camera.glides(), camera.is_far());
    let (choosing, aiming) = (views.any(Mark::Selected), views.any(Mark::Aim));
    panels::watch(chart, camera);
    view! {
        <div class="map">
            <svg
                node_ref=chart
                class="chart"
                class:choosing=move || choosing.get()
                class:aiming=move || aiming.get()
                role="group"
                aria-label=text::map::map()
                on:pointerdown=move |event| hands.down(&event)
                on:pointermove=move |event| hands.moves(&event)
                on:pointerup=move |event| hands.up(&event)
                on:pointercancel=move |event| hands.cancel(&event)
                on:pointerleave=move |_| hands.leave()
                // Pointer events have handled the touch: suppress the mouse events that browsers
                // add.
                on:touchend=|event| if event.cancelable() { event.prevent_default() }
                on:wheel=move |event| hands.wheel(&event)
                on:click=move |event| if let Some(intent) = tapped(drawing, &event) { controller.dispatch(intent) }
                on:contextmenu=|event| event.prevent_default()
                on:keydown=move |event| {
                    camera.catch();
                    keyboard::press(&event, controller, drawing, camera, looking, at.get_untracked());
                }
                on:focusin=move |event| {
                    let Some(stop) = stop_of(drawing, &event) else { return };
                    if let FocusStop::Land(territory) = stop {
                        focused.set(Some(territory));
                        looking.follow(territory);
                    }
                    let place = controller.with(|session| arrow_keys::place_of(session, stop));
                    if let Some(place) = place.filter(|_| by_keyboard(&event)) {
                        camera.reveal(place);
                    }
                }
            >
                <Weaves />
                <g class="world" class:glides=move || glides.get() class:far=move || far.get() style=move || style.get()>
                    <Sea drawing />
                    <Land drawing views />
                    <Continents drawing />
                    <Hexes drawing />
                    <Lanes drawing />
                    <Outlines drawing views />
                    <RecapMarks drawing />
                    <Scenes drawing />
                    <Arrows drawing pulled=dragging.arrow() />
                    <Leaders drawing />
                    // Ships are below the tokens, so that they never hide armies.
                    <Fleet drawing />
                    {later(move || view! { <Tokens drawing views at /> })}
                    <FocusRing drawing at />
                    {later(move || view! { <Labels drawing /> })}
                    <BattleMarks />
                    <Goals drawing dragging />
                    <CoachMark drawing />
                </g>
            </svg>
            <ZoomButtons camera />
            <Details drawing looking camera />
            <LoupeChoice loupe camera />
        </div>
    }
}

fn by_keyboard(event: &FocusEvent) -> bool {
    let element = event.target().and_then(|at| at.dyn_into::<leptos::web_sys::Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}
