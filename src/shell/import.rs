//! Importing a game from a file.

use crate::erased::prelude::*;
use leptos::task::spawn_local;

use super::imported_bots::{Imported, guests, imported};
use super::navigation::go;
use super::notices::Toasts;
use super::pick_file::PickFile;
use super::settings::Settings;
use crate::model::Route;
use crate::model::link::{LONGEST_LINK, Link};
use crate::part::{Absent, part};
use crate::parts::{NOTHING, arriving};
use crate::store::{Bots, SavedGames};

part! {
    table:
    /// Returns the path of the link in a file.
    fn link_in(text: String) -> Option<String> {
        Link::path_in_file(&text)
    }
}

/// Picks a file with a game and opens it.
#[component]
pub fn Import() -> impl IntoView {
    let (saved_games, settings, toasts) =
        (SavedGames::expect(), Settings::expect(), Toasts::expect());
    let (bots, waiting) = (Bots::expect(), Variable::new(None::<Imported>));
    let open = Callback::new(move |(name, text): (String, String)| -> Result<(), String> {
        if let Some(path) = Link::path_alone(&text) {
            if path.len() > LONGEST_LINK {
                return Err(text::links::too_long(LONGEST_LINK >> 10));
            }
            go(&Route::Link(path));
            return Ok(());
        }
        let (orders, own) = (settings.get_untracked().orders, bots.scripts());
        let named = name.clone();
        let take = move |read: Result<Imported, String>| match read {
            Ok(game) if game.guests.iter().all(|script| own.contains(script)) => {
                game.open(true, saved_games, toasts);
            }
            Ok(game) => drop(waiting.try_set(Some(game))),
            Err(problem) => toasts.say(text::saves::NotImported { file: &named, problem }.say()),
        };
        spawn_local(async move {
            let came = match link_in(text.clone()).await {
                Ok(Some(path)) => {
                    go(&Route::Link(path));
                    Ok(())
                }
                Ok(None) => imported(name, text, orders, saved_games, Box::new(take)).await,
                Err(Absent) => Err(Absent),
            };
            if came.is_err() {
                toasts.say(text::parts::missing());
            }
        });
        Ok(())
    });
    view! {
        <PickFile label=text::saves::import() what=text::saves::import_file() accept=".txt,text/plain" then=open/>
        <Show when=move || waiting.with(Option::is_some)>{arriving(move || Box::pin(guests(waiting)), NOTHING)}</Show>
    }
}
