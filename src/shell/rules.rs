//! The rulebook.

use std::sync::Arc;

use crate::erased::prelude::*;

use super::fetched::Fetched;
use super::navigation::Heading;
use crate::erased::surrounding;
use crate::model::rulebook::{Piece, pieces, words};
use engine::core::{Entry, read_rulebook};

/// A chapter: its title and its rules.
type Chapter = (&'static str, Vec<Entry>);

/// The rulebook of the app, once somebody has asked for it.
#[derive(Clone, Copy)]
pub struct Rules(Fetched<Arc<Vec<Chapter>>>);

impl Rules {
    pub fn new() -> Self {
        Self(Fetched::new("rules"))
    }
}

/// The chapters in order, each with its rules. They stay as long as the page does.
fn chapters(text: &str) -> Option<Arc<Vec<Chapter>>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for entry in read_rulebook(text.to_owned().leak()) {
        match chapters.last_mut() {
            Some((title, rules)) if *title == entry.section => rules.push(entry),
            _ => chapters.push((entry.section, vec![entry])),
        }
    }
    (!chapters.is_empty()).then(|| Arc::new(chapters))
}

/// The rulebook, chapter by chapter. A rule that was asked for is opened and marked.
#[component]
pub fn Rulebook(rule: Option<String>) -> impl IntoView {
    let Rules(rules) = surrounding();
    let asked = StoredValue::new(rule);
    Effect::new(move || {
        let wanted = asked.with_value(|rule| rule.as_ref().map(|rule| format!("rule-{rule}")));
        let Some(wanted) = wanted.filter(|_| rules.get().is_some()) else { return };
        // The rules are drawn with what follows from their arrival.
        request_animation_frame(move || {
            if let Some(line) = document().get_element_by_id(&wanted) {
                line.scroll_into_view();
            }
        });
    });
    let [before, mark, after] = text::rulebook::about();
    view! {
        <main class="screen">
            <Heading title=text::home::rulebook()/>
            <p class="lead">{before}<span class="ruling">{mark}</span>{after}</p>
            <p><a class="button" href="#/learn">{text::rulebook::learn()}</a></p>
            {rules.view(chapters, move |all| all.iter().map(|chapter| view! { <Chapter chapter asked/> }).collect_view().into_any())}
        </main>
    }
}

#[component]
fn Chapter<'a>(chapter: &'a Chapter, asked: StoredValue<Option<String>>) -> impl IntoView + use<> {
    let (title, rules) = chapter;
    let is_asked = |asked: &String| rules.iter().any(|entry| entry.id.0 == asked);
    let is_open = asked.with_value(|asked| asked.as_ref().is_some_and(is_asked));
    let rows = rules.iter().map(|entry| view! { <Rule entry=entry.clone() asked/> });
    view! {
        <details class="panel sheet chapter" open=is_open>
            <summary><h2>{words(title).map(piece).collect_view()}</h2></summary>
            <dl>{rows.collect_view()}</dl>
        </details>
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
