//! The results of a trial: figures, and what stands out, with the places on the map.

use leptos::prelude::*;

use super::board_trial::{BoardTrial, TrialState};
use crate::erased::Derived;
use players::arena::Finding;
use screens::new_game::trial::{figures_in_words, finding_in_words, is_of_continent, places};

/// Shows the results so far.
#[component]
pub fn Results(
    trial: BoardTrial,
    is_same: Signal<bool>,
    mark: Callback<Vec<usize>>,
    show_continents: Callback<Vec<usize>>,
) -> impl IntoView {
    let state = trial.state();
    let figures = move || {
        let figures = trial.report().map(|report| figures_in_words(&report));
        figures.into_iter().flatten().map(|said| view! { <p>{said}</p> }).collect_view()
    };
    let findings = Derived::new(move |_| {
        trial.report().map(|report| report.findings.clone()).unwrap_or_default()
    });
    let none = move || {
        let is_over = state.get() == TrialState::Done;
        let said = if is_over { text::trial::none() } else { text::trial::none_yet() };
        findings.with(Vec::is_empty).then(|| view! { <p>{said}</p> })
    };
    let row = move |finding: Finding| view! { <Row trial finding is_same mark show_continents/> };
    let rows = move || findings.get().into_iter().map(row).collect_view();
    view! {
        <section class="trial-results" aria-labelledby="trial-findings">
            <Show when=move || !is_same.get()><p class="quiet">{text::trial::outdated()}</p></Show>
            {figures}
            <h3 id="trial-findings">{text::trial::findings()}</h3>
            {none}
            <ul role="list">{rows}</ul>
        </section>
    }
}

/// Shows a weak point of the board; a tap shows its places, unless they have changed since.
#[component]
fn Row(
    trial: BoardTrial,
    finding: Finding,
    is_same: Signal<bool>,
    mark: Callback<Vec<usize>>,
    show_continents: Callback<Vec<usize>>,
) -> impl IntoView {
    let places = trial.with_board(|board| places(&finding, board));
    let has_places = !places.is_empty();
    let is_of_continent = is_of_continent(&finding);
    let places = StoredValue::new(places);
    let said = move || {
        let report = trial.report()?;
        Some(trial.with_board(|board| finding_in_words(&finding, &report, board)))
    };
    let row = if has_places {
        view! {
            <button class="button plain" type="button" disabled=move || !is_same.get()
                on:click=move |_| mark.run(places.get_value())>{said}</button>
        }
        .into_any()
    } else {
        view! { <p>{said}</p> }.into_any()
    };
    let change = move || {
        view! {
            <button class="button" type="button" on:click=move |_| show_continents.run(places.get_value())>{text::trial::continents()}</button>
        }
    };
    view! { <li>{row} <Show when=move || is_of_continent && is_same.get()>{change()}</Show></li> }
}
