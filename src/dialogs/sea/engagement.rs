//! One planned engagement: the ships on both sides, and the attack type.

use leptos::prelude::*;

use super::vessel::vessel;
use crate::dialogs::dice::odds::{Chance, Odds};
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::frame::unfolding::Unfolding;
use crate::parts::Stepper;
use crate::{Controller, DecisionHelp};
use engine::game::Effort;
use screens::sea::plan::{EngageView, FoeView, SeaTypeView};
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
    let has_one_type = engage.types.len() < 2;
    let size = match (engage.effort, engage.blocks) {
        (Effort::Committed(size), Some(range)) => Some((size, range)),
        _ => None,
    };
    let first = engage.ships.first().map(|ship| ship.ship);
    let size = first.and_then(|ship| {
        let set = move |size| controller.dispatch(Intent::Effort(ship, Effort::Committed(size)));
        size.map(|(size, range)| {
            view! {
                <Stepper label=text::sea::block_size() value=Signal::stored(size)
                    range=Signal::stored(range) presets=true set />
            }
        })
    });
    view! {
        <div class="engagement" role="group" aria-label=text::sea::against(target.ship)>
            <div class="waters">
                <ul class="engaged" role="list">{ships}</ul>
                <div class="side"><SeatLabel seat=target.owner />{vessel(target.owner, ship_words(target), target.crew, 0)}</div>
            </div>
            <Types types=engage.types />
            {has_one_type.then(|| view! { <Chance matchup /> })}
            {size}
            <Unfolding><Odds matchup has_bar=false /></Unfolding>
        </div>
    }
}

/// Asks how ships attack: alone, normally or committed, or as flanks (N8).
#[component]
fn Types(types: Vec<SeaTypeView>) -> impl IntoView {
    let controller = Controller::expect();
    let wanted = DecisionHelp::wanted().odds;
    let chip = |SeaTypeView { name, is_chosen, chance, intent }| {
        let chance = move || {
            chance
                .clone()
                .filter(|_| wanted.get())
                .map(|it| view! { <strong class="number">{it}</strong> })
        };
        view! {
            <button type="button" class="chip kind stacked" aria-pressed=is_chosen.to_string()
                on:click=move |_| controller.dispatch(intent.clone())>{chance}<span>{name}</span></button>
        }
    };
    view! { <div class="kinds">{types.into_iter().map(chip).collect_view()}</div> }
}
