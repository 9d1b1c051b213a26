//! Sailing after the roll for a cruise: the shores within reach by name, besides the hexes on the
//! map (N1).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::die::DieFace;
use crate::dialogs::frame::dock::Dock;
use crate::parts::ArmyGlyph;
use engine::core::Seat;
use engine::game::{Action, SeaAction};
use engine::world::Hex;
use screens::battles::roll::Die;
use screens::sea::cruise::{CallView, CruiseView};
use table::Intent;
use words::InWords;

/// Shows the destinations of the ship.
#[component]
pub fn CruisePanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(CruiseView::of);
    let title = Derived::new(move |_| view.read().as_ref().map_or(String::new(), title));
    let calls = move |mine: bool| {
        let calls = view.read().as_ref().map_or(Vec::new(), |view| view.calls.clone());
        calls.into_iter().filter(move |call| call.mine == mine).collect::<Vec<_>>()
    };
    let group = move |name: &'static str, mine: bool| {
        move || {
            let calls = calls(mine);
            (!calls.is_empty()).then(|| {
                view! {
                    <div class="calls" role="group" aria-label=name>
                        <h3>{name}</h3>
                        {calls.into_iter().map(|call| view! { <Call call /> }).collect_view()}
                    </div>
                }
            })
        }
    };
    let thrown =
        Derived::new(move |_| view.read().as_ref().and_then(|it| Some((it.dice?, it.seat))));
    let at = move || view.read().as_ref().map(|view| view.at);
    view! {
        <Dock title>
            <div class="cast">
                {move || thrown.get().map(|(dice, seat)| dice_view(dice, seat))}
                <p class="quiet">{text::sea::cruise_hint()}</p>
            </div>
            {group(text::sea::cruise_own(), true)}
            {group(text::sea::cruise_other(), false)}
            {move || at().map(|at| view! { <Stay at /> })}
        </Dock>
    }
}

/// Shows the dice of the cruise.
fn dice_view(dice: [u8; 2], seat: Seat) -> impl IntoView + use<> {
    let [one, other] = dice;
    let faces = dice.map(|face| view! { <DieFace die=Die::plain(face) seat /> });
    view! { <div class="roll thrown" role="img" aria-label=text::dice::Thrown { one, other }.say()>{faces.collect_view()}</div> }
}

fn title(view: &CruiseView) -> String {
    text::sea::Cruise { ship: view.ship, lengths: view.lengths }.say()
}

#[component]
fn Call(call: CallView) -> impl IntoView {
    let controller = Controller::expect();
    let territory = call.territory;
    let owner = call.owner.map_or_else(text::sea::nobody, |seat| seat.in_words());
    let (lengths, patrol) =
        (call.lengths, (call.patrol > 0).then(|| text::sea::patrol(call.patrol)));
    let spoken = match &patrol {
        None => text::sea::ShoreLabel { territory, owner, lengths }.say(),
        Some(patrol) => text::sea::ShoreLabelPatrolled { territory, owner, lengths, patrol }.say(),
    };
    view! {
        <button type="button" class="chip call" aria-label=spoken
            on:click=move |_| controller.dispatch(Intent::Tap(territory))>
            {call.owner.map(|seat| view! { <ArmyGlyph seat /> })}
            {territory.name()}
            <small class="number">{call.lengths}</small>
            {patrol.map(|patrol| view! { <small class="quiet">{patrol}</small> })}
        </button>
    }
}

#[component]
fn Stay(at: Hex) -> impl IntoView {
    let controller = Controller::expect();
    view! {
        <button type="button" class="button wide"
            on:click=move |_| controller.dispatch(Intent::Play(Action::Sea(SeaAction::Sail { to: at })))>{text::sea::cruise_stay()}</button>
    }
}
