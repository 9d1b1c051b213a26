//! Games in `localStorage`, and in memory where the browser keeps nothing.

use super::second_copies::{differing_copies, keep_second_copy};
use super::text_store::{Kind, TextStore, fresh_id};
use crate::erased::surrounding;
use crate::model::SecondCopy;
use crate::model::kept::library::{Entry, sorted};
use crate::model::kept::save::Glance;

/// Where games are kept; their ids follow.
const GAMES: &str = "red-queens/game/";

/// The games that are kept. What the browser does not keep stays in memory until the page is closed.
#[derive(Clone, Copy)]
pub struct Shelf {
    keeper: TextStore,
}

impl Shelf {
    /// The shelf of this browser.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(GAMES) }
    }

    /// The shelf of the surrounding app.
    pub fn expect() -> Self {
        surrounding()
    }

    /// Puts right what a crash has lost, and then goes on.
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
            // What does not fit stays in memory, and its table says so.
            SecondCopy::Save(text) => drop(self.keeper.put(id, &text)),
            SecondCopy::Deleted(_) => drop(self.keeper.remove(id)),
        }
    }

    /// All games, as they are and whenever they change, the one played last first.
    pub fn entries(self) -> Vec<Entry> {
        self.keeper.track();
        let ids = self.keeper.ids();
        let kept = ids.iter().filter_map(|id| Some(Entry::of(id, &self.text(id)?)));
        sorted(kept.collect())
    }

    /// All games as they are kept, with their ids, and whenever they change.
    pub fn texts(self) -> Vec<(String, String)> {
        self.keeper.track();
        self.texts_now()
    }

    /// The same as they are now.
    pub fn texts_now(self) -> Vec<(String, String)> {
        let ids = self.keeper.ids().into_iter();
        ids.filter_map(|id| self.text(&id).map(|text| (id, text))).collect()
    }

    /// The titles of all games.
    pub fn titles(self) -> Vec<String> {
        let title = |id: &String| Some(Glance::read(&self.text(id)?).ok()?.cover.table.title);
        self.keeper.ids().iter().filter_map(title).collect()
    }

    /// What is kept under an id, readable or not.
    pub fn text(self, id: &str) -> Option<String> {
        self.keeper.text(id)
    }

    /// Whether a game is in memory only.
    pub fn is_unsaved(self, id: &str) -> bool {
        self.keeper.is_unsaved(id)
    }

    /// What is wrong with the browser's storage, if anything. Says so to a person.
    pub fn trouble(self) -> Option<&'static str> {
        self.keeper.trouble()
    }

    /// Keeps a text under an id.
    ///
    /// # Errors
    /// The browser keeps nothing or has no room: what it kept before stays, the new text stays in
    /// memory. Says so to a person.
    pub fn put(self, id: &str, text: &str) -> Result<(), String> {
        keep_second_copy(&key(id), Some(text));
        self.keeper.put(id, text).map_err(|unkept| unkept.says_of(Kind::Game))
    }

    /// Keeps a new game, in memory if nowhere else, under an id of its own. Its table says what is wrong
    /// with that.
    pub fn add(self, save: &str) -> String {
        let id = fresh_id();
        let _ = self.replace(&id, save);
        id
    }

    /// Keeps a changed text and tells the list.
    ///
    /// # Errors
    /// As [`Self::put`].
    pub fn replace(self, id: &str, text: &str) -> Result<(), String> {
        let kept = self.put(id, text);
        self.keeper.touch();
        kept
    }

    /// Forgets a game and hands back what was kept.
    pub fn remove(self, id: &str) -> Option<String> {
        keep_second_copy(&key(id), None);
        self.keeper.remove(id)
    }
}

fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}
