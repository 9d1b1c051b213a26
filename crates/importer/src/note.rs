//! Notes: what the files lacked, and what was done about it.

use std::fmt::{self, Display, Formatter};

use engine::core::Message;
use engine::messages;

/// A remark on an imported board, which has a key and arguments for translations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The board has no artwork.
    NoArtwork,
    /// The files have no seas; these were drawn.
    SeasDrawn { seas: usize, harbours: usize },
}

messages! { Note {
    Self::NoArtwork => ["no-artwork", "the board has no outlines: territories are drawn as squares"],
    Self::SeasDrawn { seas, harbours } => [
        "seas-drawn",
        "the board has no seas: drew {seas} seas and {harbours} harbours around the land",
        seas,
        harbours
    ],
} }

impl Display for Note {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.say(f)
    }
}
