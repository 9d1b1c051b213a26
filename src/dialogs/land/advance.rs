//! Moving in after a conquest (A1, A4, A10).

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::battle::BattleView;

use super::battle::Standing;
use crate::Controller;
use crate::dialogs::dice::rolls::{LastRoll, RollHistory};
use crate::dialogs::frame::dock::Dock;
use crate::parts::Stepper;
use engine::game::Action;
use screens::land::moves::AdvanceView;
use table::Intent;

/// Shows the dice that took the territory, and asks how many more armies move in.
#[component]
pub fn AdvancePanel() -> impl IntoView {
    let controller = Controller::expect();
    let advance = controller.memo(AdvanceView::of);
    let battle = controller.memo(BattleView::of);
    let title = Derived::new(move |_| {
        advance.read().as_ref().map_or(String::new(), |view| text::land::conquered(view.to))
    });
    view! {
        <Dock title>
            // Each question gets a new element, with its own number of armies.
            <For each=move || advance.get() key=|view| (view.from, view.most) let:view>
                <Follow view />
            </For>
            <Standing battle />
            <LastRoll battle />
            <RollHistory battle />
        </Dock>
    }
}

#[component]
fn Follow(view: AdvanceView) -> impl IntoView {
    let controller = Controller::expect();
    let AdvanceView { most, proposed, .. } = view;
    let armies = RwSignal::new(proposed);
    let go = move |_| {
        let armies = armies.get_untracked();
        controller.dispatch(Intent::Play(Action::Advance { armies }));
    };
    let then = match view.next.as_slice() {
        [] => None,
        [one] => Some(text::land::asked_next(one)),
        [first, ..] => Some(text::land::asked_next_others(first)),
    };
    let outcome = move || view.outcome(armies.get());
    view! {
        // The question itself is in the prompt.
        <p class="number">{outcome}</p>
        <div class="field">
            <Stepper label=text::land::follow() value=armies
                range=Signal::stored((0, most)) set=move |number| armies.set(number) presets=true />
        </div>
        {then.map(|then| view! { <p class="quiet">{then}</p> })}
        <div class="dock-actions">
            <button type="button" class="button primary wide" data-first on:click=go>
                {move || text::land::send(armies.get())}
            </button>
        </div>
    }
}
