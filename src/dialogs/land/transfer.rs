//! Moving armies at the end of the turn (T23, X4).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::frame::dock::Dock;
use crate::parts::Stepper;
use screens::land::moves::TransferView;
use table::Intent;

/// Asks how many armies to move.
#[component]
pub fn TransferPanel() -> impl IntoView {
    let controller = Controller::expect();
    let transfer = controller.memo(TransferView::of);
    let title = Derived::new(move |_| {
        transfer
            .read()
            .map_or(String::new(), |view| text::land::FromTo { from: view.from, to: view.to }.say())
    });
    let armies = Derived::new(move |_| transfer.read().map_or(0, |view| view.armies));
    let range = Derived::new(move |_| (1, transfer.read().map_or(1, |view| view.most)));
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            <div class="field">
                <Stepper label=text::land::transfer_label() value=armies range presets=true
                    set=move |number| controller.dispatch(Intent::Armies(number)) />
            </div>
            <p class="quiet number">{move || transfer.get().map(outcome)}</p>
            <div class="dock-actions">
                <button type="button" class="button primary wide" data-first
                    on:click=move |_| controller.dispatch(Intent::Confirm)>
                    {move || button_label(transfer.read().is_some_and(|view| view.expands), armies.get())}
                </button>
            </div>
        </Dock>
    }
}

fn button_label(expands: bool, armies: u32) -> String {
    if expands { text::land::expand(armies) } else { text::land::transfer(armies) }
}

fn outcome(view: TransferView) -> String {
    let TransferView { from, to, armies, now, ends_turn, .. } = view;
    let left = now.0.saturating_sub(armies);
    let outcome = text::land::TransferOutcome { from, left, to, there: now.1 + armies }.say();
    if ends_turn { format!("{outcome} {}", text::land::transfer_outcome_ends()) } else { outcome }
}
