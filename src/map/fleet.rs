//! Ships as tokens: a hull in the owner's colour with its glyph, the crew, captives, what it can do.

use crate::erased::prelude::*;
use crate::erased::{Derived, Each, live};

use super::placed::placed;
use super::signs::{EXTRA, REACH, Sign};
use crate::Controller;
use crate::model::map::emblem::{HULL, SAIL};
use crate::model::{Intent, Mark, Session, ShipView};
use crate::parts::glyph;
use engine::core::{Seat, ShipId};
use engine::game::Voyage;

const BARS: &str = "M-3-5V5M0-5V5M3-5V5M-5-5H5M-5 5H5";

/// All ships. One memo for each: a ship that moves redraws itself alone.
#[component]
pub(super) fn Fleet() -> impl IntoView {
    let controller = Controller::expect();
    let all = controller.memo(Session::ships);
    let ids = move || all.read().iter().map(|ship| ship.id).collect::<Vec<ShipId>>();
    view! {
        <g class="fleet">
            <Each each=ids key=|id| *id let:id>
                <ShipToken id all />
            </Each>
        </g>
    }
}

/// The id of the element of a ship.
pub(super) fn ship_id(ship: ShipId) -> String {
    format!("ship-{ship}")
}

#[component]
fn ShipToken(id: ShipId, all: Derived<Vec<ShipView>>) -> impl IntoView {
    let controller = Controller::expect();
    let view = Derived::new(move |_| all.read().iter().find(|ship| ship.id == id).copied());
    let owner = Derived::new(move |_| view.get().map(|ship| ship.owner));
    let place = move || view.get().map(|ship| placed(ship.berth()));
    let mark = Derived::new(move |_| view.get().map(|ship| ship.mark).unwrap_or_default());
    // A finger or mouse is understood by the whole map; this is what assistive technology sends.
    let activate = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            controller.dispatch(Intent::TapShip(id));
        }
    };
    // The tab key comes to those that matter now; arrow keys lead to all.
    let reached_by_tab = move || mark.get() != Mark::None;
    let spoken = move || {
        view.get().map(|ship| spoken(ship, controller.with(|session| session.waters(ship.at))))
    };
    view! {
        <g
            class="ship at"
            id=ship_id(id)
            role="button"
            tabindex=move || if reached_by_tab() { "0" } else { "-1" }
            aria-label=spoken
            data-ship=id.to_string()
            data-seat=move || owner.get().map(Seat::name)
            data-mark=move || format!("{:?}", mark.get())
            class:done=move || view.get().is_some_and(|ship| ship.voyage == Some(Voyage::Done))
            style=place
            on:click=activate
        >
            <circle class="reach" r=REACH />
            <Sign mark />
            <path class="hull" d=HULL />
            <path class="sail" d=SAIL />
            {live(move || owner.get().map(|seat| view! {
                <path class="glyph" d=glyph(seat) transform="translate(-8 -9) scale(.55)" />
            }))}
            <text class="crew" y="8.5">{live(move || view.get().map(|ship| ship.crew))}</text>
            {live(move || view.get().filter(|ship| ship.captives > 0).map(|ship| view! {
                <g class="extra captives" transform="translate(19 -8)">
                    <circle r=EXTRA />
                    <path d=BARS />
                    <text x="9" y="-3">{(ship.captives > 1).then_some(ship.captives)}</text>
                </g>
            }))}
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
    facts.into_iter().flatten().reduce(text::lists::next).unwrap_or_default()
}
