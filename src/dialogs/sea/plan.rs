//! Planning a sea battle (N7, N8).

use crate::erased::Derived;
use leptos::prelude::*;

use super::engagement::Engagement;
use super::pairs::pairs;
use crate::Controller;
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::sure::Sure;
use engine::core::ShipId;
use screens::sea::plan::{SeaPlanView, may_drown};
use table::Intent;

/// Shows the planned engagements; further ships join by tapping them, or here.
#[component]
pub fn SeaPlanPanel() -> impl IntoView {
    let controller = Controller::expect();
    let plan = controller.memo(SeaPlanView::of);
    let title = Derived::new(move |_| {
        plan.read().as_ref().map_or(String::new(), |plan| {
            let name = plan.defenders.clone();
            text::sea::plan(name)
        })
    });
    let engagements = move || plan.read().as_ref().map_or(Vec::new(), |p| p.engagements.clone());
    let at_stake = move || plan.read().as_ref().map_or(Vec::new(), SeaPlanView::ships_at_stake);
    let asks = Signal::derive(move || !at_stake().is_empty());
    let question = Signal::derive(move || {
        let ships = at_stake().into_iter().map(text::sea::at_stake_ship);
        text::sea::at_stake(ships.reduce(text::and_last).unwrap_or_default())
    });
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            {move || may_drown(&engagements()).map(|told| view! { <p class="hint">{told}</p> })}
            <div class="engagements">
                {move || engagements().into_iter().map(|engage| view! { <Engagement engage /> }).collect_view()}
            </div>
            {move || plan.read().as_ref().map(|plan| pairs(controller, &plan.joining, join))}
            {move || plan.read().as_ref().filter(|plan| plan.others).map(|_| view! {
                <p class="quiet">{text::sea::plan_others()}</p>
            })}
            {move || plan.read().as_ref().filter(|plan| !plan.strangers.is_empty()).map(|plan| view! {
                <p class="quiet">{text::sea::plan_strangers(&plan.bystanders)}</p>
                {pairs(controller, &plan.strangers, join)}
            })}
            <div class="dock-actions">
                <Sure label=text::sea::plan_attack() class="button primary wide" asks question
                    go=move |()| controller.dispatch(Intent::SetSail) />
            </div>
        </Dock>
    }
}

/// Returns the text for a ship that could join against a target.
fn join(ship: ShipId, target: ShipId) -> String {
    text::sea::Join { ship, target }.say()
}
