//! A label with an army's mark and its player's name.

use leptos::prelude::*;
use screens::names::player_name;

use crate::Controller;
use crate::parts::ArmyGlyph;
use engine::core::Seat;

/// An army's mark and name.
#[component]
pub fn SeatLabel(seat: Seat) -> impl IntoView {
    let name = Controller::expect().with(|session| player_name(session, seat).to_owned());
    view! {
        <span class="seat-label">
            <ArmyGlyph seat />
            {name}
        </span>
    }
}
