//! A test match of a bot against one of our levels.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::parts::{RuleLink, Stepper};
use crate::store::now;
use crate::worker::Tester;
use players::bot::Level;
use screens::new_game::draft::level_in_words;
use screens::new_game::presets::{PRESETS, Preset};
use worker::{Incident, MOST_GAMES, MatchReport, MatchSettings, Script};

/// Plays a match with a bot, and reports the result.
#[component]
pub fn TestMatch(
    /// The current version of the bot.
    script: RwSignal<Script>,
) -> impl IntoView {
    let tester = Tester::new();
    let (level, rules) = (RwSignal::new(Level::Easy), RwSignal::new(PRESETS[2]));
    let games = RwSignal::new(10);
    let toggle = move |_| {
        if tester.is_playing() {
            tester.stop();
        } else {
            tester.start(MatchSettings {
                script: script.get_untracked(),
                level: level.get_untracked().name().to_owned(),
                rules: rules.get_untracked().rules(),
                games: games.get_untracked(),
                seed: now(),
            });
        }
    };
    let label = move || {
        if tester.is_playing() { text::bots::trial_stop() } else { text::bots::trial_start() }
    };
    let choose_level = move |event| {
        let chosen = event_target_value(&event);
        level.update(|level| *level = Level::read(&chosen).unwrap_or(*level));
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
    let option =
        |level: Level| view! { <option value=level.name()>{level_in_words(level)}</option> };
    view! {
        <section class="panel sheet" aria-labelledby="trial-title">
            <h2 id="trial-title">{text::bots::trial()}</h2>
            <div class="trial-order">
                <label class="field">
                    <span class="field-name">{text::bots::trial_against()}</span>
                    <select class="input" on:change=choose_level>{Level::ALL.map(option).collect_view()}</select>
                </label>
                <label class="field">
                    <span class="field-name">{text::bots::trial_rules()}</span>
                    <select class="input" on:change=choose_rules>{PRESETS.map(preset).collect_view()}</select>
                </label>
                <div class="field">
                    <span class="field-name" aria-hidden="true">{text::bots::trial_games()}</span>
                    <Stepper label=text::bots::trial_games() value=games range=(1, MOST_GAMES) set=move |number| games.set(number)/>
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
        text::bots::Answers {
            milliseconds: report.slowest,
            lost: report.faults(),
            questions: report.asked,
        }
        .say()
    };
    let printed = Derived::new(move |_| report.read().printed.clone());
    let key = |incident: &Incident| (incident.what.clone(), incident.times);
    view! {
        <div class="standing">
            <progress aria-label=text::bots::trial_played() max=move || report.read().games value=move || report.read().played></progress>
            <p class="score" role="status">{move || score(&report.read(), is_playing.get())}</p>
            <p class="number">{move || numbers()}</p>
            <ul role="list" class="incidents">
                <For each=move || incidents.get() key=key children=|incident| view! { <Row incident/> }/>
            </ul>
            <Show when=move || !printed.read().is_empty()>
                <h3>{text::bots::printed()}</h3>
                <pre class="printed" tabindex="0">{move || printed.get()}</pre>
            </Show>
        </div>
    }
}

/// Returns the score of the match, in a sentence.
fn score(report: &MatchReport, is_playing: bool) -> String {
    let MatchReport { played, games, won, lost, round, .. } = report;
    let standing = if is_playing {
        text::bots::AtGame { game: (played + 1).min(*games), games, round }.say()
    } else if played == games {
        text::bots::games_over(*games)
    } else {
        text::bots::StoppedAfter { games: *games, played }.say()
    };
    format!("{standing} {}", text::bots::Score { won, lost, drawn: report.drawn() }.say())
}

#[component]
fn Row(incident: Incident) -> impl IntoView {
    let Incident { what, rule, times, game, round, question } = incident;
    let rule = rule.map(|rule| view! { " " <RuleLink rule/> });
    let question = (!question.is_empty()).then(|| {
        view! {
            <details>
                <summary>{text::bots::question()}</summary>
                <pre class="printed" tabindex="0">{question}</pre>
            </details>
        }
    });
    view! {
        <li>
            <p class="problem">{what}{rule}</p>
            <p class="quiet">{text::bots::Incident { times, game, round }.say()}</p>
            {question}
        </li>
    }
}
