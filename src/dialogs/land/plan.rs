//! Planning an attack.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::battle::BattleView;
use screens::land::plan;

use super::flanks::FlankList;
use super::kinds::{Kinds, Sizes};
use crate::dialogs::dice::dice_choice;
use crate::dialogs::dice::odds::{Chance, Odds};
use crate::dialogs::dice::roll_buttons::RollButtons;
use crate::dialogs::dice::rolls::LastRoll;
use crate::dialogs::dice::stop_at::{StopAt, left_in};
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::frame::unfolding::Unfolding;
use crate::parts::{Icon, IconKind, Stepper};
use crate::{Controller, DecisionHelp};
use engine::game::Until;
use screens::land::plan::PlanView;
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
    let has_kinds =
        Derived::new(move |_| plan.read().as_ref().is_some_and(|plan| plan.kinds.len() > 1));
    let help = DecisionHelp::wanted();
    let folds = Derived::new(move |_| {
        plan.read().as_ref().is_some_and(|plan| plan.is_first_turn) && has_kinds.get()
    });
    let matchup =
        Signal::derive(move || plan.read().as_ref().and_then(|plan| plan.matchup.clone()));
    let stake = Derived::new(move |_| plan.read().as_ref().and_then(|plan| plan.stake.clone()));
    let roll = Callback::new(move |until| controller.dispatch(Intent::Attack(until)));
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            <Sides plan />
            {move || (folds.get() || !has_kinds.get()).then(|| view! { <Chance matchup /> })}
            {move || folds.get().then(|| view! { <OtherWays plan help /> })}
            <Kinds plan />
            <Sizes plan />
            {move || (kind.get() == Some(Plan::Committed)).then(|| view! { <Number plan label=text::land::committed() /> })}
            {move || stake.get().map(|text| view! { <p class="hint">{text}</p> })}
            {move || plan.read().as_ref().map(|plan| plan.lies.iter().map(|line| view! { <p class="hint">{line.clone()}</p> }).collect_view())}
            {move || again.get().then(|| view! { <LastRoll battle /> })}
            <Unfolding>
                <p class="quiet">{move || plan.read().as_ref().map(|plan| plan.meaning.clone())}</p>
                <Odds matchup has_bar=false />
                {move || match kind.get() {
                    Some(Plan::Flanking) => view! { <FlankList plan /> <Number plan label=text::land::block_size() /> }.into_any(),
                    Some(Plan::Normal) => view! { <DiceChoice plan /> }.into_any(),
                    Some(Plan::Committed) | None => ().into_any(),
                }}
                {move || plan.read().as_ref().and_then(|plan| plan.mobilization.clone()).map(|text| view! { <p class="hint">{text}</p> })}
                <StopAt force counted pauses disabled=Signal::derive(move || cannot.read().is_some())
                    roll=move |left| roll.run(Until::Left(left)) />
            </Unfolding>
            <RollButtons once cannot to_end=true roll>
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

/// Names the chosen attack type, and unfolds the others: until then, the style sheet hides all below
/// but what the attack may cost.
#[component]
fn OtherWays(plan: Planned, help: DecisionHelp) -> impl IntoView {
    let chosen = move || {
        let plan = plan.read();
        let plan = plan.as_ref()?;
        let kind = plan.kinds.iter().find(|kind| kind.plan == plan.plan)?;
        Some(text::land::ChosenKind { name: kind.name, shape: &kind.shape }.say())
    };
    view! {
        <div class="other-ways">
            <span class="quiet number">{chosen}</span>
            <button type="button" class="button plain unfold" aria-expanded=move || help.attacks.get().to_string()
                on:click=move |_| help.offer_attacks.run(!help.attacks.get_untracked())>
                {text::land::kinds_other()} <Icon kind=IconKind::Fold />
            </button>
        </div>
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
