//! The rolls of a battle: the last one large, the others on demand.

use crate::erased::Derived;
use leptos::prelude::*;

use super::roll_board::RollBoard;
use crate::Controller;
use crate::parts::ArmyGlyph;
use engine::battle::Side;
use engine::core::Seat;
use screens::battles::battle::BattleView;
use screens::battles::roll::RollView;
use screens::story::roll_animation::{AnimatedRoll, RollAnimation};
use words::InWords;

type ShownBattle = Derived<Option<BattleView>>;

/// Shows the dice of the last roll, animated if they are rolling.
#[component]
pub fn LastRoll(#[prop(into)] battle: ShownBattle) -> impl IntoView {
    let controller = Controller::expect();
    let falls = Derived::new(move |_| controller.roll_animation());
    // Each roll gets a new element, which starts its animation.
    let last = move || {
        let (falls, lies) = (falls.read(), battle.read());
        let timing = falls.as_ref().map(RollAnimation::timing);
        let falling = falls.as_ref().and_then(|roll_animation| match &roll_animation.dice {
            AnimatedRoll::Land(battle) => Some(battle),
            AnimatedRoll::Sea(..) => None,
        });
        let battle = falling.or(lies.as_ref())?;
        let roll = battle.rolls.last()?.clone();
        Some((battle.declared_at, roll, [battle.attacker.seat, battle.defender.seat], timing))
    };
    view! {
        <For each=move || last() key=|(battle, roll, ..)| (*battle, roll.number) let((_, roll, [attacker, defender], timing))>
            <RollBoard roll attacker defender timing />
        </For>
        {move || last().is_none().then(|| view! { <p class="quiet">{text::dice::none()}</p> })}
    }
}

/// Lists all rolls of the battle, the most recent one first.
#[component]
pub fn RollHistory(#[prop(into)] battle: ShownBattle) -> impl IntoView {
    let number = move || battle.read().as_ref().map_or(0, |battle| battle.rolls.len());
    let open = RwSignal::new(false);
    let rolls = move || {
        let battle = battle.read();
        match battle.as_ref().filter(|_| open.get()) {
            Some(battle) => {
                let seats = (battle.attacker.seat, battle.defender.seat);
                battle.rolls.iter().rev().map(|roll| (roll.clone(), seats)).collect()
            }
            None => Vec::new(),
        }
    };
    view! {
        <div class="roll-history" hidden=move || { number() < 2 }>
            <button type="button" class="button plain" aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                {move || if open.get() { text::dice::history_hide().to_owned() } else { text::dice::history(number()) }}
            </button>
            <ol role="list">
                <For each=rolls key=|(roll, _)| roll.number let((roll, (attacker, defender)))>
                    <PastRoll roll attacker defender />
                </For>
            </ol>
        </div>
    }
}

#[component]
fn PastRoll(roll: RollView, attacker: Seat, defender: Seat) -> impl IntoView {
    let row = move |seat: Seat, faces: String, lost: u32| {
        view! {
            <span role="img" aria-label=seat.in_words()><ArmyGlyph seat /></span>
            <span class="number past-faces">{faces}</span>
            <span class="number past-lost">{(lost > 0).then(|| format!("−{lost}"))}</span>
        }
    };
    view! {
        <li class="past-roll">
            <span class="quiet number">{roll.number}</span>
            <div class="past-rows">
                {row(attacker, roll.faces(Side::Attacker), roll.losses.attacker)}
                {row(defender, roll.faces(Side::Defender), roll.losses.defender)}
            </div>
        </li>
    }
}
