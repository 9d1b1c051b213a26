//! One planned engagement: who attacks whom, and how.

use crate::erased::prelude::*;

use crate::Controller;
use crate::dialogs::dice::odds::Odds;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::model::{EngageView, FoeView, Intent};
use crate::parts::Stepper;
use engine::core::ShipId;
use engine::game::Effort;

/// A ship with its crew in a few words.
pub(super) fn ship_words(ship: FoeView) -> String {
    text::sea::crew(ship.ship, ship.crew)
}

/// One planned engagement, with the kind of attack to choose.
#[component]
pub(super) fn Engagement(engage: EngageView) -> impl IntoView {
    let controller = Controller::expect();
    let target = engage.target;
    let ships = engage.ships.iter().map(|ship| {
        let id = ship.ship;
        view! {
            <li>
                <span>{ship_words(*ship)}</span>
                <button type="button" class="button plain" aria-label=text::sea::stays_out(id)
                    on:click=move |_| controller.dispatch(Intent::Engage(id, target.ship))>"×"</button>
            </li>
        }
    });
    let ships = ships.collect_view();
    let matchup = Signal::stored(engage.matchup.clone());
    view! {
        <div class="engagement" role="group" aria-label=text::sea::against(target.ship)>
            <p class="foe"><SeatLabel seat=target.owner /> <span>{ship_words(target)}</span></p>
            <ul class="engaged" role="list">{ships}</ul>
            <Efforts engage />
            <Odds matchup />
        </div>
    }
}

#[component]
fn Efforts(engage: EngageView) -> impl IntoView {
    let controller = Controller::expect();
    let target = engage.target.ship;
    let flanks = engage.ships.len() > 1;
    let normal = engage
        .may_be_normal
        .then(|| kind(controller, target, text::sea::normal(), Effort::Normal, engage.effort));
    let large = engage.blocks.map(|(_, most)| {
        let effort = match engage.effort {
            Effort::Committed(size) => Effort::Committed(size),
            Effort::Normal => Effort::Committed(most),
        };
        let name = if flanks { text::sea::committed_flanking() } else { text::sea::committed() };
        kind(controller, target, name, effort, engage.effort)
    });
    let size = match (engage.effort, engage.blocks) {
        (Effort::Committed(size), Some(range)) => Some((size, range)),
        _ => None,
    };
    view! {
        <div class="kinds">{normal}{large}</div>
        {size.map(|(size, range)| view! {
            <Stepper label=text::sea::block_size() value=Signal::stored(size)
                range=Signal::stored(range) presets=true
                set=move |size| controller.dispatch(Intent::Effort(target, Effort::Committed(size))) />
        })}
    }
}

fn kind(
    controller: Controller,
    target: ShipId,
    name: &'static str,
    effort: Effort,
    now: Effort,
) -> impl IntoView {
    let chosen = std::mem::discriminant(&effort) == std::mem::discriminant(&now);
    view! {
        <button type="button" class="chip" aria-pressed=chosen.to_string()
            on:click=move |_| controller.dispatch(Intent::Effort(target, effort))>{name}</button>
    }
}
