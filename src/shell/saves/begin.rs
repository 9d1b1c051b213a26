//! Starting games, and adding new ones to the saved games.

use std::future::Future;
use std::pin::Pin;

use leptos::task::spawn_local;

use super::seed::{device, seed};
use crate::page::{Absent, part};
use crate::shell::app::{Toasts, go};
use crate::store::{SavedGames, now};
use engine::core::Seed;
use engine::game::{Action, Game, Setup};
use players::arena::quick_start;
use screens::new_game::draft::NewGame;
use screens::notice::whole;
use screens::route::Route;
use screens::saves::preferences::Preferences;
use screens::saves::titles::fresh_title;
use table::{Save, Session, TableSettings};

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
    spawn_local(async move {
        let begun = match begun_quickly(preferences, titles).await {
            Ok(begun) => Ok(begun.await),
            Err(absent) => Err(absent),
        };
        go_to(begun, saved_games, toasts);
    });
}

fn go_to(begun: Result<Result<String, String>, Absent>, saved_games: SavedGames, toasts: Toasts) {
    match begun {
        Ok(Ok(save)) => open_new(saved_games, &save),
        Ok(Err(problem)) => toasts.say(problem),
        Err(Absent) => toasts.say(text::parts::missing()),
    }
}

part! {
    table:
    /// Returns a new game as it is stored.
    fn begun(game: NewGame, table: TableSettings) -> Result<String, String> {
        first_save(game, table, Vec::new())
    }
}

part! {
    table:
    /// Returns a new game with good default settings as it is stored, with the armies of its person
    /// placed.
    fn begun_quickly(preferences: Preferences, titles: Vec<String>) -> Pin<Box<dyn Future<Output = Result<String, String>>>> {
        let game = NewGame::quick(seed());
        let title = fresh_title(game.from.name(), &titles);
        let table = NewGame::quick_table(title, preferences.orders, preferences.reactions);
        Box::pin(async move {
            // If the computer players can't be loaded, the armies stay where they were dealt.
            let placed = placed(game.setup()).await.unwrap_or_default();
            first_save(game, table, placed)
        })
    }
}

part! {
    brain:
    /// Returns the moves that place the armies of the person in a quick start.
    fn placed(setup: Setup) -> Vec<Action> {
        Game::new(setup).map_or_else(|_| Vec::new(), |game| quick_start::placed(&game))
    }
}

fn first_save(game: NewGame, table: TableSettings, placed: Vec<Action>) -> Result<String, String> {
    let mut setup = game.setup();
    let goes_by_link = !table.away.is_empty();
    if goes_by_link {
        // The seed is known only after all devices have pledged their parts of it.
        setup.seed = Seed::default();
    }
    let session = Session::resume(setup, placed, table);
    let invites = |session: Session| {
        if goes_by_link { session.inviting(&device()) } else { session }
    };
    match session.map(invites) {
        Ok(session) => Ok(Save::of(&session.with_scripts(game.bots), now()).to_text()),
        Err(problem) => Err(whole(&problem.to_string())),
    }
}
