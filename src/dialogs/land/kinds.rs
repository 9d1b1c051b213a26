//! The attack types as pictures, and the block sizes of a flanking attack.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::{Controller, DecisionHelp};
use engine::core::Seat;
use screens::land::kinds::{KindView, SizeView};
use screens::land::plan::PlanView;
use table::{Intent, Plan};

type PlannedKind = Derived<Option<PlanView>>;

/// Offers the attack types as pictures, each with its chance, the best first; nothing if the rules
/// have only one.
#[component]
pub fn Kinds(plan: PlannedKind) -> impl IntoView {
    let kinds =
        Derived::new(move |_| plan.read().as_ref().map_or(Vec::new(), |plan| plan.kinds.clone()));
    let chosen = Derived::new(move |_| plan.read().as_ref().map(|plan| plan.plan));
    let seats = Derived::new(move |_| plan.read().as_ref().map(|it| (it.attacker, it.defender)));
    view! {
        <div class="kinds attack-cards" role="radiogroup" aria-label=text::land::kinds() hidden=move || { kinds.read().len() < 2 }>
            <For each=move || kinds.get() key=|kind| (kind.plan as u8, kind.chance.clone(), kind.shape.clone(), kind.cannot.clone()) let:kind>
                <Kind kind chosen seats />
            </For>
        </div>
        {move || {
            let cannot: Vec<String> = kinds.read().iter().filter_map(|kind| kind.cannot.clone()).collect();
            cannot.into_iter().map(|reason| view! { <p class="quiet">{reason}</p> }).collect_view()
        }}
    }
}

#[component]
fn Kind(
    kind: KindView,
    chosen: Derived<Option<Plan>>,
    /// The attacker and the defender.
    seats: Derived<Option<(Seat, Seat)>>,
) -> impl IntoView {
    let controller = Controller::expect();
    let wanted = DecisionHelp::wanted().odds;
    let plan = kind.plan;
    let is_chosen = move || chosen.get() == Some(plan);
    let (attacker, defender) =
        seats.get_untracked().map_or(("", ""), |(one, other)| (one.name(), other.name()));
    let KindPicture { own, way, foe } = picture(plan);
    view! {
        <label class="chip kind stacked">
            <input class="visually-hidden" type="radio" name="kind-of-attack" prop:checked=is_chosen
                disabled=kind.cannot.is_some()
                on:change=move |_| controller.dispatch(Intent::Plan(plan)) />
            <svg class="kind-picture" viewBox="0 0 60 32" aria-hidden="true">
                <path data-seat=attacker d=own />
                <path class="way" d=way />
                <path data-seat=defender d=foe />
            </svg>
            {move || kind.chance.clone().filter(|_| wanted.get()).map(|chance| view! { <strong class="number">{chance}</strong> })}
            <span>{kind.name}</span>
            <small class="quiet number">{kind.shape}</small>
        </label>
    }
}

/// The lines of a picture, in a box of 60 by 32: lines without length are armies.
struct KindPicture {
    own: &'static str,
    way: &'static str,
    foe: &'static str,
}

/// Returns the picture of an attack: a column against two dice, one large block, or blocks from
/// several sides.
fn picture(plan: Plan) -> KindPicture {
    match plan {
        Plan::Normal => KindPicture {
            own: "M8 7h0M8 16h0M8 25h0",
            way: "M18 16h20m-6-5 6 5-6 5",
            foe: "M50 11h0M50 21h0",
        },
        Plan::Committed => KindPicture {
            own: "M5 4h0M13 4h0M5 12h0M13 12h0M5 20h0M13 20h0M5 28h0M13 28h0",
            way: "M21 16h17m-7-7 7 7-7 7",
            foe: "M48 8h0M48 16h0M48 24h0M56 12h0M56 20h0",
        },
        Plan::Flanking => KindPicture {
            own: "M12 4h0M20 4h0M5 16h0M13 16h0M12 28h0M20 28h0",
            way: "M27 4q9 0 13 5m-6-1 6 1 0-6M20 16h18m-5-4 5 4-5 4M27 28q9 0 13-5m0 6 0-6-6 1",
            foe: "M48 12h0M48 20h0M56 16h0",
        },
    }
}

/// Offers the block sizes of a flanking attack as chips: “8 × 2”.
#[component]
pub fn Sizes(plan: PlannedKind) -> impl IntoView {
    let controller = Controller::expect();
    let wanted = DecisionHelp::wanted().odds;
    let sizes =
        Derived::new(move |_| plan.read().as_ref().map_or(Vec::new(), |plan| plan.sizes.clone()));
    let chip = move |SizeView { size, shape, chance, .. }: SizeView| {
        let is_chosen = move || sizes.read().iter().any(|it| it.size == size && it.chosen);
        view! {
            <button type="button" class="chip number stacked" aria-pressed=move || is_chosen().to_string()
                on:click=move |_| controller.dispatch(Intent::BlockSize(size))>
                {shape}
                {move || wanted.get().then(|| view! { <small>{chance.clone()}</small> })}
            </button>
        }
    };
    view! {
        <div class="chips sizes" role="group" aria-label=text::land::sizes() hidden=move || { sizes.read().len() < 2 }>
            <For each=move || sizes.get() key=|size| (size.size, size.shape.clone(), size.chance.clone()) let:size>{chip(size)}</For>
        </div>
    }
}
