//! Exporting games, and adding new ones to the saved games.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::navigation::go;
use super::notices::Toasts;
use super::seed::{device, seed};
use crate::model::new_game::draft::NewGame;
use crate::model::saves::save::Glance;
use crate::model::saves::titles::fresh_title;
use crate::model::{Preferences, Route, Save, Session, TableSettings, whole};
use crate::part::{Absent, part};
use crate::store::{SavedGames, download, file_of, now};
use engine::core::{Seed, in_file_name};

/// Exports a game. If it is still in progress, first warns about what the file reveals.
#[component]
pub fn Export(
    /// The game as it is stored.
    game: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let toasts = Toasts::expect();
    let asked = RwSignal::new(false);
    let press = move |_| {
        let Some(save) = game() else { return };
        let Ok(Glance { cover, .. }) = Glance::read(&save) else { return };
        let asks = cover.winners.is_none() && !asked.get_untracked();
        asked.set(asks);
        if !asks {
            export(toasts, &cover.table.title, save);
        }
    };
    view! {
        <button type="button" class="button" on:click=press on:blur=move |_| asked.set(false)>
            {move || if asked.get() { text::saves::export_again() } else { text::saves::export() }}
        </button>
        <p class="gives-away" role="status" hidden=move || !asked.get()>{text::saves::export_gives_away()}</p>
    }
}

/// Downloads a game as a file that people and programs can read.
fn export(toasts: Toasts, title: &str, save: String) {
    let name = format!("{}.red-queens.txt", file_name(title));
    spawn_local(async move {
        match written(save).await {
            Ok(Ok(text)) => hand_out(toasts, &name, &text),
            Ok(Err(problem)) => toasts.say(problem),
            Err(Absent) => toasts.say(text::parts::missing()),
        }
    });
}

part! {
    sharing:
    /// Returns the record of a saved game in readable form, or the reason why there is none.
    fn written(save: String) -> Result<String, String> {
        Save::read(&save).map(|save| save.record.to_string()).map_err(|error| error.to_string())
    }
}

part! {
    table:
    /// Returns a new game as it is stored.
    fn begun(game: NewGame, table: TableSettings) -> Result<String, String> {
        first_save(game, table)
    }
}

part! {
    table:
    /// Returns a new game with good default settings as it is stored.
    fn begun_quickly(preferences: Preferences, titles: Vec<String>) -> Result<String, String> {
        let game = NewGame::quick(seed());
        let title = fresh_title(game.from.name(), &titles);
        let table = NewGame::table(title, preferences.orders).with_reactions(preferences.reactions);
        first_save(game, table)
    }
}

fn first_save(game: NewGame, table: TableSettings) -> Result<String, String> {
    let mut setup = game.setup();
    let goes_by_link = !table.away.is_empty();
    if goes_by_link {
        // All devices pledge before there are dice.
        setup.seed = Seed::default();
    }
    let session = Session::new(setup, table);
    let invites = |session: Session| {
        if goes_by_link { session.inviting(&device()) } else { session }
    };
    match session.map(invites) {
        Ok(session) => Ok(Save::of(&session.with_scripts(game.bots), now()).to_text()),
        Err(problem) => Err(whole(&problem.to_string())),
    }
}

/// Downloads unreadable data unchanged.
pub fn export_damaged(toasts: Toasts, id: &str, text: &str) {
    hand_out(toasts, &format!("damaged-{id}.red-queens.txt"), text);
}

/// Downloads a text as a file.
pub fn hand_out(toasts: Toasts, name: &str, text: &str) {
    hand_out_as(toasts, name, "text/plain", text);
}

/// Downloads a text as a file of a kind that programs know.
pub fn hand_out_as(toasts: Toasts, name: &str, kind: &str, text: &str) {
    if file_of(kind, text).and_then(|file| download(name, &file)).is_err() {
        toasts.say(text::saves::export_failed());
    }
}

/// Saves a game that this browser didn't have, and opens it.
pub fn open_new(saved_games: SavedGames, save: &str) {
    go(&Route::Game(saved_games.add(save)));
}

/// Starts a new game at a table, under a new title.
pub fn begin(saved_games: SavedGames, toasts: Toasts, game: NewGame, mut table: TableSettings) {
    table.title = fresh_title(&table.title, &saved_games.titles());
    spawn_local(async move { go_to(begun(game, table).await, saved_games, toasts) });
}

/// Starts a new game with good default settings.
pub fn begin_quickly(saved_games: SavedGames, toasts: Toasts, preferences: Preferences) {
    let titles = saved_games.titles();
    spawn_local(
        async move { go_to(begun_quickly(preferences, titles).await, saved_games, toasts) },
    );
}

fn go_to(begun: Result<Result<String, String>, Absent>, saved_games: SavedGames, toasts: Toasts) {
    match begun {
        Ok(Ok(save)) => open_new(saved_games, &save),
        Ok(Err(problem)) => toasts.say(problem),
        Err(Absent) => toasts.say(text::parts::missing()),
    }
}

pub(super) fn file_name(title: &str) -> String {
    if title.is_empty() { "game".to_owned() } else { in_file_name(title) }
}
