//! The dice of one roll at sea.

use leptos::prelude::*;

use super::die::DieFace;
use super::roll_board::{RollBoard, milliseconds};
use crate::Controller;
use engine::core::Seat;
use screens::battles::naval_dice::{SeaRollView, Sinking};
use screens::battles::roll::Die;
use screens::story::roll_animation::Timing;

/// Shows the last dice of an engagement, and the rolls for sinking that followed (N9).
#[component]
pub fn SeaLastRoll(
    last: SeaRollView,
    /// The seat whose ships attack.
    by: Seat,
    /// The seat whose ship is under attack.
    other: Seat,
    /// The times at which the dice settle, if the roll is being animated.
    #[prop(optional_no_strip)]
    timing: Option<Timing>,
) -> impl IntoView {
    let sinking = (0..).zip(last.sinking).map(|(ship, sinking)| {
        sinking_view(sinking, timing.map(|timing| milliseconds(timing.sinks(ship))))
    });
    view! {
        <RollBoard roll=last.roll attacker=by defender=other timing />
        {sinking.collect_view()}
    }
}

/// Shows the dice that decide whether a ship sinks.
fn sinking_view(sinking: Sinking, at: Option<String>) -> impl IntoView {
    let Sinking { ship, owner, victor, own, against } = sinking;
    let controller = Controller::expect();
    let (falls, lies) = (at.is_some(), at.is_some() || controller.roll_is_settled());
    let tumbles = move || falls && controller.animates_roll();
    let ends = if sinking.sinks() { text::sea::sinks } else { text::sea::sinks_afloat };
    view! {
        <div class="roll sinking" class:lies=lies class:tumbles=tumbles style=at>
            <span class="roll-dice" role="img" aria-label=text::sea::Sinking { ship, own, victor: against }.say()>
                <DieFace die=Die::plain(own) seat=owner lost=sinking.sinks() />
                <DieFace die=Die::plain(against) seat=victor />
            </span>
            <p>{ends(ship)}</p>
        </div>
    }
}
