//! The rulebook.

use std::sync::Arc;

use leptos::prelude::*;

use super::guide::{self, Asked};
use crate::parts::RuleLink;
use crate::shell::app::{Fetched, Heading};
use crate::store::SavedGames;
use engine::core::{RulebookEntry, read_rulebook};
use engine::game::{RuleSet, Setup};
use engine::record::CustomRules;
use screens::guide::is_found;
use screens::new_game::custom_rules::{Difference, differences_from_nearest};
use screens::new_game::presets::{self, PRESETS, Preset};
use screens::route::Route;
use screens::rulebook::{RulePiece, is_played, pieces, title as title_in_pieces};
use table::Glance;

/// A chapter: its title and its rules.
type RuleChapter = (&'static str, Vec<RulebookEntry>);

/// The texts of the rulebook, fetched on demand.
#[derive(Clone, Copy)]
pub struct Rules {
    /// The guide to the game.
    guide: Fetched<Arc<str>>,
    /// All rules in their exact wording.
    exact: Fetched<Arc<Vec<RuleChapter>>>,
}

impl Rules {
    pub fn new() -> Self {
        Self { guide: Fetched::new("guide"), exact: Fetched::new("rules") }
    }
}

/// Returns the chapters in order, each with its rules. They are kept as long as the page is open.
fn chapters(text: &str) -> Option<Arc<Vec<RuleChapter>>> {
    let mut chapters: Vec<RuleChapter> = Vec::new();
    for entry in read_rulebook(text.to_owned().leak()) {
        match chapters.last_mut() {
            Some((title, rules)) if *title == entry.section => rules.push(entry),
            _ => chapters.push((entry.section, vec![entry])),
        }
    }
    (!chapters.is_empty()).then(|| Arc::new(chapters))
}

/// The state shared by the chapters.
#[derive(Clone, Copy)]
struct SharedState {
    /// The requested rule.
    asked: StoredValue<Option<String>>,
    game: StoredValue<Option<ShownGame>>,
}

/// The game whose rules are shown.
#[derive(Clone)]
struct ShownGame {
    id: String,
    rules: RuleSet,
    /// The differences from the nearest preset.
    differences: Vec<Difference>,
}

impl ShownGame {
    fn of(id: String, setup: &Setup) -> Self {
        let rules = setup.rules;
        let differences = differences_from_nearest(&rules).map(|(_, listed)| listed);
        Self { id, rules, differences: differences.unwrap_or_default() }
    }
}

/// Shows the rulebook, chapter by chapter. A requested rule is opened and marked. For a game, the
/// rules that it uses come first, and its differences from the preset are marked.
#[component]
pub fn Rulebook(game: Option<String>, rule: Option<String>) -> impl IntoView {
    let Rules { guide: manual, exact: rules } = expect_context();
    let asked = StoredValue::new(rule);
    let played = game.and_then(|id| {
        let setup = Glance::read(&SavedGames::expect().text(&id)?).ok()?.setup;
        Some((presets::title_in_play(CustomRules::of(&setup)), ShownGame::of(id, &setup)))
    });
    let about = played.clone().map(|(title, played)| view! { <OfGame title played/> });
    let game = StoredValue::new(played.map(|(_, played)| played));
    let reading = SharedState { asked, game };
    Effect::new(move || {
        let wanted = asked.with_value(|rule| rule.as_ref().map(|rule| format!("rule-{rule}")));
        let Some(wanted) = wanted.filter(|_| rules.get().is_some()) else { return };
        // Wait for the next frame, in which the rules are drawn.
        request_animation_frame(move || {
            if let Some(line) = document().get_element_by_id(&wanted) {
                line.scroll_into_view();
            }
        });
    });
    let [before, mark, after] = text::rulebook::about();
    let sought = RwSignal::new(String::new());
    let chosen = RwSignal::new(PRESETS[0]);
    let rules_of = move || game.with_value(|game| game.as_ref().map(|game| game.rules));
    let choice = rules_of()
        .is_none()
        .then(|| PRESETS.map(|preset| preset_chip(preset, chosen)).collect_view());
    let asked_of_guide = move || Asked {
        rules: rules_of().unwrap_or_else(|| chosen.get().rules()),
        game: game.with_value(|game| game.as_ref().map(|game| game.id.clone())),
        sought: sought.read().trim().to_owned(),
        is_aside: asked.with_value(Option::is_some),
    };
    view! {
        <main class="screen">
            <Heading title=text::home::rulebook()/>
            <p class="lead">{text::rulebook::guide()} " " <a href="#/learn">{text::rulebook::learn()}</a></p>
            {about}
            {choice.map(|chips| view! { <div class="chips" role="group" aria-label=text::rulebook::of_which()>{chips}</div> })}
            <label class="field">
                <span class="field-name">{text::rulebook::find()}</span>
                <input class="input" type="search" autocomplete="off" on:input=move |event| sought.set(event_target_value(&event))/>
            </label>
            {manual.view(guide::read, move |text| guide::chapters(&text, &asked_of_guide()))}
            <h2 class="others">{text::rulebook::exact()}</h2>
            <p class="lead">{before}<span class="ruling">{mark}</span>{after}</p>
            {rules.view(chapters, move |all| match sought.read().trim() {
                "" => ordered(&all, reading),
                sought => found(&all, sought, reading),
            })}
        </main>
    }
}

/// A rule set to select for the guide.
fn preset_chip(preset: Preset, chosen: RwSignal<Preset>) -> AnyView {
    view! {
        <button type="button" class="chip" aria-pressed=move || (chosen.get() == preset).to_string()
            on:click=move |_| chosen.set(preset)>{preset.name()}</button>
    }
    .into_any()
}

/// Shows the rules that contain the search text.
fn found(all: &[RuleChapter], sought: &str, reading: SharedState) -> AnyView {
    let rules = all.iter().flat_map(|(_, rules)| rules);
    let rules = rules.filter(|it| is_found(&format!("{} {}", it.id, it.text), sought));
    let rows: Vec<AnyView> =
        rules.map(|it| view! { <Rule entry=it.clone() reading/> }.into_any()).collect();
    if rows.is_empty() {
        return view! { <p class="quiet" role="status">{text::rulebook::nothing_found()}</p> }
            .into_any();
    }
    view! { <section class="panel sheet chapter"><dl>{rows}</dl></section> }.into_any()
}

/// Shows the rule set of a game and its differences.
#[component]
fn OfGame(title: String, played: ShownGame) -> impl IntoView {
    let back = Route::Game(played.id.clone()).hash();
    let id = StoredValue::new(played.id);
    let row = move |difference: Difference| {
        let hash = Route::rules(Some(id.get_value()), Some(difference.rule.to_string())).hash();
        view! { <li>{difference.meaning} " " <RuleLink rule=difference.rule.to_string() hash/></li> }
    };
    view! {
        <section class="panel sheet">
            <p>{text::custom_rules::played(title)}</p>
            <ul>{played.differences.into_iter().map(row).collect_view()}</ul>
            <p><a class="button" href=back>{text::custom_rules::to_game()}</a></p>
        </section>
    }
}

/// Shows the chapters, with those that a game uses first.
fn ordered(all: &[RuleChapter], reading: SharedState) -> AnyView {
    let rules = reading.game.with_value(|game| game.as_ref().map(|game| game.rules));
    let is_first = |(title, _): &&RuleChapter| rules.is_none_or(|rules| is_played(title, &rules));
    let (first, others): (Vec<_>, Vec<_>) = all.iter().partition(is_first);
    let shown = |chapters: Vec<&RuleChapter>| {
        chapters.into_iter().map(|chapter| view! { <RuleChapter chapter reading/> }).collect_view()
    };
    let head = (!others.is_empty())
        .then(|| view! { <h2 class="others">{text::custom_rules::others()}</h2> });
    view! { {shown(first)} {head} {shown(others)} }.into_any()
}

#[component]
fn RuleChapter<'a>(chapter: &'a RuleChapter, reading: SharedState) -> impl IntoView + use<> {
    let (title, rules) = chapter;
    let asked = reading.asked;
    let is_asked = |asked: &String| rules.iter().any(|entry| entry.id.0 == asked);
    let is_open = asked.with_value(|asked| asked.as_ref().is_some_and(is_asked));
    let rows = rules.iter().map(|entry| view! { <Rule entry=entry.clone() reading/> });
    view! {
        <details class="panel sheet chapter" open=is_open>
            <summary><h2>{title_in_pieces(title).map(piece).collect_view()}</h2></summary>
            <dl>{rows.collect_view()}</dl>
        </details>
    }
}

#[component]
fn Rule(entry: RulebookEntry, reading: SharedState) -> impl IntoView {
    let id = entry.id;
    let is_asked = reading.asked.with_value(|asked| asked.as_deref() == Some(id.0));
    let game = reading.game.with_value(|game| game.as_ref().map(|game| game.id.clone()));
    let hash = Route::rules(game, Some(id.to_string())).hash();
    let changes = reading.game.with_value(|game| {
        let all = game.iter().flat_map(|game| &game.differences);
        all.filter(|it| it.rule == id).map(|it| it.meaning.clone()).collect::<Vec<_>>()
    });
    let changes = changes
        .into_iter()
        .map(|meaning| view! { <span class="changed">{text::custom_rules::changed_here(meaning)}</span> });
    let part = entry.part.map(|part| view! { <span class="part">{text::passage(part)}</span> });
    view! {
        <div class="rule" id=format!("rule-{id}") class:asked=is_asked>
            <dt><a href=hash>{id.0}</a></dt>
            <dd>{part}{changes.collect_view()}{pieces(&entry.text).into_iter().map(piece).collect_view()}</dd>
        </div>
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it is what an iterator hands over")]
fn piece(piece: RulePiece<'_>) -> impl IntoView + use<> {
    match piece {
        RulePiece::Text(text) => text::passage(text).into_owned().into_any(),
        RulePiece::Ruling => {
            view! { <span class="ruling">{text::rulebook::ruling()}</span> " " }.into_any()
        }
        RulePiece::Option => view! { <em>{text::rulebook::option()}</em> }.into_any(),
        RulePiece::Name(name) => view! { <i>{name.into_owned()}</i> }.into_any(),
    }
}
