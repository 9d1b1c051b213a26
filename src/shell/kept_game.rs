//! The game that is played, as the shelf keeps it.

use crate::model::{Save, Session};
use crate::store::{Shelf, now};

/// What is on the shelf of the game that is played.
pub struct Kept {
    pub(super) id: String,
    pub(super) text: String,
    pub(super) played: u64,
    pub(super) shelf: Shelf,
}

impl Kept {
    /// Under what the game is kept.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether the browser does not keep it.
    pub(super) fn is_unsaved(&self) -> bool {
        self.shelf.is_unsaved(&self.id)
    }

    /// Keeps the session, unless somebody has played on elsewhere: that is never overwritten.
    pub(super) fn save(&mut self, session: &Session) -> Result<(), String> {
        if self.shelf.text(&self.id).is_some_and(|text| text != self.text) {
            return Err(text::saves::played_on().to_owned());
        }
        // What is played later is the later save, even if the clock was set back.
        self.played = now().max(self.played.saturating_add(1));
        self.text = Save::of(session, self.played).to_text();
        self.shelf.put(&self.id, &self.text)
    }

    /// The session as it is on the shelf, if that has changed and can be opened.
    pub fn reopen(&mut self) -> Option<Session> {
        let text = self.shelf.text(&self.id).filter(|text| *text != self.text)?;
        let save = Save::read(&text).ok()?;
        let played = save.cover.played;
        let session = save.open().ok()?;
        (self.text, self.played) = (text, played);
        Some(session)
    }
}
