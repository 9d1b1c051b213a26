//! The names of the continents, on the sea, with their bonus and the player closest to holding
//! each.

use leptos::prelude::*;
use screens::map::continents;

use super::placed::placed;
use crate::Controller;
use crate::parts::glyph;
use screens::map::continents::ContinentView;
use screens::map::drawing::Drawing;

/// The width of the pill of a player with nothing written in it, in pixels.
const EMPTY_PILL: usize = 20;

/// The width of a digit in it, in pixels.
const DIGIT: usize = 6;

/// Draws the names of all continents.
#[component]
pub(super) fn Continents(drawing: &'static Drawing) -> impl IntoView {
    let views = Controller::expect().memo(continents::continents);
    view! {
        <g class="continents" aria-hidden="true">
            {move || views.get().into_iter().map(|view| name(drawing, view)).collect_view()}
        </g>
    }
}

fn name(drawing: &Drawing, view: ContinentView) -> impl IntoView + use<> {
    let ContinentView { continent, leader, holds, all } = view;
    let bonus = text::map::bonus(continent.bonus());
    let nearest = leader.map(|seat| {
        let held = text::map::PartOf { holds, all }.say();
        let width = EMPTY_PILL + DIGIT * held.chars().count();
        view! {
            <g class="nearest" data-seat=seat.name()>
                <rect x="-8" y="5" width=width height="16" rx="8" />
                <path class="glyph" d=glyph(seat) transform="translate(1 13) scale(.5)" />
                <text x=width / 2 - 2 y="17">{held}</text>
            </g>
        }
    });
    view! {
        <g class="at continent" class:held=view.is_held() style=placed(drawing.name_of_continent(continent))>
            <text>{continent.name()}</text>
            <text class="bonus" x=if leader.is_some() { "-20" } else { "0" } y="17">{bonus}</text>
            {nearest}
        </g>
    }
}
