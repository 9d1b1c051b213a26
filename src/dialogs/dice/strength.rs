//! The state of a battle, as a bar.

use leptos::prelude::*;

use crate::parts::ArmyGlyph;
use screens::battles::battle::Party;
use screens::decimal::Decimal;

/// Shows the armies of both sides: those left at the ends, those lost in the middle.
#[component]
pub fn StrengthBar(
    #[prop(into)] attacker: Signal<Option<Party>>,
    #[prop(into)] defender: Signal<Option<Party>>,
) -> impl IntoView {
    let total = move || start(attacker.read().as_ref()) + start(defender.read().as_ref());
    let share =
        move |part: u32| format!("{:.3} 1", Decimal(f64::from(part) / f64::from(total().max(1))));
    let left =
        move |party: Signal<Option<Party>>| party.read().as_ref().map_or(0, |party| party.left);
    let seat =
        move |party: Signal<Option<Party>>| party.read().as_ref().map(|party| party.seat.name());
    let words = move || {
        let side = |party: &Party| {
            text::dice::Strength { name: &party.name, left: party.left, start: party.start }.say()
        };
        let sides = [attacker.get(), defender.get()];
        sides.iter().flatten().map(side).reduce(text::and_next)
    };
    view! {
        <div class="strength" role="img" aria-label=words>
            <div class="strength-sides">
                {move || attacker.get().map(|party| view! { <Side party /> })}
                {move || defender.get().map(|party| view! { <Side party /> })}
            </div>
            <div class="strength-bar">
                <i data-seat=move || seat(attacker) style:scale=move || share(left(attacker))></i>
                <i data-seat=move || seat(defender) style:scale=move || share(left(defender))></i>
            </div>
        </div>
    }
}

fn start(party: Option<&Party>) -> u32 {
    party.map_or(0, |party| party.start)
}

#[component]
fn Side(party: Party) -> impl IntoView {
    let lost = party.lost();
    view! {
        <div class="strength-side">
            <ArmyGlyph seat=party.seat />
            <span>{party.name.clone()}</span>
            <strong class="number">{party.left}</strong>
            {(lost > 0).then(|| view! { <span class="quiet number">{format!("−{lost}")}</span> })}
        </div>
    }
}
