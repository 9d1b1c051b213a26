//! Boards of the user's own, in `localStorage`, or in memory if the browser doesn't store them.

use std::cell::OnceCell;

use leptos::prelude::*;
use screens::new_game::own_board::{Kept, OwnBoard};

use super::text_store::{TextStore, Unkept};

/// The prefix of the keys of boards, before their titles.
const PREFIX: &str = "red-queens/board/";

thread_local! {
    /// The store, and the owner of its signals: it is there until the page is closed, since a board
    /// may be needed on any screen.
    static STORE: OnceCell<(Owner, TextStore)> = const { OnceCell::new() };
}

/// The stored boards.
#[derive(Clone, Copy)]
pub struct OwnBoards {
    keeper: TextStore,
}

impl OwnBoards {
    /// Returns the store of this browser's boards.
    pub fn here() -> Self {
        let new = || {
            let owner = lasting_owner();
            let keeper = owner.with(|| TextStore::new(PREFIX));
            (owner, keeper)
        };
        Self { keeper: STORE.with(|store| store.get_or_init(new).1) }
    }

    /// Returns all boards by title, and follows changes.
    pub fn entries(self) -> Vec<Kept> {
        self.keeper.track();
        let ids = self.keeper.ids().into_iter();
        ids.filter_map(|title| self.get(&title)).collect()
    }

    /// Returns the board with this title.
    pub fn get(self, title: &str) -> Option<Kept> {
        self.keeper.text(title).map(|text| Kept::read(title.to_owned(), &text))
    }

    /// Stores a board under its title.
    ///
    /// # Errors
    /// Returns a message for the user if the browser doesn't store anything or has no room. The board
    /// remains in memory.
    pub fn keep(self, board: &OwnBoard) -> Result<(), String> {
        let kept = self.keeper.put(&board.card.title, &board.to_text());
        self.keeper.touch();
        kept.map_err(|unkept| match unkept {
            Unkept::Full => text::own_boards::full(&board.card.name),
            Unkept::Forbidden => text::own_boards::forbidden(&board.card.name),
            Unkept::Unreadable => text::own_boards::unread(&board.card.name),
        })
    }

    /// Removes the board with this title, damaged or not.
    pub fn remove(self, title: &str) {
        self.keeper.remove(title);
    }
}

/// Returns an owner that no screen takes along when it goes.
fn lasting_owner() -> Owner {
    let mut owner = Owner::current().unwrap_or_default();
    while let Some(parent) = owner.parent() {
        owner = parent;
    }
    owner
}
