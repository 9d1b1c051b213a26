//! One planned engagement: the ships on both sides, and the attack type.

use leptos::prelude::*;

use super::vessel::vessel;
use crate::Controller;
use crate::dialogs::dice::odds::{Chance, Odds};
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::frame::unfolding::Unfolding;
use crate::parts::Stepper;
use engine::game::Effort;
use screens::sea::plan::{EngageView, FoeView};
use table::Intent;

/// Returns a short description of a ship with its crew.
pub(super) fn ship_words(ship: FoeView) -> String {
    text::sea::Crew { ship: ship.ship, crew: ship.crew }.say()
}

/// Shows one planned engagement, with a choice of the attack type.
#[component]
pub(super) fn Engagement(engage: EngageView) -> impl IntoView {
    let controller = Controller::expect();
    let target = engage.target;
    let block = match engage.effort {
        Effort::Normal => u32::MAX,
        Effort::Committed(size) => size,
    };
    let ships = engage.ships.iter().map(|ship| {
        let id = ship.ship;
        let fighting = ship.crew.min(block);
        view! {
            <li>
                {vessel(ship.owner, ship_words(*ship), fighting, ship.crew - fighting)}
                <button type="button" class="button"
                    on:click=move |_| controller.dispatch(Intent::Engage(id, target.ship))>{text::sea::stays_out(id)}</button>
            </li>
        }
    });
    let ships = ships.collect_view();
    let matchup = Signal::stored(engage.matchup.clone());
    view! {
        <div class="engagement" role="group" aria-label=text::sea::against(target.ship)>
            <div class="waters">
                <ul class="engaged" role="list">{ships}</ul>
                <div class="side"><SeatLabel seat=target.owner />{vessel(target.owner, ship_words(target), target.crew, 0)}</div>
            </div>
            <Efforts engage />
            <Chance matchup />
            <Unfolding><Odds matchup has_bar=false /></Unfolding>
        </div>
    }
}

/// Asks how ships attack: alone, normally or committed, or as flanks (N8).
#[component]
fn Efforts(engage: EngageView) -> impl IntoView {
    let controller = Controller::expect();
    let EngageView { effort: now, blocks, .. } = engage;
    let Some(first) = engage.ships.first().map(|ship| ship.ship) else { return ().into_any() };
    let is_flanking = engage.ships.len() > 1;
    let is_normal = now == Effort::Normal;
    let normal = engage.may_be_normal.then(|| {
        kind(controller, text::sea::normal(), is_normal, Intent::Effort(first, Effort::Normal))
    });
    let large = blocks.map(|(_, most)| {
        let effort = if is_normal { Effort::Committed(most) } else { now };
        let name =
            if is_flanking { text::sea::committed_flanking() } else { text::sea::committed() };
        kind(controller, name, !is_normal, Intent::Effort(first, effort))
    });
    let part = engage
        .may_part
        .then(|| kind(controller, text::sea::committed_apart(), false, Intent::Part(first)));
    let joins = engage.joins.into_iter().filter_map(|ships| {
        let with = *ships.first()?;
        let names = ships.into_iter().map(text::sea::at_stake_ship).collect::<Vec<_>>();
        let name = text::sea::committed_flanking_with(text::all_of(&names));
        Some(kind(controller, &name, false, Intent::Flank(first, with)))
    });
    let joins = joins.collect_view();
    let size = match (now, blocks) {
        (Effort::Committed(size), Some(range)) => Some((size, range)),
        _ => None,
    };
    view! {
        <div class="kinds">{normal}{large}{part}{joins}</div>
        {size.map(|(size, range)| view! {
            <Stepper label=text::sea::block_size() value=Signal::stored(size)
                range=Signal::stored(range) presets=true
                set=move |size| controller.dispatch(Intent::Effort(first, Effort::Committed(size))) />
        })}
    }
    .into_any()
}

fn kind(controller: Controller, name: &str, chosen: bool, intent: Intent) -> impl IntoView + use<> {
    view! {
        <button type="button" class="chip kind" aria-pressed=chosen.to_string()
            on:click=move |_| controller.dispatch(intent.clone())>{name.to_owned()}</button>
    }
}
