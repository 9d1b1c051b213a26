//! The picture on the card of a rule set: a drawing for each feature of its games.

use leptos::prelude::*;

use engine::core::Seat;
use engine::game::RuleSet;
use screens::map::emblem::{FACTORY, HULL, SAIL};
use screens::new_game::summary::{GameFeature, features};

/// The height of a picture, and the room for each drawing.
const SIZE: (u32, u32) = (48, 32);

/// The least width of a picture, in drawings.
const LEAST: usize = 3;

/// Draws what games by these rules are like. It is hidden from screen readers, which hear the
/// summary.
pub(super) fn rules_picture(rules: &RuleSet) -> AnyView {
    let features = features(rules);
    let (height, room) = SIZE;
    let half = |count: usize| u32::try_from(count).unwrap_or(0) * room / 2;
    let (middle, left) = (half(features.len().max(LEAST)), half(features.len()));
    let waves = "q4-5 8 0t8 0".repeat(features.len().max(LEAST) * 2);
    let sea = format!("M0 {}{waves}V{height}H0z", height - 12);
    let drawings = features.into_iter().enumerate().map(|(at, feature)| {
        let x = middle - left + half(2 * at + 1);
        view! { <g transform=format!("translate({x} {})", height / 2)>{drawn(feature)}</g> }
    });
    view! {
        <svg class="rules-picture" viewBox=format!("0 0 {} {height}", middle * 2) aria-hidden="true">
            {rules.ships.then(|| view! { <path class="water-line" d=sea/> })}
            {drawings.collect_view()}
        </svg>
    }
    .into_any()
}

/// Draws a feature around the origin, in a box of 28 units.
fn drawn(feature: GameFeature) -> AnyView {
    match feature {
        GameFeature::Ships => view! {
            <g class="ship" data-seat=Seat::Blue.name() transform="translate(0 5) scale(.78)"><path class="hull" d=HULL/><path class="sail" d=SAIL/></g>
        }
        .into_any(),
        GameFeature::Factories => view! { <path class="solid" d=FACTORY transform="translate(0 2) scale(2.3)"/> }.into_any(),
        GameFeature::Poker => view! {
            <g class="drawn-card" transform="rotate(-12)"><rect x="-13" y="-12" width="16" height="23" rx="2"/></g>
            <g class="drawn-card" transform="rotate(8)">
                <rect x="-5" y="-13" width="16" height="23" rx="2"/>
                <path d="M-2 3-3.5-6 1-2.5 3-8 5-2.5 9.5-6 8 3z"/>
            </g>
        }
        .into_any(),
        GameFeature::Allies => view! { <path class="lined" d="M-3-1a5 5 0 1 0-.01 0M-12 12c0-13 18-13 18 0M6-9a4 4 0 1 1 0 8M9 3c4 2 5 5 5 9"/> }.into_any(),
        GameFeature::Objectives => view! {
            <path class="lined" d="M-9-12H7l3 3V12H-9zM-5-6H4M-5-1H4"/>
            <circle class="seal" cx="3" cy="7" r="5"/>
        }
        .into_any(),
        GameFeature::Headquarters => view! { <path class="lined" d="M-8 13V-12L9-5-8 2"/> }.into_any(),
        GameFeature::Reactions => view! { <path class="bolt" d="M3-14-9 2h7l-3 12L9-4H2z"/> }.into_any(),
        GameFeature::GreatAttacks => view! {
            {[(-9, -8), (-9, 5), (-1, -8), (-1, 5)].map(|(x, y)| die(Seat::Red, x, y))}
            <path class="lined" d="M7 0h7M10-4l4 4-4 4"/>
        }
        .into_any(),
        GameFeature::Dice(attack, defence) => view! { {dice(Seat::Red, -6, attack)}{dice(Seat::Black, 6, defence)} }.into_any(),
    }
}

/// Draws the dice of one side, one above the other.
fn dice(seat: Seat, x: i32, count: u32) -> AnyView {
    let count = i32::try_from(count).unwrap_or(0);
    let all = (0..count).map(|at| die(seat, x, at * 11 - (count - 1) * 11 / 2));
    all.collect_view().into_any()
}

fn die(seat: Seat, x: i32, y: i32) -> AnyView {
    view! {
        <g class="drawn-die" data-seat=seat.name() transform=format!("translate({x} {y})")>
            <rect x="-4.5" y="-4.5" width="9" height="9" rx="2"/><path d="M-2-2h.01M0 0h.01M2 2h.01"/>
        </g>
    }
    .into_any()
}
