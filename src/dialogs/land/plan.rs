//! Planning an attack.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::battle::BattleView;
use screens::land::plan;

use super::flanks::FlankList;
use crate::Controller;
use crate::dialogs::dice::dice_choice;
use crate::dialogs::dice::odds::Odds;
use crate::dialogs::dice::roll_buttons::RollButtons;
use crate::dialogs::dice::rolls::LastRoll;
use crate::dialogs::dice::stop_at::left_in;
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::parts::Stepper;
use screens::land::plan::{KindView, PlanView};
use table::{Intent, Plan};

type Planned = Derived<Option<PlanView>>;

/// Shows the planned attack: its type, its strength, how far to roll.
#[component]
pub fn AttackPlan() -> impl IntoView {
    let controller = Controller::expect();
    let plan: Planned = controller.memo(PlanView::of);
    let title = Derived::new(move |_| plan.read().as_ref().map_or(String::new(), title));
    let kind = Derived::new(move |_| plan.read().as_ref().map(|plan| plan.plan));
    let force = Derived::new(move |_| plan.read().as_ref().map_or(0, |plan| plan.force));
    let battle = controller.memo(BattleView::of);
    let again = controller.memo(plan::attacks_again);
    let at_stake =
        Derived::new(move |_| plan.read().as_ref().and_then(|plan| plan.ship_at_stake.clone()));
    let agreed = RwSignal::new(None::<String>);
    let cannot = Derived::new(move |_| {
        let undecided = at_stake.get().filter(|stake| agreed.read().as_ref() != Some(stake));
        let asks = undecided.map(|_| text::land::at_stake_first().to_owned());
        plan.read().as_ref().and_then(|plan| plan.cannot.clone()).or(asks)
    });
    let once =
        Derived::new(move |_| plan.read().as_ref().map_or(String::new(), |plan| dice(plan.dice)));
    let counted = Derived::new(move |_| plan.read().as_ref().map_or(String::new(), counted));
    let pauses = Derived::new(move |_| kind.get() != Some(Plan::Normal));
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            <Sides plan />
            <Outlook plan />
            <Kinds plan />
            <p class="quiet">{move || plan.read().as_ref().map(|plan| plan.meaning.clone())}</p>
            {move || match kind.get() {
                Some(Plan::Flanking) => view! { <FlankList plan /> <Number plan label=text::land::block_size() /> }.into_any(),
                Some(Plan::Committed) => view! { <Number plan label=text::land::committed() /> }.into_any(),
                Some(Plan::Normal) => view! { <DiceChoice plan /> }.into_any(),
                None => ().into_any(),
            }}
            {move || plan.read().as_ref().map(|plan| plan.lies.iter().map(|line| view! { <p class="hint">{line.clone()}</p> }).collect_view())}
            {move || again.get().then(|| view! { <LastRoll battle /> })}
            {move || plan.read().as_ref().and_then(|plan| plan.mobilization.clone()).map(|text| view! { <p class="hint">{text}</p> })}
            <RollButtons once force counted pauses cannot roll=move |until| controller.dispatch(Intent::Attack(until))>
                {move || at_stake.get().map(|stake| view! { <AtStake stake agreed /> })}
            </RollButtons>
        </Dock>
    }
}

fn title(plan: &PlanView) -> String {
    text::land::attack(plan.to)
}

fn dice((attack, defence): (u32, u32)) -> String {
    text::dice::Against { attack, defence }.say()
}

fn counted(plan: &PlanView) -> String {
    match plan.plan {
        Plan::Normal => left_in(plan.from),
        _ => text::dice::left_of_troops().to_owned(),
    }
}

#[component]
fn Sides(plan: Planned) -> impl IntoView {
    view! {
        <div class="sides">
            {move || plan.get().map(|plan| view! {
                <div class="side">
                    <SeatLabel seat=plan.attacker />
                    <span class="place">{plan.origin}</span>
                    <strong class="number">{plan.attackers}</strong>
                </div>
                <span class="versus" aria-hidden="true">"→"</span>
                <div class="side">
                    <SeatLabel seat=plan.defender />
                    <span class="place">{plan.to.name()}</span>
                    <strong class="number">{plan.defenders}</strong>
                </div>
            })}
        </div>
    }
}

/// Asks once before everybody aboard is committed (N6).
#[component]
fn AtStake(stake: String, agreed: RwSignal<Option<String>>) -> impl IntoView {
    let (this, text) = (stake.clone(), stake);
    let is_agreed = move || agreed.read().as_ref() == Some(&this);
    let toggle = {
        let (is_agreed, text) = (is_agreed.clone(), text.clone());
        move |_| agreed.set((!is_agreed()).then(|| text.clone()))
    };
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=is_agreed on:change=toggle />
            <span>{text::land::at_stake()}<small class="quiet">{text}</small></span>
        </label>
    }
}

/// Offers the three attack types; nothing if the rules have only one.
#[component]
fn Kinds(plan: Planned) -> impl IntoView {
    let kinds =
        Derived::new(move |_| plan.read().as_ref().map_or(Vec::new(), |plan| plan.kinds.clone()));
    let chosen = Derived::new(move |_| plan.read().as_ref().map(|plan| plan.plan));
    view! {
        <div class="kinds" role="radiogroup" aria-label=text::land::kinds() hidden=move || { kinds.read().len() < 2 }>
            <For each=move || kinds.get() key=|kind| (kind.plan as u8, kind.cannot.clone()) let:kind>
                <Kind kind chosen />
            </For>
        </div>
        {move || {
            let cannot: Vec<String> = kinds.read().iter().filter_map(|kind| kind.cannot.clone()).collect();
            cannot.into_iter().map(|reason| view! { <p class="quiet">{reason}</p> }).collect_view()
        }}
    }
}

#[component]
fn Kind(kind: KindView, chosen: Derived<Option<Plan>>) -> impl IntoView {
    let controller = Controller::expect();
    let plan = kind.plan;
    let is_chosen = move || chosen.get() == Some(plan);
    view! {
        <label class="chip">
            <input class="visually-hidden" type="radio" name="kind-of-attack" prop:checked=is_chosen
                disabled=kind.cannot.is_some()
                on:change=move |_| controller.dispatch(Intent::Plan(plan)) />
            {kind.name}
        </label>
    }
}

#[component]
fn Number(plan: Planned, label: &'static str) -> impl IntoView {
    let controller = Controller::expect();
    let value = Derived::new(move |_| plan.read().as_ref().map_or(0, |plan| plan.armies));
    let range = Derived::new(move |_| plan.read().as_ref().map_or((0, 0), |plan| plan.range));
    view! {
        <div class="field">
            <span class="field-name">{label}</span>
            <Stepper label=label value range presets=true
                set=move |armies| controller.dispatch(Intent::Armies(armies)) />
        </div>
    }
}

/// Asks for the number of dice, if there is a choice (A1).
#[component]
fn DiceChoice(plan: Planned) -> impl IntoView {
    let controller = Controller::expect();
    let range = Derived::new(move |_| plan.read().as_ref().map_or((0, 0), |plan| plan.range));
    let chosen = Derived::new(move |_| plan.read().as_ref().map_or(0, |plan| plan.armies));
    view! {
        <dice_choice::DiceChoice range chosen
            set=move |dice| controller.dispatch(Intent::Armies(dice)) />
    }
}

/// Shows the expected result: the chance, and the cost of losing.
#[component]
fn Outlook(plan: Planned) -> impl IntoView {
    let matchup = Derived::new(move |_| plan.read().as_ref().and_then(|plan| plan.matchup.clone()));
    let stake = Derived::new(move |_| plan.read().as_ref().and_then(|plan| plan.stake.clone()));
    view! {
        <Odds matchup />
        {move || stake.get().map(|text| view! { <p class="hint">{text}</p> })}
    }
}
