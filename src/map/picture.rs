//! The board with who holds what, to look at: on the first screen, of a new game, and in the film of one that is over.

use crate::erased::Derived;
use crate::erased::prelude::*;

use super::defs::Weaves;
use crate::model::Owners;
use crate::model::map::drawing::{drawn, shape};
use crate::shapes::PATH_TRANSFORM;
use engine::core::Seat;
use engine::world::Territory;

/// The board. It says nothing to a screen reader: what stands beside it does.
pub fn picture(owners: Derived<Owners>, above: AnyView) -> AnyView {
    let plot = |territory| plot(territory, owners);
    let coasts: String = drawn().territories().iter().map(|land| shape(land).path).collect();
    view! {
        <svg class="picture" viewBox="0 0 1600 880" aria-hidden="true">
            <Weaves/>
            <path class="glow" transform=PATH_TRANSFORM d=coasts/>
            <g class="lands" transform=PATH_TRANSFORM>{drawn().territories().iter().map(plot).collect_view()}</g>
            {above}
        </svg>
    }
    .into_any()
}

fn plot(territory: Territory, owners: Derived<Owners>) -> AnyView {
    let path = shape(territory).path;
    let owner = Derived::new(move |_| owners.with(|owners| owners[territory]));
    let weave = move || owner.get().map_or("none".to_owned(), |seat| format!("url(#weave-{seat})"));
    view! {
        <g class="land" data-continent=territory.continent().name() data-seat=move || owner.get().map(Seat::name)>
            <path class="soil" d=path/>
            <path class="weave" d=path fill=weave/>
        </g>
    }
    .into_any()
}

/// A ship on such a board.
pub fn ship(seat: Seat, (x, y): (u32, u32)) -> AnyView {
    view! {
        <g class="ship" data-seat=seat.name() transform=format!("translate({x} {y}) scale(2)")>
            <path class="hull" d=super::fleet::HULL/>
            <path class="sail" d=super::fleet::SAIL/>
        </g>
    }
    .into_any()
}
