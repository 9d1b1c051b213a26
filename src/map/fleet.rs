//! Ships as tokens: a hull in the owner's colour with its glyph, the crew, captives, and its
//! options.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::map::ships;

use super::placed::placed;
use super::signs::{REACH, counted, picture, signed};
use crate::Controller;
use crate::parts::glyph;
use engine::core::ShipId;
use engine::game::Voyage;
use screens::map::drawing::Drawing;
use screens::map::emblem::{HULL, SAIL};
use screens::map::extra::Extra;
use screens::map::mark::Mark;
use screens::map::ships::ShipView;
use words::InWords;

/// Draws all ships, with one memo for each, so that a ship that moves redraws only itself.
#[component]
pub(super) fn Fleet(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let all = controller.memo(ships::ships);
    let ids = move || all.read().iter().map(|ship| ship.id).collect::<Vec<ShipId>>();
    view! {
        <g class="fleet">
            <For each=ids key=|id| *id let:id>
                <ShipToken drawing id all />
            </For>
        </g>
    }
}

/// Returns the id of a ship's element.
pub(super) fn ship_id(ship: ShipId) -> String {
    format!("ship-{ship}")
}

#[component]
fn ShipToken(drawing: &'static Drawing, id: ShipId, all: Derived<Vec<ShipView>>) -> impl IntoView {
    let controller = Controller::expect();
    let view = Derived::new(move |_| all.read().iter().find(|ship| ship.id == id).copied());
    move || {
        let view = view.get()?;
        Some(token(drawing, view, controller.with(|session| ships::waters(session, view.at))))
    }
}

/// Draws a ship as a whole.
fn token(drawing: &Drawing, view: ShipView, waters: String) -> impl IntoView + use<> {
    let captives = (view.captives > 0).then(|| {
        view! {
            <g class="extra captives" transform="translate(19 -8)">
                {counted(picture(Extra::Captives), view.captives, false)}
            </g>
        }
    });
    let matters = view.mark != Mark::None;
    // Panels and the prompt bar refer to ships by these names.
    let name =
        matters.then(|| view! { <text class="name" y="24">{text::sea::ship(view.id)}</text> });
    view! {
        <g
            class="ship at"
            id=ship_id(view.id)
            role="button"
            // A property, as an attribute would lose the focus on each redraw.
            prop:tabIndex=if matters { 0 } else { -1 }
            aria-label=spoken(view, waters)
            data-ship=view.id.to_string()
            data-seat=view.owner.name()
            data-mark=format!("{:?}", view.mark)
            class:done=view.voyage == Some(Voyage::Done)
            style=placed(view.berth(drawing))
        >
            <circle class="reach" r=REACH />
            {signed(view.mark)}
            <path class="hull" d=HULL />
            <path class="sail" d=SAIL />
            <path class="glyph" d=glyph(view.owner) transform="translate(-8 -9) scale(.55)" />
            <text class="crew" y="8.5">{view.crew}</text>
            {captives}
            {name}
        </g>
    }
}

fn spoken(ship: ShipView, waters: String) -> String {
    let state = ship.voyage.map(|voyage| match voyage {
        Voyage::Ready => text::sea::ship_ready(),
        Voyage::Sailed => text::sea::ship_sailed(),
        Voyage::Done => text::sea::ship_done(),
    });
    let facts = [
        Some(text::sea::ship(ship.id)),
        Some(ship.owner.in_words().to_owned()),
        Some(text::sea::ship_crew(ship.crew)),
        (ship.captives > 0).then(|| text::sea::ship_captives(ship.captives)),
        Some(waters),
        state.map(str::to_owned),
    ];
    facts.into_iter().flatten().reduce(text::and_next).unwrap_or_default()
}
