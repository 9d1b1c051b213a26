//! Planning a sea battle (N7, N8).

use crate::app::slim::{Memo, live};
use leptos::prelude::*;

use super::engagement::{Engagement, ship_words};
use crate::app::Desk;
use crate::app::dialogs::dock::Dock;
use crate::app::model::{Intent, SeaPlanView, Session};

/// Who attacks whom; more ships join by tapping them, or here.
#[component]
pub fn SeaPlanPanel() -> impl IntoView {
    let desk = Desk::expect();
    let plan = desk.memo(Session::sea_plan);
    let title = Memo::new(move |_| {
        plan.read().as_ref().map_or(String::new(), |plan| {
            let name = desk.with(|session| session.name(plan.defender).to_owned());
            format!("Battle at sea against {name}")
        })
    });
    let engagements = move || plan.read().as_ref().map_or(Vec::new(), |p| p.engagements.clone());
    view! {
        <Dock title close=move || desk.dispatch(Intent::Deselect)>
            <ul class="engagements" role="list">
                {live(move || engagements().into_iter().map(|engage| view! { <Engagement engage /> }).collect_view())}
            </ul>
            {live(move || plan.read().as_ref().map(|plan| joining(desk, plan)))}
            {live(move || plan.read().as_ref().filter(|plan| !plan.others.is_empty()).map(|_| view! {
                <p class="quiet">"Other enemy ships of this ocean may be sent in against yours (N7)."</p>
            }))}
            <div class="dock-actions">
                <button type="button" class="button primary wide" data-first
                    on:click=move |_| desk.dispatch(Intent::SetSail)>"Attack"</button>
            </div>
        </Dock>
    }
}

/// Own ships that could join against each target.
fn joining(desk: Desk, plan: &SeaPlanView) -> impl IntoView + use<> {
    let targets: Vec<_> = plan.engagements.iter().map(|engage| engage.target).collect();
    let idle = plan.idle.clone();
    idle.into_iter()
        .flat_map(|ship| targets.clone().into_iter().map(move |target| (ship, target)))
        .map(|(ship, target)| {
            let label = format!("{} joins against ship {}", ship_words(ship), target.ship);
            view! {
                <button type="button" class="button wide"
                    on:click=move |_| desk.dispatch(Intent::Engage(ship.ship, target.ship))>{label}</button>
            }
        })
        .collect_view()
}
