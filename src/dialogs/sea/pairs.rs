//! Ships that may join a battle at sea.

use leptos::prelude::*;

use crate::Controller;
use engine::core::ShipId;
use screens::sea::plan::SeaPair;
use table::Intent;

/// Shows a button for each ship and target, with the strength of both.
pub(super) fn pairs(
    controller: Controller,
    pairs: &[SeaPair],
    words: fn(ShipId, ShipId) -> String,
) -> impl IntoView + use<> {
    let pair = move |&(ship, target): &SeaPair| {
        view! {
            <button type="button" class="button wide"
                on:click=move |_| controller.dispatch(Intent::Engage(ship.ship, target.ship))>
                <span>
                    {words(ship.ship, target.ship)}
                    <small>{text::sea::Crews { crew: ship.crew, against: target.crew }.say()}</small>
                </span>
            </button>
        }
    };
    pairs.iter().map(pair).collect_view()
}
