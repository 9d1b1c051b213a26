//! The lessons: which there are, how far one has come, and beginning one.

use std::sync::Arc;

use crate::erased::live;
use leptos::prelude::*;

use super::navigation::{Heading, go};
use super::notices::Toasts;
use super::settings::Settings;
use crate::model::new_game::draft::NewGame;
use crate::model::{Lesson, Progress, Route, Save, Session};
use crate::store::{Shelf, fetch_lessons, keep_progress, now, progress};

/// What is known of the lessons.
#[derive(Clone)]
enum Found {
    /// Nobody has asked.
    Unasked,
    /// They are on their way.
    Coming,
    /// They did not come.
    Missing,
    /// All of them, in order.
    All(Arc<Vec<Lesson>>),
}

/// The lessons of the app.
#[derive(Clone, Copy)]
pub struct Lessons {
    found: RwSignal<Found>,
    progress: RwSignal<Progress>,
}

impl Lessons {
    /// They are fetched when somebody asks for one.
    pub fn new() -> Self {
        Self { found: RwSignal::new(Found::Unasked), progress: RwSignal::new(progress()) }
    }

    /// The lessons of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Fetches them, unless that was done.
    pub fn fetch(self) {
        if matches!(self.found.get_untracked(), Found::Unasked | Found::Missing) {
            self.found.set(Found::Coming);
            fetch_lessons(move |text| {
                let lessons = text.map(|text| Lesson::read_all(&text)).unwrap_or_default();
                let is_missing = lessons.is_empty();
                let found = Found::All(Arc::new(lessons));
                self.found.set(if is_missing { Found::Missing } else { found });
            });
        }
    }

    /// All of them, in order, once they are there.
    fn all(self) -> Option<Arc<Vec<Lesson>>> {
        match self.found.get() {
            Found::All(lessons) => Some(lessons),
            _ => None,
        }
    }

    /// The lesson of a game, and the one after it.
    pub fn of_game(self, id: &str) -> Option<(Lesson, Option<Lesson>)> {
        let lessons = self.all()?;
        let place = lessons.iter().position(|lesson| lesson.game_id() == id)?;
        Some((lessons[place].clone(), lessons.get(place + 1).cloned()))
    }

    /// How far the person has come.
    pub fn progress(self) -> Progress {
        self.progress.get()
    }

    /// Comes farther, and keeps it.
    pub fn advance(self, change: impl FnOnce(&mut Progress)) {
        self.progress.update(change);
        keep_progress(&self.progress.get_untracked());
    }
}

/// Begins a lesson from its start, in the place of what was played of it, and goes there.
pub fn begin(lesson: &Lesson, lessons: Lessons, shelf: Shelf, settings: Settings, toasts: Toasts) {
    let record = lesson.record();
    let orders = settings.get_untracked().orders;
    let table = NewGame::table(format!("Lesson {}", lesson.title), orders);
    match Session::resume(record.setup, record.actions, table) {
        Err(problem) => toasts.say(format!("This lesson cannot be opened: {problem}.")),
        Ok(session) => {
            lessons.advance(|progress| progress.skip(&lesson.id, false));
            let id = lesson.game_id();
            let session = session.all_seen();
            // Its table says what is wrong with saving.
            let _ = shelf.replace(&id, &Save::of(&session, now()).to_text());
            go(&Route::Game(id));
        }
    }
}

/// The lessons, to begin, to go on with, to begin again.
#[component]
pub fn Learn() -> impl IntoView {
    let lessons = Lessons::expect();
    lessons.fetch();
    view! {
        <main class="screen">
            <Heading title="Learn to play"/>
            <p class="lead">
                "Four short games with a coach beside you. Whatever you do is allowed; leave when you like, and go on later."
            </p>
            {live(move || match lessons.found.get() {
                Found::All(all) => {
                    let rows = all.iter().map(|lesson| view! { <Row lesson=lesson.clone()/> });
                    view! { <ol class="lessons" role="list">{rows.collect_view()}</ol> }.into_any()
                }
                Found::Missing => view! {
                    <section class="panel sheet">
                        <p>"The lessons did not come: is this device offline? Your games are here all the same."</p>
                        <button class="button" on:click=move |_| lessons.fetch()>"Try again"</button>
                    </section>
                }
                .into_any(),
                _ => view! { <p class="quiet" role="status">"Fetching the lessons …"</p> }.into_any(),
            })}
        </main>
    }
}

#[component]
fn Row(lesson: Lesson) -> impl IntoView {
    let lessons = Lessons::expect();
    let (shelf, settings, toasts) = (Shelf::expect(), Settings::expect(), Toasts::expect());
    let is_done = lessons.progress.with_untracked(|progress| progress.is_done(&lesson.id));
    let id = lesson.game_id();
    let is_begun = shelf.text(&id).is_some();
    let goals = lesson.goals().map(|goal| view! { <li>{goal.to_owned()}</li> }).collect_view();
    let (title, about) = (lesson.title.clone(), lesson.about.clone());
    let label = if is_begun { "Begin again" } else { "Begin" };
    let start = move |_| begin(&lesson, lessons, shelf, settings, toasts);
    let resume = is_begun.then(|| {
        view! { <a class="button primary" href=Route::Game(id).hash()>"Go on"</a> }
    });
    view! {
        <li class="panel sheet lesson">
            <h2>{title} {is_done.then(|| view! { <span class="done">"✓ done"</span> })}</h2>
            <p>{about}</p>
            <ul class="quiet">{goals}</ul>
            <div class="chips">
                {resume}
                <button class="button" class:primary=!is_begun on:click=start>{label}</button>
            </div>
        </li>
    }
}
