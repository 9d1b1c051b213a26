//! The lessons, progress through them, and starting one.

use std::sync::Arc;

use leptos::prelude::*;

use crate::shell::app::{Fetched, Toasts, go};
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

    /// Draws the lessons once they have been fetched.
    pub(super) fn view(
        self,
        draw: impl Fn(Arc<Vec<Lesson>>) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        self.all.view(read, draw)
    }

    /// Returns `true` if the user has finished this lesson, without tracking it.
    pub(super) fn has_finished(self, id: &str) -> bool {
        self.progress.with_untracked(|progress| progress.is_done(id))
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
            // An error is shown at the table.
            let _ = saved_games.replace(&id, &Save::of(&session, now()).to_text());
            go(&Route::Game(id));
        }
    }
}
