//! Games in `localStorage`, and in memory where the browser keeps nothing.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::local::storage;
use crate::app::model::Save;
use crate::app::model::library::{Entry, sorted};

/// Where games are kept; their ids follow.
const GAMES: &str = "red-queens/game/";

/// Milliseconds since 1970.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time of this era")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// What is kept. What the browser does not keep stays in memory until the page is closed.
#[derive(Clone, Copy)]
pub struct Shelf {
    unsaved: StoredValue<BTreeMap<String, String>>,
    changes: RwSignal<u32>,
}

impl Shelf {
    /// The shelf of this browser.
    pub fn new() -> Self {
        let shelf = Self { unsaved: StoredValue::new(BTreeMap::new()), changes: RwSignal::new(0) };
        let handle = window_event_listener(leptos::ev::storage, move |_| shelf.touch());
        on_cleanup(move || handle.remove());
        shelf
    }

    /// The shelf of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    fn touch(self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// All games, as they are and whenever they change, the one played last first.
    pub fn entries(self) -> Vec<Entry> {
        self.changes.track();
        let ids = self.ids();
        let kept = ids.iter().filter_map(|id| Some(Entry::of(id, &self.text(id)?)));
        sorted(kept.collect())
    }

    /// The titles of all games.
    pub fn titles(self) -> Vec<String> {
        let title = |id: &String| Some(Save::read(&self.text(id)?).ok()?.cover.table.title);
        self.ids().iter().filter_map(title).collect()
    }

    fn ids(self) -> Vec<String> {
        let mut ids: Vec<String> =
            self.unsaved.with_value(|unsaved| unsaved.keys().cloned().collect());
        if let Some(storage) = storage() {
            let keys =
                (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
            ids.extend(keys.filter_map(|key| Some(key.strip_prefix(GAMES)?.to_owned())));
        }
        ids.sort();
        ids.dedup();
        ids
    }

    /// What is kept under an id, readable or not.
    pub fn text(self, id: &str) -> Option<String> {
        let unsaved = self.unsaved.with_value(|unsaved| unsaved.get(id).cloned());
        unsaved.or_else(|| storage()?.get_item(&key(id)).ok().flatten())
    }

    /// Keeps a text under an id.
    ///
    /// # Errors
    /// The browser keeps nothing or has no room: what it kept before stays, the new text stays in
    /// memory. Says so to a person.
    pub fn put(self, id: &str, text: &str) -> Result<(), String> {
        let kept = match storage() {
            Some(storage) => storage.set_item(&key(id), text).map_err(|_| FULL),
            None => Err(FORBIDDEN),
        };
        self.unsaved.update_value(|unsaved| match kept {
            Ok(()) => drop(unsaved.remove(id)),
            Err(_) => drop(unsaved.insert(id.to_owned(), text.to_owned())),
        });
        kept.map_err(ToOwned::to_owned)
    }

    /// Keeps a new game under an id of its own.
    pub fn add(self, save: &Save) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, &save.to_text());
        self.touch();
        (id, kept)
    }

    /// Keeps a changed text and tells the list.
    ///
    /// # Errors
    /// As [`Self::put`].
    pub fn replace(self, id: &str, text: &str) -> Result<(), String> {
        let kept = self.put(id, text);
        self.touch();
        kept
    }

    /// Forgets a game and hands back what was kept.
    pub fn remove(self, id: &str) -> Option<String> {
        let text = self.text(id);
        self.unsaved.update_value(|unsaved| drop(unsaved.remove(id)));
        if let Some(storage) = storage() {
            // What cannot be removed is still in the list afterwards.
            let _ = storage.remove_item(&key(id));
        }
        self.touch();
        text
    }
}

const FULL: &str = "This browser has no room left, so the game is not saved any more. Export it, or delete games you do not need.";
const FORBIDDEN: &str = "This browser does not allow saving, so the game lasts only as long as this page is open. Export it to keep it.";

fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}

fn fresh_id() -> String {
    let mut bytes = [0; 8];
    let number = match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => now(),
    };
    format!("{number:016x}")
}
