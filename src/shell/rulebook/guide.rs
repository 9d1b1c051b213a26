//! The guide, which explains the game in the order of play, with pictures.

use std::sync::Arc;

use leptos::prelude::*;

use super::guide_picture::drawn;
use crate::parts::RuleLink;
use engine::game::RuleSet;
use screens::guide::{GuideChapter, GuidePart, GuidePartKind, TextRun, guide, runs};
use screens::route::Route;

/// Returns the text if it is a guide.
pub fn read(text: &str) -> Option<Arc<str>> {
    text.contains("\n## ").then(|| text.into())
}

/// The options for displaying the guide.
#[derive(Clone)]
pub struct Asked {
    pub rules: RuleSet,
    /// The game to which the rules belong.
    pub game: Option<String>,
    /// The search text.
    pub sought: String,
    /// True if the user came for something else.
    pub is_aside: bool,
}

/// Returns the chapters that the rules use, with the first one open, or the parts that contain the
/// search text.
pub fn chapters(text: &str, asked: &Asked) -> AnyView {
    let all = guide(text, &asked.rules).into_iter().enumerate();
    all.filter_map(|(at, it)| chapter(it, at == 0 && !asked.is_aside, asked))
        .collect_view()
        .into_any()
}

fn chapter(chapter: GuideChapter, is_open: bool, asked: &Asked) -> Option<AnyView> {
    let is_search = !asked.sought.is_empty();
    let parts = if is_search { chapter.find(&asked.sought) } else { chapter.parts };
    let parts: Vec<AnyView> = parts.into_iter().map(|it| part(it, asked)).collect();
    (!parts.is_empty()).then(|| {
        view! {
            <details class="panel sheet chapter guide" open=is_open || is_search>
                <summary><h2>{text::passage(&chapter.title).into_owned()}</h2></summary>
                {parts}
            </details>
        }
        .into_any()
    })
}

fn part(part: GuidePart, asked: &Asked) -> AnyView {
    let pieces: Vec<AnyView> = runs(&part.text).into_iter().map(|it| run(it, asked)).collect();
    match part.kind {
        GuidePartKind::Text => view! { <p>{pieces}</p> }.into_any(),
        GuidePartKind::Point => view! { <p class="guide-point">{pieces}</p> }.into_any(),
        GuidePartKind::Example => view! { <p class="guide-example"><strong>{text::rulebook::example()}</strong>" "{pieces}</p> }.into_any(),
        GuidePartKind::Picture(picture) => view! {
            <figure class="guide-picture">{drawn(picture)}<figcaption>{pieces}</figcaption></figure>
        }
        .into_any(),
    }
}

fn run(run: TextRun<'_>, asked: &Asked) -> AnyView {
    match run {
        TextRun::Plain(it) => text::passage(it).into_owned().into_any(),
        TextRun::Strong(it) => {
            view! { <strong>{text::passage(it).into_owned()}</strong> }.into_any()
        }
        TextRun::Rule(it) => {
            let hash = Route::rules(asked.game.clone(), Some(it.to_owned())).hash();
            view! { <RuleLink rule=it.to_owned() hash/> }.into_any()
        }
    }
}
