//! The result of a battle, shown until the user continues, so that nobody misses the decisive dice.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::last_battle;
use screens::table::dialog;

use super::rolls::{LastRoll, RollHistory};
use super::sea_roll::SeaLastRoll;
use crate::Controller;
use screens::battles::battle_result::{BattleResult, LastDice};
use screens::battles::naval_dice::SeaRoll;
use screens::table::dialog::DockSide;
use table::{Intent, Session};

/// Shows the last finished battle, or the one that a computer player is fighting.
#[component]
pub fn ResultStrip() -> impl IntoView {
    let result = Controller::expect().memo(last_battle::result);
    let shown = Derived::new(move |_| result.read().is_some());
    view! { <Show when=move || shown.get()><Result result /></Show> }
}

#[component]
fn Result(result: Derived<Option<BattleResult>>) -> impl IntoView {
    let controller = Controller::expect();
    let title = move || result.read().as_ref().map(|result| result.headline.clone());
    let lines = move || result.read().as_ref().map_or(Vec::new(), |result| result.lines.clone());
    let land = Derived::new(move |_| match result.get()?.dice {
        LastDice::Land(battle) => Some(battle),
        LastDice::Sea(_) => None,
    });
    let sea = Derived::new(move |_| match result.get().map(|result| result.dice) {
        Some(LastDice::Sea(throws)) => throws,
        _ => Vec::new(),
    });
    let (is_past, side) = (controller.memo(Session::is_past), controller.memo(dialog::dock_side));
    let on_land = Derived::new(move |_| land.read().is_some());
    view! {
        <section class="dock strip panel" class:west=move || side.get() == DockSide::West
            role="region" aria-label=text::dice::last_battle()>
            <header class="dock-head"><h2>{title}</h2></header>
            <div class="dock-body">
                {move || lines().into_iter().map(|line| view! { <p class="quiet">{line}</p> }).collect_view()}
                {move || on_land.get().then(|| view! { <LastRoll battle=land /><RollHistory battle=land /> })}
                {move || throws(sea.get())}
                <div class="dock-actions" hidden=move || is_past.get()>
                    <button type="button" class="button wide" on:click=move |_| controller.dispatch(Intent::GoOn)>{text::dice::last_battle_go_on()}</button>
                </div>
            </div>
        </section>
    }
}

/// Shows the last dice of each engagement, with their names if there are several.
fn throws(throws: Vec<SeaRoll>) -> impl IntoView {
    let are_named = throws.len() > 1;
    let throw = move |throw: SeaRoll| {
        let SeaRoll { title, by, other, last } = throw;
        view! {
            <div>
                {are_named.then(|| view! { <h3>{title}</h3> })}
                <SeaLastRoll last by other />
            </div>
        }
    };
    view! { <div class="sea-throws">{throws.into_iter().map(throw).collect_view()}</div> }
}
