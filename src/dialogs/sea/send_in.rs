//! Sending other ships into a battle (N7).

use crate::erased::Derived;
use leptos::prelude::*;
use screens::names::player_name;
use screens::sea::plan::{SendInView, may_drown};

use super::engagement::Engagement;
use super::pairs::pairs;
use crate::Controller;
use crate::dialogs::frame::dock::Dock;
use table::Intent;

/// Asks which ships to send in, each against one attacking ship.
#[component]
pub fn SendInPanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(SendInView::of);
    let title = Derived::new(move |_| {
        view.read().as_ref().map_or(String::new(), |view| {
            let name = controller.with(|session| player_name(session, view.attacker).to_owned());
            text::sea::send_in(name)
        })
    });
    let engagements = move || view.read().as_ref().map_or(Vec::new(), |v| v.engagements.clone());
    let none = move || engagements().is_empty();
    view! {
        <Dock title>
            <p class="quiet">{text::sea::send_in_about()}</p>
            {move || view.read().as_ref().map(|view| pairs(controller, &view.pairs, |ship, target| text::sea::SendInShip { ship, target }.say()))}
            {move || may_drown(&engagements()).map(|told| view! { <p class="hint">{told}</p> })}
            <div class="engagements">
                {move || engagements().into_iter().map(|engage| view! { <Engagement engage /> }).collect_view()}
            </div>
            <div class="dock-actions">
                <button type="button" class="button wide" class:primary=move || !none()
                    on:click=move |_| controller.dispatch(Intent::SetSail)>
                    {move || if none() { text::sea::send_in_none() } else { text::sea::send_in_some() }}
                </button>
            </div>
        </Dock>
    }
}
