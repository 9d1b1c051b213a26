//! The blocks of a planned flanking attack, territory by territory and ship by ship.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use engine::battle::Post;
use screens::land::plan::{FlankView, PlanView};
use table::Intent;

/// One line for each bordering territory and each ship that can send blocks.
#[component]
pub fn FlankList(plan: Derived<Option<PlanView>>) -> impl IntoView {
    let flanks =
        Derived::new(move |_| plan.read().as_ref().map_or(Vec::new(), |plan| plan.flanks.clone()));
    let places = move || flanks.read().iter().map(|flank| flank.from).collect::<Vec<_>>();
    let flank = move |from: Post| {
        Derived::new(move |_| flanks.read().iter().find(|flank| flank.from == from).cloned())
    };
    view! {
        <div class="flanks" role="group" aria-label=text::land::blocks()>
            <For each=places key=|place| *place let:place>
                <Flank place flank=flank(place) />
            </For>
        </div>
        {move || plan.read().as_ref().is_some_and(|plan| plan.by_hand).then(|| view! { <p class="quiet">{text::land::blocks_hint()}</p> })}
    }
}

#[component]
fn Flank(place: Post, flank: Derived<Option<FlankView>>) -> impl IntoView {
    let controller = Controller::expect();
    let blocks = move || flank.read().as_ref().map_or(0, |flank| flank.blocks);
    let most = move || flank.read().as_ref().map_or(0, |flank| flank.most);
    let can_add = move || flank.read().as_ref().is_some_and(|flank| flank.can_add);
    view! {
        <div class="flank" role="group" aria-label=place.to_string()>
            <span class="flank-name">{place.to_string()} <small class="quiet">{move || text::land::can_go(most())}</small></span>
            <button type="button" class="button" aria-label=text::land::blocks_fewer()
                disabled=move || blocks() == 0 on:click=move |_| controller.dispatch(Intent::DropBlock(place))>"−"</button>
            <strong class="number" aria-live="polite">{blocks}</strong>
            <button type="button" class="button" aria-label=text::land::blocks_more()
                disabled=move || !can_add() on:click=move |_| controller.dispatch(Intent::AddBlock(place))>"+"</button>
        </div>
    }
}
