//! A test match of a bot against one of our levels.

use crate::erased::{Derived, Each, live};
use leptos::prelude::*;

use crate::model::new_game::draft::LEVELS;
use crate::model::new_game::presets::{PRESETS, Preset};
use crate::parts::{RuleLink, Stepper};
use crate::store::now;
use crate::tester::Tester;
use players::users::{Incident, MOST_GAMES, Order, Report, Script};

/// Lets a bot play, and says how it did.
#[component]
pub fn Trial(
    /// The bot, as it is now.
    script: RwSignal<Script>,
) -> impl IntoView {
    let tester = Tester::new();
    let (level, rules) = (RwSignal::new(LEVELS[0]), RwSignal::new(PRESETS[1]));
    let games = RwSignal::new(10);
    let toggle = move |_| {
        if tester.is_playing() {
            tester.stop();
        } else {
            tester.start(Order {
                script: script.get_untracked(),
                level: level.get_untracked().to_owned(),
                rules: rules.get_untracked().rules(),
                games: games.get_untracked(),
                seed: now(),
            });
        }
    };
    let label = move || if tester.is_playing() { "Stop" } else { "Start the match" };
    let choose_level = move |event| {
        let chosen = event_target_value(&event);
        level.update(|level| *level = LEVELS.into_iter().find(|it| *it == chosen).unwrap_or(level));
    };
    let choose_rules = move |event| {
        let chosen = event_target_value(&event);
        rules.update(|rules| {
            *rules = PRESETS.into_iter().find(|it| it.key == chosen).unwrap_or(*rules);
        });
    };
    let preset = move |preset: Preset| {
        view! { <option value=preset.key selected=move || rules.get() == preset>{preset.name()}</option> }
    };
    let option = |level: &'static str| view! { <option value=level>{level}</option> };
    view! {
        <section class="panel sheet" aria-labelledby="trial-title">
            <h2 id="trial-title">"Test match"</h2>
            <div class="trial-order">
                <label class="field">
                    <span class="field-name">"Against"</span>
                    <select class="input" on:change=choose_level>{LEVELS.map(option).collect_view()}</select>
                </label>
                <label class="field">
                    <span class="field-name">"Rules"</span>
                    <select class="input" on:change=choose_rules>{PRESETS.map(preset).collect_view()}</select>
                </label>
                <div class="field">
                    <span class="field-name" aria-hidden="true">"Games"</span>
                    <Stepper label="Games" value=games range=(1, MOST_GAMES) set=move |number| games.set(number)/>
                </div>
                <button class="button primary" on:click=toggle>{label}</button>
            </div>
            <Show when=move || tester.trouble().is_some()>
                <p class="problem" role="alert">{move || tester.trouble()}</p>
            </Show>
            <Show when=move || tester.report().is_some()><Standing tester/></Show>
        </section>
    }
}

#[component]
fn Standing(tester: Tester) -> impl IntoView {
    let report = Derived::new(move |_| tester.report().unwrap_or_default());
    let is_playing = Derived::new(move |_| tester.is_playing());
    let incidents = Derived::new(move |_| report.read().incidents.clone());
    let numbers = move || {
        let report = report.read();
        format!(
            "{} questions, slowest answer {} ms, {}.",
            report.asked,
            report.slowest,
            match report.faults() {
                0 => "no decision lost".to_owned(),
                1 => "1 decision lost".to_owned(),
                many => format!("{many} decisions lost"),
            }
        )
    };
    let printed = Derived::new(move |_| report.read().printed.clone());
    let key = |incident: &Incident| (incident.what.clone(), incident.times);
    view! {
        <div class="standing">
            <progress aria-label="Games played" max=move || report.read().games value=move || report.read().played></progress>
            <p class="score" role="status">{live(move || score(&report.read(), is_playing.get()))}</p>
            <p class="number">{live(numbers)}</p>
            <ul role="list" class="incidents">
                <Each each=move || incidents.get() key=key children=|incident| view! { <Row incident/> }/>
            </ul>
            <Show when=move || !printed.read().is_empty()>
                <h3>"What it printed last"</h3>
                <pre class="printed" tabindex="0">{live(move || printed.get())}</pre>
            </Show>
        </div>
    }
}

/// How the match stands, in a sentence.
fn score(report: &Report, is_playing: bool) -> String {
    let Report { played, games, won, lost, round, .. } = report;
    let drawn = match report.drawn() {
        0 => String::new(),
        drawn => format!(", nobody {drawn}"),
    };
    let score = format!("Won {won}, lost {lost}{drawn}.");
    if is_playing {
        format!("Game {} of {games}, round {round}. {score}", (played + 1).min(*games))
    } else if played == games {
        format!("{games} of {games} games are over. {score}")
    } else {
        format!("Stopped after {played} of {games} games. {score}")
    }
}

#[component]
fn Row(incident: Incident) -> impl IntoView {
    let Incident { what, rule, times, game, round, question } = incident;
    let rule = rule.map(|rule| view! { " " <RuleLink rule/> });
    let times = match times {
        1 => "Once".to_owned(),
        many => format!("{many} times"),
    };
    let question = (!question.is_empty()).then(|| {
        view! {
            <details>
                <summary>"The question"</summary>
                <pre class="printed" tabindex="0">{question}</pre>
            </details>
        }
    });
    view! {
        <li>
            <p class="problem">{what}{rule}</p>
            <p class="quiet">{times} ", first in game " {game} ", round " {round} "."</p>
            {question}
        </li>
    }
}
