//! The rulebook.

use leptos::prelude::*;

use super::navigation::Heading;
use crate::model::rulebook::{Piece, pieces, words};
use engine::core::{Entry, rulebook};

/// The chapters in order, each with its rules.
fn chapters() -> Vec<(&'static str, Vec<Entry>)> {
    let mut chapters: Vec<(&str, Vec<Entry>)> = Vec::new();
    for entry in rulebook() {
        match chapters.last_mut() {
            Some((title, rules)) if *title == entry.section => rules.push(entry),
            _ => chapters.push((entry.section, vec![entry])),
        }
    }
    chapters
}

/// The rulebook, chapter by chapter. A rule that was asked for is opened and marked.
#[component]
pub fn Rulebook(rule: Option<String>) -> impl IntoView {
    let asked = StoredValue::new(rule);
    Effect::new(move || {
        let wanted = asked.with_value(|rule| rule.as_ref().map(|rule| format!("rule-{rule}")));
        if let Some(line) = wanted.and_then(|id| document().get_element_by_id(&id)) {
            line.scroll_into_view();
        }
    });
    let chapter = move |(title, rules): (&'static str, Vec<Entry>)| {
        let is_open = asked.with_value(|asked| {
            asked.as_ref().is_some_and(|asked| rules.iter().any(|entry| entry.id.0 == asked))
        });
        let rows = rules.into_iter().map(|entry| view! { <Rule entry asked/> }).collect_view();
        view! {
            <details class="panel sheet chapter" open=is_open>
                <summary><h2>{words(title).map(piece).collect_view()}</h2></summary>
                <dl>{rows}</dl>
            </details>
        }
    };
    let [before, mark, after] = text::rulebook::about();
    view! {
        <main class="screen">
            <Heading title=text::home::rulebook()/>
            <p class="lead">{before}<span class="ruling">{mark}</span>{after}</p>
            <p><a class="button" href="#/learn">{text::rulebook::learn()}</a></p>
            {chapters().into_iter().map(chapter).collect_view()}
        </main>
    }
}

#[component]
fn Rule(entry: Entry, asked: StoredValue<Option<String>>) -> impl IntoView {
    let id = entry.id;
    let is_asked = asked.with_value(|asked| asked.as_deref() == Some(id.0));
    let part = entry.part.map(|part| view! { <span class="part">{text::passage(part)}</span> });
    view! {
        <div class="rule" id=format!("rule-{id}") class:asked=is_asked>
            <dt><a href=format!("#/rules/{id}")>{id.0}</a></dt>
            <dd>{part}{pieces(&entry.text).into_iter().map(piece).collect_view()}</dd>
        </div>
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it is what an iterator hands over")]
fn piece(piece: Piece<'_>) -> impl IntoView + use<> {
    match piece {
        Piece::Text(text) => text::passage(text).into_owned().into_any(),
        Piece::Ruling => {
            view! { <span class="ruling">{text::rulebook::ruling()}</span> " " }.into_any()
        }
        Piece::Option => view! { <em>{text::rulebook::option()}</em> }.into_any(),
        Piece::Name(name) => view! { <i>{name.to_owned()}</i> }.into_any(),
    }
}
