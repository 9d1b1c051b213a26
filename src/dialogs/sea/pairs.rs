//! Ships that may join a battle at sea.

use crate::erased::prelude::*;

use crate::Controller;
use crate::model::{FoeView, Intent};
use engine::core::ShipId;

/// A button for each ship and what it may be sent against, with the strength of both.
pub(super) fn pairs(
    controller: Controller,
    ships: Vec<FoeView>,
    targets: &[FoeView],
    words: fn(ShipId, ShipId) -> String,
) -> impl IntoView + use<> {
    let pair = move |ship: FoeView, target: FoeView| {
        view! {
            <button type="button" class="button wide"
                on:click=move |_| controller.dispatch(Intent::Engage(ship.ship, target.ship))>
                <span>
                    {words(ship.ship, target.ship)}
                    <small>{text::sea::crews(ship.crew, target.crew)}</small>
                </span>
            </button>
        }
    };
    let against = |ship| targets.iter().map(move |target| pair(ship, *target));
    ships.into_iter().flat_map(against).collect_view()
}
