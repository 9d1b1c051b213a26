//! The list of lessons, progress through them, and starting one.

use std::sync::Arc;

use leptos::prelude::*;

use crate::shell::app::{Fetched, Heading, Toasts, go};
use crate::shell::settings::Settings;
use crate::store::{SavedGames, keep_progress, now, progress};
use screens::lesson::{Lesson, Progress};
use screens::new_game::draft::NewGame;
use screens::route::Route;
use table::{Save, Session};

#[derive(Clone, Copy)]
pub struct Lessons {
    all: Fetched<Arc<Vec<Lesson>>>,
    progress: RwSignal<Progress>,
}

impl Lessons {
    /// Creates the lessons, which are fetched on demand.
    pub fn new() -> Self {
        Self { all: Fetched::new("lessons"), progress: RwSignal::new(progress()) }
    }

    /// Returns the lessons of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Fetches the lessons, unless that has been done.
    pub fn fetch(self) {
        self.all.fetch(read);
    }

    /// Returns the lesson of a game, and the next lesson.
    pub fn of_game(self, id: &str) -> Option<(Lesson, Option<Lesson>)> {
        let lessons = self.all.get()?;
        let place = lessons.iter().position(|lesson| lesson.game_id() == id)?;
        Some((lessons[place].clone(), lessons.get(place + 1).cloned()))
    }

    /// Returns the user's progress.
    pub fn progress(self) -> Progress {
        self.progress.get()
    }

    /// Updates the progress and stores it.
    pub fn advance(self, change: impl FnOnce(&mut Progress)) {
        self.progress.update(change);
        keep_progress(&self.progress.get_untracked());
    }
}

fn read(text: &str) -> Option<Arc<Vec<Lesson>>> {
    let lessons = Lesson::read_all(text);
    (!lessons.is_empty()).then(|| Arc::new(lessons))
}

/// Starts a lesson from the beginning, replacing any earlier game of it, and opens it.
pub fn begin(
    lesson: &Lesson,
    lessons: Lessons,
    saved_games: SavedGames,
    settings: Settings,
    toasts: Toasts,
) {
    let record = lesson.record();
    let orders = settings.get_untracked().orders;
    let table = NewGame::table(text::lessons::title(&lesson.title), orders);
    match Session::resume(record.setup, record.actions, table) {
        Err(problem) => toasts.say(text::lessons::unopened(problem)),
        Ok(session) => {
            lessons.advance(|progress| progress.skip(&lesson.id, false));
            let id = lesson.game_id();
            let session = session.all_seen();
            // Its table says what is wrong with saving.
            let _ = saved_games.replace(&id, &Save::of(&session, now()).to_text());
            go(&Route::Game(id));
        }
    }
}

/// Shows the lessons, to start, continue or repeat.
#[component]
pub fn Learn() -> impl IntoView {
    let lessons = Lessons::expect();
    view! {
        <main class="screen">
            <Heading title=text::home::learn()/>
            <p class="lead">{text::lessons::about()}</p>
            {lessons.all.view(read, |all| {
                let rows = all.iter().map(|lesson| view! { <Row lesson=lesson.clone()/> });
                view! { <ol class="lessons" role="list">{rows.collect_view()}</ol> }.into_any()
            })}
        </main>
    }
}

#[component]
fn Row(lesson: Lesson) -> impl IntoView {
    let lessons = Lessons::expect();
    let (saved_games, settings, toasts) =
        (SavedGames::expect(), Settings::expect(), Toasts::expect());
    let is_done = lessons.progress.with_untracked(|progress| progress.is_done(&lesson.id));
    let id = lesson.game_id();
    let is_begun = saved_games.text(&id).is_some();
    let goals = lesson
        .goals()
        .map(|goal| view! { <li>{text::passage(goal).into_owned()}</li> })
        .collect_view();
    let title = text::passage(&lesson.title).into_owned();
    let about = text::passage(&lesson.about).into_owned();
    let label = if is_begun { text::lessons::begin_again() } else { text::lessons::begin() };
    let start = move |_| begin(&lesson, lessons, saved_games, settings, toasts);
    let resume = is_begun.then(|| {
        view! { <a class="button primary" href=Route::Game(id).hash()>{text::lessons::go_on()}</a> }
    });
    view! {
        <li class="panel sheet lesson">
            <h2>{title} {is_done.then(|| view! { <span class="done">{text::lessons::done()}</span> })}</h2>
            <p>{about}</p>
            <ul class="quiet">{goals}</ul>
            <div class="chips">
                {resume}
                <button class="button" class:primary=!is_begun on:click=start>{label}</button>
            </div>
        </li>
    }
}
