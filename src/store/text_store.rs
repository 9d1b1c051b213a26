//! Texts in `localStorage`, each under its own id, or in memory if the browser doesn't store them.

use stdx::InOrder;

use leptos::prelude::*;

use super::local::{keys, storage};
use super::now;

/// The reason why the browser doesn't store a text, which remains in memory until the page is
/// closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unkept {
    /// There is no room.
    Full,
    /// The browser doesn't store anything.
    Forbidden,
    /// The page can't read the browser's storage.
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
    /// Returns a message for the user: what wasn't saved, why, and what to do.
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
    /// The texts that are only in memory, by id.
    unsaved: StoredValue<Vec<(String, String)>>,
    changes: RwSignal<u32>,
}

impl TextStore {
    /// Creates the store of the texts under this prefix.
    pub fn new(prefix: &'static str) -> Self {
        let unsaved = StoredValue::new(Vec::new());
        let keeper = Self { prefix, unsaved, changes: RwSignal::new(0) };
        let handle = window_event_listener(leptos::ev::storage, move |_| keeper.touch());
        on_cleanup(move || handle.remove());
        keeper
    }

    /// Follows changes of the list.
    pub fn track(self) {
        self.changes.track();
    }

    /// Notifies followers of the list that it has changed.
    pub fn touch(self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// Returns the ids of all texts.
    pub fn ids(self) -> Vec<String> {
        let mut ids: Vec<String> =
            self.unsaved.with_value(|unsaved| unsaved.iter().map(|(id, _)| id.clone()).collect());
        ids.extend(keys().iter().filter_map(|key| Some(key.strip_prefix(self.prefix)?.to_owned())));
        ids.order_by(Ord::cmp);
        ids.dedup();
        ids
    }

    /// Returns the text stored under an id.
    pub fn text(self, id: &str) -> Option<String> {
        self.unsaved(id).or_else(|| storage()?.get_item(&self.key(id)).ok().flatten())
    }

    /// Stores a text under an id.
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

    /// Stores a text, but never overwrites one that can't be read, since it may be newer.
    fn store(self, id: &str, text: &str) -> Result<(), Unkept> {
        let storage = self.storage()?;
        storage.set_item(&self.key(id), text).map_err(|_| Unkept::Full)
    }

    fn storage(self) -> Result<web_sys::Storage, Unkept> {
        let storage = storage().ok_or(Unkept::Forbidden)?;
        // Only tests if the storage can be read: no text has the bare prefix as its key.
        storage.get_item(self.prefix).map_err(|_| Unkept::Unreadable)?;
        Ok(storage)
    }

    /// Returns `true` if a text is only in memory.
    pub fn is_unsaved(self, id: &str) -> bool {
        self.unsaved(id).is_some()
    }

    /// Returns a message for the user if the browser's storage as a whole has a problem, with
    /// advice.
    pub fn trouble(self) -> Option<&'static str> {
        match self.storage() {
            Ok(storage) if storage.length().is_ok() && storage.key(0).is_ok() => None,
            Ok(_) => Some(text::saves::unlisted()),
            Err(Unkept::Unreadable) => Some(text::saves::all_unread()),
            Err(_) => Some(text::saves::all_forbidden()),
        }
    }

    /// Removes a text and returns it.
    pub fn remove(self, id: &str) -> Option<String> {
        let text = self.text(id);
        self.forget_unsaved(id);
        if let Some(storage) = storage() {
            // A text that can't be removed is still listed afterwards.
            let _ = storage.remove_item(&self.key(id));
        }
        self.touch();
        text
    }

    fn key(self, id: &str) -> String {
        format!("{}{id}", self.prefix)
    }
}

/// Returns an id that isn't in use.
pub(super) fn fresh_id() -> String {
    let mut bytes = [0; 8];
    let number = match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => now(),
    };
    format!("{number:016x}")
}
