//! The current game in the browser's storage.

use crate::store::{SavedGames, now};
use table::{Save, Session};

/// The stored version of the current game.
pub struct StoredGame {
    pub(super) id: String,
    pub(super) text: String,
    pub(super) played: u64,
    pub(super) saved_games: SavedGames,
}

impl StoredGame {
    /// Returns the id under which the game is stored.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns `true` if the browser doesn't store the game.
    pub(super) fn is_unsaved(&self) -> bool {
        self.saved_games.is_unsaved(&self.id)
    }

    /// Stores the session, unless the game was continued elsewhere, which is never overwritten.
    pub(super) fn save(&mut self, session: &Session) -> Result<(), String> {
        if self.saved_games.text(&self.id).is_some_and(|text| text != self.text) {
            return Err(text::saves::played_on().to_owned());
        }
        // Each save is later than the one before, even if the clock was set back.
        self.played = now().max(self.played.saturating_add(1));
        self.text = Save::of(session, self.played).to_text();
        self.saved_games.put(&self.id, &self.text)
    }

    /// Returns the stored session if it has changed and can be opened.
    pub fn reopen(&mut self) -> Option<Session> {
        let text = self.saved_games.text(&self.id).filter(|text| *text != self.text)?;
        let save = Save::read(&text).ok()?;
        let played = save.cover.played;
        let session = save.open().ok()?;
        (self.text, self.played) = (text, played);
        Some(session)
    }
}
