//! One die.

use leptos::prelude::*;

use engine::battle::Modifier;
use engine::core::Seat;
use screens::battles::roll::Die;

/// A die in the colours of its army. A plus one is marked; a losing die is pale and struck out
/// under its pips.
#[component]
pub fn DieFace(
    die: Die,
    seat: Seat,
    /// True if the die costs its side an army.
    #[prop(optional)]
    lost: bool,
) -> impl IntoView {
    view! {
        <svg class="die" class:lost=lost data-seat=seat.name() viewBox="0 0 44 44" aria-hidden="true">
            <rect class="die-body" x="3" y="5" width="36" height="36" rx="8"/>
            <path class="die-blur" d="M12 14h0M30 14h0M21 23h0M12 32h0M30 32h0"/>
            {lost.then(|| view! { <path class="die-cross" d="M5 39 37 7"/> })}
            {pips(die.face).iter().map(|(x, y)| view! { <circle class="die-pip" cx=*x cy=*y r="3.9"/> }).collect_view()}
            {badge(die).map(|badge| view! {
                <circle class="die-plus" cx="35" cy="9" r="8.5"/>
                <text class="die-plus-text" x="35" y="13" text-anchor="middle">{badge}</text>
            })}
            {die.plus.then(|| view! {
                <circle class="die-plus" cx="35" cy="9" r="8.5"/>
                <text class="die-plus-text" x="35" y="13" text-anchor="middle">"+1"</text>
            })}
        </svg>
    }
}

/// Returns the label of a modified die: the change in its value, or a missile.
fn badge(die: Die) -> Option<String> {
    let by = i16::from(die.counts()) - i16::from(die.face);
    match () {
        () if die.changed.is_empty() => None,
        () if die.changed.contains(Modifier::Missile) => Some(format!("→{}", die.counts())),
        () => Some(format!("{by:+}")),
    }
}

fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(21, 23)],
        2 => &[(12, 14), (30, 32)],
        3 => &[(12, 14), (21, 23), (30, 32)],
        4 => &[(12, 14), (30, 14), (12, 32), (30, 32)],
        5 => &[(12, 14), (30, 14), (21, 23), (12, 32), (30, 32)],
        _ => &[(12, 13), (12, 23), (12, 33), (30, 13), (30, 23), (30, 33)],
    }
}
