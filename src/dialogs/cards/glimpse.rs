//! Cards that were drawn and dice outside battles, above everything for a moment. On a small window
//! they are a line over the seats. They ignore taps; the style sheet fades them out, and the log,
//! which is read out, contains the same information.

use screens::story::glimpse;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::{ev, html};

use super::playing_card::PlayingCard;
use super::territory_card::{SymbolSign, TerritoryCardView};
use crate::Controller;
use crate::dialogs::dice::die::DieFace;
use crate::dialogs::frame::clear::keep_clear;
use crate::page::part;
use crate::parts::{ArmyGlyph, DrawFn, EXTRAS, NOTHING, arriving, load_stylesheet};
use engine::core::Seat;
use screens::battles::muster::Muster;
use screens::battles::roll::Die;
use screens::seats::cards::CardView;
use screens::story::glimpse::{Glimpse, Shows};
use table::Session;

/// The least time for which one is shown, in milliseconds, since the action that caused it may be
/// the first of two taps.
const LOOK: f64 = 500.0;

/// Shows events from now on and, in a game that has just begun, the roll for the start player.
#[component]
pub fn Glimpses() -> impl IntoView {
    let moments = Controller::expect().with_present(|session| session.moments().len());
    let from = if moments > 1 { moments } else { 0 };
    arriving(move || Box::pin(glimpses(from)), NOTHING)
}

part! {
    panels:
    /// Draws the cards and dice after this many events, each for a moment.
    fn glimpses(from: usize) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || {
            let controller = Controller::expect();
            let shown = controller.memo_present(glimpse::glimpses);
            // The glimpses that each viewer has seen: on a shared device, each person sees one
            // once.
            let seen = StoredValue::new(Vec::<(Option<Seat>, usize)>::new());
            let viewer = move || controller.with_present(Session::viewer);
            let news = move || {
                let (shown, viewer) = (shown.get().into_iter(), viewer());
                let is_new = |it: &Glimpse| !seen.with_value(|all| all.contains(&(viewer, it.moment)));
                shown.filter(|it| it.moment >= from && is_new(it)).collect::<Vec<_>>()
            };
            let show = move |glimpse: Glimpse| {
                let looked = (viewer(), glimpse.moment);
                on_cleanup(move || {
                    let _ = seen.try_update_value(|all| all.push(looked));
                });
                view! { <Shown glimpse/> }
            };
            view! { <For each=news key=|it: &Glimpse| it.moment let:glimpse>{show(glimpse)}</For> }
                .into_any()
        })
    }
}

#[component]
fn Shown(glimpse: Glimpse) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    // A popover is also above the open dialog in which a set was turned in.
    Effect::new(move || {
        let Some(element) = node.get() else { return };
        request_animation_frame(move || {
            if element.is_connected() {
                let _ = element.show_popover();
                keep_clear(&element);
            }
        });
    });
    let (gone, came) = (RwSignal::new(false), js_sys::Date::now());
    let dismiss = move || {
        if js_sys::Date::now() - came > LOOK {
            gone.set(true);
        }
    };
    let taps = window_event_listener(ev::pointerdown, move |_| dismiss());
    let keys = window_event_listener(ev::keydown, move |_| dismiss());
    on_cleanup(move || [taps, keys].into_iter().for_each(WindowListenerHandle::remove));
    let tumbles = Controller::expect().shows_what_happens();
    let Glimpse { headline, shows, .. } = glimpse;
    let brief = matches!(&shows, Shows::Muster(muster) if muster.raised() == 0);
    let things = match shows {
        Shows::Rolls(rolls) => rolls.into_iter().map(throw).collect_view().into_any(),
        Shows::Set { seat, symbols, dice } => {
            let signs = symbols.map(|symbol| view! { <SymbolSign symbol /> });
            let dice = dice.map(|face| view! { <DieFace die=Die::plain(face) seat /> });
            view! { <p class="glimpse-throw">{signs}<span class="quiet">"→"</span>{dice}</p> }
                .into_any()
        }
        Shows::Muster(Muster { seat, turned, .. }) => {
            let turns = turned.into_iter().map(move |(card, armies)| turn(card, armies, seat));
            view! { <div class="glimpse-muster">{turns.collect_view()}</div> }.into_any()
        }
        Shows::Cards { territories, poker } => {
            let lands = territories.into_iter().map(|card| view! { <TerritoryCardView card /> });
            let poker = poker.into_iter().map(|card| view! { <PlayingCard card /> });
            view! { <div class="hand">{lands.collect_view()}{poker.collect_view()}</div> }
                .into_any()
        }
    };
    view! {
        <div class="glimpse panel" class:tumbles=tumbles class:lies=!tumbles class:brief=brief class:gone=move || gone.get() popover="manual" aria-hidden="true"
            node_ref=node>
            <p class="glimpse-says">{headline}</p>
            {things}
        </div>
    }
}

/// Shows a card being revealed, and the die for the number of armies that it raises.
fn turn(card: CardView, armies: u32, seat: Seat) -> impl IntoView {
    let gift = ("1–6", text::land::reveal_gift());
    let die = u8::try_from(armies).ok().filter(|face| (1..=6).contains(face)).map(|face| {
        view! { <span class="quiet">"→"</span><DieFace die=Die::plain(face) seat /> }
    });
    view! { <div class="glimpse-throw"><TerritoryCardView card gift />{die}</div> }
}

/// Shows one roll for the start player.
fn throw(dice: Vec<(Seat, u8)>) -> impl IntoView {
    let thrown = |(seat, face): (Seat, u8)| {
        view! { <span class="glimpse-throw"><ArmyGlyph seat /><DieFace die=Die::plain(face) seat /></span> }
    };
    view! { <p class="glimpse-throw">{dice.into_iter().map(thrown).collect_view()}</p> }
}
