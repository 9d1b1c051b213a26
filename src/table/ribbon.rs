//! The seats in turn order.

use crate::erased::Derived;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, HtmlOListElement};
use screens::table::seats;

use super::resized::on_resize;
use super::seat_card::{SeatCard, card_id, place_under};
use crate::Controller;
use crate::parts::{ArmyGlyph, Icon, IconKind};
use engine::core::Seat;
use engine::game::Role;
use screens::table::seats::SeatView;
use table::Session;

/// Shows all seats that are in the game, clockwise.
#[component]
pub(super) fn Ribbon() -> impl IntoView {
    let controller = Controller::expect();
    let seats = controller.memo(seats::seats);
    let passes = controller.memo(Session::is_passed_by);
    let order = Derived::new(move |_| seats.get().iter().map(|view| view.seat).collect::<Vec<_>>());
    let view_of = move |seat: Seat| {
        Derived::new(move |_| seats.get().into_iter().find(|view| view.seat == seat))
    };
    let list = NodeRef::<html::Ol>::new();
    let turn =
        Derived::new(move |_| seats.with(|seats| seats.iter().position(|view| view.on_turn)));
    let show = move || {
        if let (Some(list), Some(turn)) = (list.get_untracked(), turn.get_untracked()) {
            bring_into_view(&list, turn);
        }
    };
    Effect::new(move |_| {
        let _ = turn.get();
        // Don't scroll to a seat whose turn lasts only a moment.
        if !passes.get() {
            show();
        }
    });
    // A new layout scrolls the list back to its start: after rotating a tablet, or from another
    // screen.
    on_resize(list, show);
    view! {
        <nav class="ribbon" aria-label=text::table::seats()>
            <ol role="list" tabindex="0" node_ref=list>
                <For each=move || order.get() key=|seat| *seat let:seat>
                    <Place seat view=view_of(seat) />
                </For>
            </ol>
        </nav>
    }
}

/// Scrolls a list that is too long for the screen to one of its items.
fn bring_into_view(list: &HtmlOListElement, item: usize) {
    let item = u32::try_from(item).ok().and_then(|item| list.children().item(item));
    if let Some(item) = item.and_then(|item| item.dyn_into::<HtmlElement>().ok()) {
        list.set_scroll_left(item.offset_left() - (list.client_width() - item.offset_width()) / 2);
    }
}

#[component]
fn Place(seat: Seat, view: Derived<Option<SeatView>>) -> impl IntoView {
    let with = move |part: fn(&SeatView) -> bool| view.with(|view| view.as_ref().is_some_and(part));
    let is_on_turn = move || with(|view| view.on_turn);
    let below = RwSignal::new(String::new());
    let open = move |event: leptos::ev::MouseEvent| {
        if let Some(place) = place_under(&event) {
            below.set(place);
        }
    };
    view! {
        <li
            class="seat panel"
            data-seat=seat.name()
            data-role=move || view.with(|view| view.as_ref().map(|view| format!("{:?}", view.role)))
            class:deciding=move || with(|view| view.deciding)
            aria-current=move || is_on_turn().then_some("true")
        >
            <button type="button" class="holds" popovertarget=card_id(seat) on:click=open>
            <ArmyGlyph seat />
            {move || view.get().map(|view| words(&view))}
            </button>
            <SeatCard seat place=below />
        </li>
    }
}

/// Shows a seat's name and possessions as a whole.
fn words(view: &SeatView) -> impl IntoView + use<> {
    let sign = |kind, what: &'static str| {
        view! { <Icon kind /><span class="visually-hidden">{what}</span> }
    };
    let computer = view.computer.then(|| sign(IconKind::Computer, text::table::computer()));
    let leads = view.leads.then(|| sign(IconKind::Crown, text::table::leads()));
    view! {
        <span>
            <span class="who"><span class="called">{view.name.clone()}</span>{computer}{leads}</span>
            {counts(view)}
        </span>
    }
}

/// Shows a seat's possessions.
fn counts(view: &SeatView) -> impl IntoView + use<> {
    let count = |number: String, kind, what: &'static str| {
        view! {
            <span title=what>
                <Icon kind />
                {number}
                <span class="visually-hidden">{format!(" {what}")}</span>
            </span>
        }
    };
    let is_player = view.role == Role::Player;
    let armies = view.armies.total();
    let standing = match view.role {
        Role::Ally => Some(text::table::ally()),
        Role::Fallen => Some(text::table::fallen()),
        _ => None,
    };
    view! {
        <span class="counts number">
            {standing.map(|word| view! { <span class="standing">{word}</span> })}
            {(view.territories > 0).then(|| count(view.territories.to_string(), IconKind::Flag, text::table::territories()))}
            {(armies > 0).then(|| count(armies.to_string(), IconKind::Shield, text::table::armies()))}
            {(is_player && view.cards > 0).then(|| count(view.cards.to_string(), IconKind::Cards, text::table::cards_of()))}
        </span>
    }
}
