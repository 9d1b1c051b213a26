//! The expected result of a battle: the chance, the losses of both sides, the armies needed.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::DecisionHelp;
use screens::battles::odds::{Matchup, OddsView};

/// Shows the odds, for players who want them.
#[component]
pub fn Odds(
    #[prop(into)] matchup: Signal<Option<Matchup>>,
    /// False if the chance is shown elsewhere.
    #[prop(default = true)]
    has_bar: bool,
) -> impl IntoView {
    let wanted = DecisionHelp::wanted().odds;
    let odds =
        Derived::new(move |_| matchup.read().as_ref().filter(|_| wanted.get()).map(Matchup::odds));
    let goal = Derived::new(move |_| {
        matchup.read().as_ref().filter(|_| wanted.get()).map(Matchup::without_own)
    });
    let needed = Derived::new(move |_| goal.read().as_ref().and_then(Matchup::needed));
    view! {
        <div class="odds" role="group" aria-label=text::dice::odds() hidden=move || odds.read().is_none()>
            {has_bar.then(|| view! { <Chance matchup /> })}
            {move || odds.get().map(|odds| figures(odds, needed))}
            {move || matchup.read().as_ref().and_then(Matchup::note).map(|note| view! { <p class="quiet">{note}</p> })}
        </div>
    }
}

/// Shows the chance of victory as a bar, for players who want it.
#[component]
pub fn Chance(matchup: Signal<Option<Matchup>>) -> impl IntoView {
    let wanted = DecisionHelp::wanted().odds;
    let odds =
        Derived::new(move |_| matchup.read().as_ref().filter(|_| wanted.get()).map(Matchup::odds));
    let percent = Signal::derive(move || odds.read().as_ref().map(|odds| odds.percent));
    let aim = Signal::derive(move || odds.read().as_ref().map_or("", |odds| odds.goal));
    view! { <ChanceBar percent goal=aim /> }
}

/// Shows a chance as an animated bar.
#[component]
pub fn ChanceBar(
    percent: Signal<Option<u32>>,
    #[prop(into)] goal: Signal<&'static str>,
) -> impl IntoView {
    let length = move || format!("calc({} / 100) 1", percent.get().unwrap_or(0));
    view! {
        <div class="chance" hidden=move || percent.get().is_none()>
            <div class="chance-bar" aria-hidden="true"><i style:scale=length></i></div>
            <span>
                <strong class="number">{move || percent.get().map(text::land_sentences::chance)}</strong>
                " "{goal}
            </span>
        </div>
    }
}

fn figures(odds: OddsView, needed: Derived<Option<String>>) -> impl IntoView {
    let figure = |name: &'static str, value: String| {
        view! { <div><dt>{name}</dt><dd class="number">{value}</dd></div> }
    };
    let taken = odds.captured.map(|captured| figure(text::dice::captives(), captured));
    let ships = odds.ships_lost.map(|(name, lost)| figure(name, lost));
    let margin = (odds.margin > 0).then(|| text::dice::estimated(odds.margin));
    view! {
        <dl class="odds-figures">
            {figure(text::dice::you_lose(), odds.own_losses)}
            {figure(text::dice::they_lose(), odds.enemy_losses)}
            {taken}
            {ships}
            {move || needed.get().map(|needed| figure(text::dice::needed(), needed))}
        </dl>
        {margin.map(|note| view! { <p class="quiet">{note}</p> })}
    }
}
