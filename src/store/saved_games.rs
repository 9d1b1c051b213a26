//! Saved games, in `localStorage`, or in memory if the browser doesn't store them.

use super::second_copies::{differing_copies, keep_second_copy};
use super::text_store::{Kind, TextStore, fresh_id};
use leptos::prelude::expect_context;
use screens::saves::library::{LibraryEntry, sorted};
use screens::saves::second_copy::SecondCopy;
use table::Glance;

/// The prefix of the keys of games, before their ids.
const GAMES: &str = "red-queens/game/";

/// The saved games. Games that the browser doesn't store remain in memory until the page is closed.
#[derive(Clone, Copy)]
pub struct SavedGames {
    keeper: TextStore,
}

impl SavedGames {
    /// The shelf of this browser.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(GAMES) }
    }

    /// Returns the store of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Recovers games that a crash has lost, then calls `then`.
    pub fn recover(self, then: impl FnOnce() + 'static) {
        differing_copies(move |copies| {
            for (key, copy) in copies {
                if let Some(id) = key.strip_prefix(GAMES) {
                    self.settle(id, copy);
                }
            }
            then();
        });
    }

    fn settle(self, id: &str, copy: SecondCopy) {
        if !copy.is_right(self.text(id).as_deref()) {
            return;
        }
        match copy {
            // A copy that doesn't fit stays in memory, and its table says so.
            SecondCopy::Save(text) => drop(self.keeper.put(id, &text)),
            SecondCopy::Deleted(_) => drop(self.keeper.remove(id)),
        }
    }

    /// Returns all games, the most recently played one first, and follows changes.
    pub fn entries(self) -> Vec<LibraryEntry> {
        self.keeper.track();
        let ids = self.keeper.ids();
        let kept = ids.iter().filter_map(|id| Some(LibraryEntry::of(id, &self.text(id)?)));
        sorted(kept.collect())
    }

    /// Returns all games as stored texts with their ids, and follows changes.
    pub fn texts(self) -> Vec<(String, String)> {
        self.keeper.track();
        self.texts_now()
    }

    /// Returns the same without following changes.
    pub fn texts_now(self) -> Vec<(String, String)> {
        let ids = self.keeper.ids().into_iter();
        ids.filter_map(|id| self.text(&id).map(|text| (id, text))).collect()
    }

    /// Returns the titles of all games.
    pub fn titles(self) -> Vec<String> {
        let title = |id: &String| Some(Glance::read(&self.text(id)?).ok()?.cover.table.title);
        self.keeper.ids().iter().filter_map(title).collect()
    }

    /// Returns the text stored under an id, readable or not.
    pub fn text(self, id: &str) -> Option<String> {
        self.keeper.text(id)
    }

    /// Returns `true` if a game is only in memory.
    pub fn is_unsaved(self, id: &str) -> bool {
        self.keeper.is_unsaved(id)
    }

    /// Returns a message for the user if the browser's storage has a problem.
    pub fn trouble(self) -> Option<&'static str> {
        self.keeper.trouble()
    }

    /// Stores a text under an id.
    ///
    /// # Errors
    /// Returns a message for the user if the browser doesn't store anything or has no room. The
    /// previously stored text stays, and the new one remains in memory.
    pub fn put(self, id: &str, text: &str) -> Result<(), String> {
        keep_second_copy(&key(id), Some(text));
        self.keeper.put(id, text).map_err(|unkept| unkept.says_of(Kind::Game))
    }

    /// Stores a new game under a new id, in memory if nowhere else. Any problem with that is shown
    /// at its table.
    pub fn add(self, save: &str) -> String {
        let id = fresh_id();
        let _ = self.replace(&id, save);
        id
    }

    /// Stores a changed text and notifies the list.
    ///
    /// # Errors
    /// Returns the errors of [`Self::put`].
    pub fn replace(self, id: &str, text: &str) -> Result<(), String> {
        let kept = self.put(id, text);
        self.keeper.touch();
        kept
    }

    /// Removes a game and returns its stored text.
    pub fn remove(self, id: &str) -> Option<String> {
        keep_second_copy(&key(id), None);
        self.keeper.remove(id)
    }
}

fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}
