//! The number of armies that board or go ashore, after dragging (N2).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::frame::dock::Dock;
use crate::parts::Stepper;
use screens::sea::ferry::FerryView;
use table::{Ferry, Intent};

/// Asks for a number of armies between ship and shore.
#[component]
pub fn FerryPanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(FerryView::of);
    let title = Derived::new(move |_| view.get().map_or(String::new(), title));
    let armies = Derived::new(move |_| view.get().map_or(0, |view| view.armies));
    let range = Derived::new(move |_| (1, view.get().map_or(1, |view| view.most)));
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            <div class="field">
                <Stepper label=text::sea::armies() value=armies range presets=true
                    set=move |number| controller.dispatch(Intent::Armies(number)) />
            </div>
            <p class="quiet number">{move || view.get().map(outcome)}</p>
            <div class="dock-actions">
                <button type="button" class="button primary wide" data-first
                    on:click=move |_| controller.dispatch(Intent::Confirm)>
                    {move || view.get().map(button_label)}
                </button>
            </div>
        </Dock>
    }
}

fn title(view: FerryView) -> String {
    match view.ferry {
        Ferry::Aboard(from) => text::sea::FromShore { territory: from, ship: view.ship }.say(),
        Ferry::Ashore(to) => text::sea::FromShip { ship: view.ship, territory: to }.say(),
    }
}

fn button_label(view: FerryView) -> String {
    match view.ferry {
        Ferry::Aboard(_) => text::sea::take_aboard(view.armies),
        Ferry::Ashore(_) => text::sea::put_ashore(view.armies),
    }
}

fn outcome(view: FerryView) -> String {
    let (crew, ashore) = match view.ferry {
        Ferry::Aboard(_) => (view.crew + view.armies, view.ashore.saturating_sub(view.armies)),
        Ferry::Ashore(_) => (view.crew.saturating_sub(view.armies), view.ashore + view.armies),
    };
    let outcome = text::sea::FerryOutcome {
        ship: view.ship,
        crew,
        territory: view.ferry.territory(),
        armies: ashore,
    }
    .say();
    if crew == 0 { format!("{outcome} {}", text::sea::ferry_outcome_stranded()) } else { outcome }
}
