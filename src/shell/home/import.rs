//! Importing a game or a board from a file.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::imported_bots::{Importer, guests, import};
use crate::parts::{IconKind, NOTHING, arriving};
use crate::shell::app::{PickFile, Toasts};
use crate::shell::settings::Settings;
use crate::store::{Bots, SavedGames};

/// Picks a file with a game or a board and opens it.
#[component]
pub fn Import() -> impl IntoView {
    let (toasts, waiting) = (Toasts::expect(), RwSignal::new(None));
    let (saved_games, settings, bots) = (SavedGames::expect(), Settings::expect(), Bots::expect());
    let importer = Importer { saved_games, settings, bots, toasts, waiting };
    let open = Callback::new(move |(name, text): (String, String)| {
        spawn_local(async move {
            if import(name, text, importer).await.is_err() {
                toasts.say(text::parts::missing());
            }
        });
        Ok(())
    });
    view! {
        <PickFile label=text::saves::import() icon=IconKind::Folder what=text::saves::import_file() accept=".txt,text/plain,.json,application/json" then=open/>
        <Show when=move || waiting.with(Option::is_some)>{arriving(move || Box::pin(guests(waiting)), NOTHING)}</Show>
    }
}
