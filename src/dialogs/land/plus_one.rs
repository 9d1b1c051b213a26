//! Choosing the die that gets the plus one (A6).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::die::DieFace;
use crate::dialogs::dice::roll_board::RollBoard;
use engine::battle::ModifierSet;
use engine::core::Seat;
use engine::game::Action;
use screens::battles::roll::Die;
use screens::land::fight::{FightView, Raise};
use table::Intent;
use words::InWords;

/// Shows the dice, and one choice for each face, with the best one preselected.
#[component]
pub fn PlusOneChoice(
    fight: Derived<Option<FightView>>,
    /// The seat whose dice are above.
    attacker: Seat,
    /// The seat whose dice are below.
    defender: Seat,
) -> impl IntoView {
    let controller = Controller::expect();
    let Some(FightView::PlusOne { roll, raises }) = fight.get_untracked() else {
        return ().into_any();
    };
    let best = raises.iter().find(|raise| raise.best).map(|raise| raise.face);
    let chosen = RwSignal::new(best);
    let choices = raises
        .into_iter()
        .map(|raise| view! { <RaiseChoice raise chosen attacker defender /> })
        .collect_view();
    let raise = move |_| {
        if let Some(face) = chosen.get_untracked() {
            controller.dispatch(Intent::Play(Action::Raise { face }));
        }
    };
    view! {
        <h3>{text::land::raise()}</h3>
        <RollBoard roll attacker defender />
        <div class="raises" role="radiogroup" aria-label=text::land::raise()>{choices}</div>
        <div class="dock-actions">
            <button type="button" class="button primary wide" data-first on:click=raise>
                {move || chosen.get().map(|face| text::land::RaiseFace { face, raised: face + 1 }.say())}
            </button>
        </div>
    }
    .into_any()
}

#[component]
fn RaiseChoice(
    raise: Raise,
    chosen: RwSignal<Option<u8>>,
    attacker: Seat,
    defender: Seat,
) -> impl IntoView {
    let face = raise.face;
    let (lost, own) = (raise.losses.defender, raise.losses.attacker);
    let (attacking, defending) = (attacker.in_words(), defender.in_words());
    let means = if raise.captures {
        text::land::RaiseMeansCaptures { defender: defending, lost, attacker: attacking, own }.say()
    } else {
        text::land::RaiseMeans { defender: defending, lost, attacker: attacking, own }.say()
    };
    view! {
        <label class="chip raise">
            <input class="visually-hidden" type="radio" name="raise"
                prop:checked=move || chosen.get() == Some(face) on:change=move |_| chosen.set(Some(face)) />
            <DieFace die=Die { face, plus: true, changed: ModifierSet::EMPTY } seat=attacker />
            <span>
                {means}
                {raise.best.then(|| view! { <small class="quiet">" "{text::land::raise_best()}</small> })}
            </span>
        </label>
    }
}
