//! A game out of a file.

use leptos::prelude::*;

use super::imported_bots::ImportedBots;
use super::pick_file::PickFile;
use super::saves::open_new;
use super::settings::Settings;
use crate::model::kept::import::import;
use crate::model::{Save, Session};
use crate::store::{Bots, Shelf, now};

/// Picks the file of a game and opens it.
#[component]
pub fn Import() -> impl IntoView {
    let (shelf, settings) = (Shelf::expect(), Settings::expect());
    let (bots, waiting) = (Bots::expect(), RwSignal::new(None::<Session>));
    let open = Callback::new(move |(name, text): (String, String)| -> Result<(), String> {
        let session = import(&name, &text, settings.get_untracked().orders)?;
        let own = bots.scripts();
        if session.scripts().iter().all(|script| own.contains(script)) {
            open_new(shelf, &Save::of(&session, now()));
        } else {
            waiting.set(Some(session));
        }
        Ok(())
    });
    view! {
        <PickFile label=text::saves::import() what=text::saves::import_file() accept=".txt,text/plain" then=open/>
        <ImportedBots waiting/>
    }
}
