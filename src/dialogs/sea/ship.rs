//! The actions of the selected ship (N1 to N7), with reasons for those that aren't possible.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::frame::dock::Dock;
use crate::parts::Stepper;
use engine::core::ShipId;
use engine::game::{Action, SeaAction};
use screens::notice::NoticeView;
use screens::sea::voyage::{ShipOption, ShoreView, VoyageView};
use table::Intent;

/// Shows the ship: cruise, shores for ferrying and landing, enemies to fight.
#[component]
pub fn ShipPanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(VoyageView::of);
    let title = Derived::new(move |_| view.read().as_ref().map_or(String::new(), title));
    let shores = move || view.read().as_ref().map_or(Vec::new(), |view| view.shores.clone());
    let enemies = move || view.read().as_ref().map_or(Vec::new(), |view| view.enemies.clone());
    let ship = move || view.read().as_ref().map(|view| view.ship);
    view! {
        <Dock title close=move || controller.dispatch(Intent::Deselect)>
            <p>{move || view.read().as_ref().map(|view| view.state.clone())}</p>
            <div class="field">
                {move || view.read().as_ref().map(|view| option_button(controller, view.cruise.clone(), true))}
            </div>
            {move || ship().map(|ship| shores().into_iter().map(|shore| view! { <Shore ship shore /> }).collect_view())}
            <ul class="deeds" role="list" aria-label=text::sea::deeds()>
                {move || enemies().into_iter().map(|(_, enemy)| view! { <li>{option_button(controller, enemy, false)}</li> }).collect_view()}
            </ul>
        </Dock>
    }
}

fn title(view: &VoyageView) -> String {
    text::sea::Title { ship: view.ship, waters: &view.waters }.say()
}

/// A button, or the reason why there is none.
fn option_button(controller: Controller, option: ShipOption, primary: bool) -> impl IntoView {
    let reason = option.can.as_ref().err().map(why);
    let intent = option.can.ok();
    let disabled = intent.is_none();
    view! {
        <button type="button" class="button wide" class:primary=primary disabled=disabled
            on:click=move |_| if let Some(intent) = intent.clone() { controller.dispatch(intent) }>
            <span>{option.label}{(!option.hint.is_empty()).then(|| view! { <small>{option.hint}</small> })}</span>
        </button>
        {reason.map(|reason| view! { <p class="quiet">{reason}</p> })}
    }
}

fn why(notice: &NoticeView) -> String {
    match notice.rule {
        Some(rule) => format!("{} ({rule})", notice.text),
        None => notice.text.clone(),
    }
}

/// Shows a shore: armies board and go ashore at the player's own, and land on others.
#[component]
fn Shore(ship: ShipId, shore: ShoreView) -> impl IntoView {
    let controller = Controller::expect();
    let ShoreView { territory, armies, aboard, ashore, called, land, .. } = shore;
    if let Some(land) = land {
        return view! { <div class="field shore">{option_button(controller, land, false)}</div> }
            .into_any();
    }
    let pick_up = called.then(text::sea::port_of_call);
    let embark = move |armies| {
        controller.dispatch(Intent::Play(Action::Sea(SeaAction::Embark {
            ship,
            from: territory,
            armies,
        })));
    };
    let disembark = move |armies| {
        controller.dispatch(Intent::Play(Action::Sea(SeaAction::Disembark {
            ship,
            to: territory,
            armies,
        })));
    };
    view! {
        <div class="field shore" role="group" aria-label=territory.name()>
            <h3>{text::sea::Shore { territory, armies }.say()}</h3>
            <Ferry label=text::sea::aboard() does=text::sea::take_aboard most=aboard keeps=0 go=embark />
            {pick_up.map(|text| view! { <p class="quiet">{text}</p> })}
            <Ferry label=text::sea::ashore() does=text::sea::put_ashore most=ashore keeps=1 go=disembark />
        </div>
    }
    .into_any()
}

/// Asks for a number of armies that board or go ashore, or explains why none can.
#[component]
fn Ferry(
    label: &'static str,
    does: fn(u32) -> String,
    most: Result<u32, NoticeView>,
    /// The number of armies that stay behind by default: a ship without armies can't sail (N3).
    keeps: u32,
    #[prop(into)] go: Callback<u32>,
) -> impl IntoView {
    match most {
        Err(reason) => view! { <p class="quiet">{why(&reason)}</p> }.into_any(),
        Ok(most) => {
            let armies = RwSignal::new(most.saturating_sub(keeps).max(1));
            let does = move || does(armies.get());
            view! {
                <div class="ferry">
                    <Stepper label=label value=armies
                        range=Signal::stored((1, most)) set=move |number| armies.set(number) presets=true />
                    <button type="button" class="button" on:click=move |_| go.run(armies.get_untracked())>
                        {does}
                    </button>
                </div>
            }
            .into_any()
        }
    }
}
