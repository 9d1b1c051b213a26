//! Statistics of the saved games, computed while the user watches and kept only in memory.

use crate::erased::Derived;
use leptos::prelude::*;

use super::counting::{Counted, count};
use super::export::Export;
use super::ladder::OnTheLadder;
use super::tables::{Games, Sums};
use crate::shell::app::Heading;
use crate::store::now;
use screens::statistics::account::{Filter, StatisticsView};
use screens::statistics::game::GameFacts;
use screens::statistics::ladder::Ladder;

#[component]
pub fn StatisticsScreen() -> impl IntoView {
    let counted = RwSignal::new(None::<Counted>);
    let progress = count(counted);
    let shown = move || match counted.get() {
        None => view! { <Working progress/> }.into_any(),
        Some((games, unread)) if games.iter().any(|game| game.is_over) => {
            view! { <Shown games unread/> }.into_any()
        }
        Some(_) => view! {
            <section class="panel sheet">
                <p class="empty">{text::statistics::empty()}</p>
                <a class="button primary" href="#/new">{text::statistics::empty_begin()}</a>
            </section>
        }
        .into_any(),
    };
    view! {
        <main class="screen statistics">
            <Heading title=text::statistics::title()/>
            {move || shown()}
            <p class="quiet">{text::statistics::about()}</p>
        </main>
    }
}

#[component]
fn Working(progress: RwSignal<(usize, usize)>) -> impl IntoView {
    let (done, all) = (move || progress.get().0.to_string(), move || progress.get().1.to_string());
    view! {
        <section class="panel sheet">
            <progress aria-label=text::statistics::working() max=all value=done></progress>
            <p class="number">{move || {
                let (done, all) = progress.get();
                text::statistics::Progress { played: done, games: all }.say()
            }}</p>
        </section>
    }
}

#[component]
fn Shown(games: Vec<GameFacts>, unread: usize) -> impl IntoView {
    let games = StoredValue::new(games);
    let filter = RwSignal::new(Filter::default());
    let view = Derived::new(move |_| {
        games.with_value(|games| StatisticsView::of(games, unread, &filter.read(), now()))
    });
    let sums = move || {
        let StatisticsView { sentence, tables, games, .. } = view.get();
        let none = games.is_empty();
        let tables = tables.into_iter().filter(|table| !table.rows.is_empty());
        view! {
            <p role="status">{sentence}</p>
            {none.then(|| view! { <p class="empty">{text::statistics::empty_filtered()}</p> })}
            {tables.map(|table| view! { <Sums table/> }).collect_view()}
            {(!none).then(|| view! { <Games games/> })}
        }
    };
    let ladder = Derived::new(move |_| games.with_value(|games| Ladder::of(games, &filter.read())));
    view! {
        <section class="panel sheet">
            <Choice view filter/>
            {move || view! { <OnTheLadder ladder=ladder.get()/> }}
            {move || sums()}
            <p class="quiet">{text::statistics::against_odds_about()}</p>
            <p class="quiet">{text::statistics::about_names()}</p>
        </section>
        <Export games filter/>
    }
}

/// Asks for the player and the rules to count.
#[component]
fn Choice(view: Derived<StatisticsView>, filter: RwSignal<Filter>) -> impl IntoView {
    let names = Derived::new(move |_| view.read().names.clone());
    let rules = Derived::new(move |_| view.read().rules.clone());
    let select = move |label: &'static str,
                       all: &'static str,
                       options: Derived<Vec<String>>,
                       choose: fn(&mut Filter, Option<String>)| {
        let option = |name: String| {
            let value = name.clone();
            view! { <option value=value>{name}</option> }
        };
        let change = move |event| {
            let chosen = event_target_value(&event);
            filter.update(|filter| choose(filter, Some(chosen).filter(|it| !it.is_empty())));
        };
        view! {
            <label class="field">
                <span class="field-name">{label}</span>
                <select class="input" on:change=change>
                    <option value="">{all}</option>
                    {move || options.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        }
    };
    let whose = select(
        text::statistics::whose(),
        text::statistics::whose_everybody(),
        names,
        |it, name| it.name = name,
    );
    let which =
        select(text::statistics::which(), text::statistics::which_all(), rules, |it, rules| {
            it.rules = rules;
        });
    view! { <div class="choices">{whose}{which}</div> }
}
