//! The card with a seat's possessions, opened by tapping its place in the ribbon.

use crate::erased::Derived;
use leptos::html;
use leptos::prelude::*;
use leptos::web_sys::{HtmlElement, MouseEvent};
use screens::seats::holdings::HoldingsView;
use wasm_bindgen::JsCast;

use crate::Controller;
use crate::dialogs::frame::back;
use engine::core::Seat;
use screens::decimal::Decimal;

/// The least room to the right of a card's left edge.
const WIDTH: f64 = 280.0;

/// Returns the id of a seat's card.
pub(super) fn card_id(seat: Seat) -> String {
    format!("holdings-{seat}")
}

/// Returns the position of the card for a tapped place: below it, within the window.
pub(super) fn place_under(event: &MouseEvent) -> Option<String> {
    let place = event.current_target()?.dyn_into::<HtmlElement>().ok()?.get_bounding_client_rect();
    let room = window().inner_width().ok()?.as_f64()? - WIDTH;
    let left = place.left().min(room).max(8.0);
    Some(format!("inset:{:.0}px auto auto {:.0}px", Decimal(place.bottom() + 4.0), Decimal(left)))
}

/// Shows all of a seat's possessions that are public. The browser closes it as soon as the user
/// taps anything else.
#[component]
pub(super) fn SeatCard(seat: Seat, place: RwSignal<String>) -> impl IntoView {
    let holdings = Controller::expect().memo(move |session| HoldingsView::of(session, seat));
    // The contents aren't needed before the card is opened.
    let is_asked = Derived::new(move |_| !place.read().is_empty());
    let (node, is_open) = (NodeRef::<html::Div>::new(), RwSignal::new(false));
    let toggled = move |_| {
        let card = node.get_untracked();
        is_open.set(card.is_some_and(|card| card.matches(":popover-open").unwrap_or(false)));
    };
    let close = Callback::new(move |()| {
        if let Some(card) = node.get_untracked() {
            // Fails if the card is already closed.
            let _ = card.hide_popover();
        }
    });
    back::closes(move || is_open.get(), close);
    view! {
        <div class="seat-card panel" popover="auto" id=card_id(seat) node_ref=node on:toggle=toggled style=move || place.get() data-seat=seat.name()>
            {move || is_asked.get().then(|| {
                let holdings = holdings.get();
                let lines = holdings.lines.into_iter().map(|line| view! { <li>{line}</li> });
                view! { <h2>{holdings.name}</h2> <ul role="list">{lines.collect_view()}</ul> }
            })}
        </div>
    }
}
