//! Texts in `localStorage` under ids of their own, and in memory where the browser keeps nothing.

use engine::core::InOrder;

use crate::erased::prelude::*;

use super::local::{keys, storage};
use super::now;

/// Why a text is not kept by the browser; it stays in memory until the page is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unkept {
    /// There is no room.
    Full,
    /// The browser keeps nothing.
    Forbidden,
    /// The page cannot read what the browser keeps.
    Unreadable,
}

/// A kind of text that the browser stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Game,
    Bot,
    Rules,
}

impl Unkept {
    /// Tells a person what was not saved, why, and what to do.
    pub fn says_of(self, kind: Kind) -> String {
        let told = match (self, kind) {
            (Self::Full, Kind::Game) => text::saves::no_room(),
            (Self::Full, Kind::Bot) => text::saves::no_room_bot(),
            (Self::Full, Kind::Rules) => text::saves::no_room_rules(),
            (Self::Forbidden, Kind::Game) => text::saves::forbidden(),
            (Self::Forbidden, Kind::Bot) => text::saves::forbidden_bot(),
            (Self::Forbidden, Kind::Rules) => text::saves::forbidden_rules(),
            (Self::Unreadable, Kind::Game) => text::saves::unread(),
            (Self::Unreadable, Kind::Bot) => text::saves::unread_bot(),
            (Self::Unreadable, Kind::Rules) => text::saves::unread_rules(),
        };
        told.to_owned()
    }
}

/// Texts of one kind, by id.
#[derive(Clone, Copy)]
pub(super) struct TextStore {
    prefix: &'static str,
    /// What is in memory only, by its id.
    unsaved: StoredValue<Vec<(String, String)>>,
    changes: Variable<u32>,
}

impl TextStore {
    /// What this browser keeps under this prefix.
    pub fn new(prefix: &'static str) -> Self {
        let unsaved = StoredValue::new(Vec::new());
        let keeper = Self { prefix, unsaved, changes: Variable::new(0) };
        let handle = window_event_listener(leptos::ev::storage, move |_| keeper.touch());
        on_cleanup(move || handle.remove());
        keeper
    }

    /// Follows the list.
    pub fn track(self) {
        self.changes.track();
    }

    /// Tells the list that it has changed.
    pub fn touch(self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// The ids of all texts.
    pub fn ids(self) -> Vec<String> {
        let mut ids: Vec<String> =
            self.unsaved.with_value(|unsaved| unsaved.iter().map(|(id, _)| id.clone()).collect());
        ids.extend(keys().iter().filter_map(|key| Some(key.strip_prefix(self.prefix)?.to_owned())));
        ids.order_by(Ord::cmp);
        ids.dedup();
        ids
    }

    /// What is kept under an id.
    pub fn text(self, id: &str) -> Option<String> {
        self.unsaved(id).or_else(|| storage()?.get_item(&self.key(id)).ok().flatten())
    }

    /// Keeps a text under an id.
    pub fn put(self, id: &str, text: &str) -> Result<(), Unkept> {
        let kept = self.store(id, text);
        self.forget_unsaved(id);
        if kept.is_err() {
            self.unsaved.update_value(|unsaved| unsaved.push((id.to_owned(), text.to_owned())));
        }
        kept
    }

    fn unsaved(self, id: &str) -> Option<String> {
        let text = |(kept, text): &(String, String)| (kept == id).then(|| text.clone());
        self.unsaved.with_value(|unsaved| unsaved.iter().find_map(text))
    }

    fn forget_unsaved(self, id: &str) {
        self.unsaved.update_value(|unsaved| unsaved.retain(|(kept, _)| kept != id));
    }

    /// What cannot be read is not written either: what is there may be newer.
    fn store(self, id: &str, text: &str) -> Result<(), Unkept> {
        let storage = self.storage()?;
        storage.set_item(&self.key(id), text).map_err(|_| Unkept::Full)
    }

    fn storage(self) -> Result<web_sys::Storage, Unkept> {
        let storage = storage().ok_or(Unkept::Forbidden)?;
        // Nothing is kept under the prefix alone.
        storage.get_item(self.prefix).map_err(|_| Unkept::Unreadable)?;
        Ok(storage)
    }

    /// Whether a text is in memory only.
    pub fn is_unsaved(self, id: &str) -> bool {
        self.unsaved(id).is_some()
    }

    /// What is wrong with the browser's storage as a whole, if anything, and what can be done. Says so to
    /// a person.
    pub fn trouble(self) -> Option<&'static str> {
        match self.storage() {
            Ok(storage) if storage.length().is_ok() && storage.key(0).is_ok() => None,
            Ok(_) => Some(text::saves::unlisted()),
            Err(Unkept::Unreadable) => Some(text::saves::all_unread()),
            Err(_) => Some(text::saves::all_forbidden()),
        }
    }

    /// Forgets a text and hands back what was kept.
    pub fn remove(self, id: &str) -> Option<String> {
        let text = self.text(id);
        self.forget_unsaved(id);
        if let Some(storage) = storage() {
            // What cannot be removed is still in the list afterwards.
            let _ = storage.remove_item(&self.key(id));
        }
        self.touch();
        text
    }

    fn key(self, id: &str) -> String {
        format!("{}{id}", self.prefix)
    }
}

/// An id that nothing has yet.
pub(super) fn fresh_id() -> String {
    let mut bytes = [0; 8];
    let number = match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => now(),
    };
    format!("{number:016x}")
}
