//! The browser's storage for games, bots and preferences, and the files of the app that are fetched
//! on demand.

mod across_reload;
mod badge;
mod bots;
mod device_key;
mod fetch;
mod files;
mod lessons;
mod local;
mod lock;
mod own_boards;
mod pictures;
mod preferences;
mod saved_games;
mod saved_rules;
mod second_copies;
mod sharing;
mod text_store;
mod workers;

pub use across_reload::{keep_across_reload, taken_after_reload};
pub use badge::badge;
pub use bots::Bots;
pub use device_key::device_key;
pub use fetch::{fetch_anew, fetch_text, fetch_text_at, text_of};
pub use files::{download, file_of, file_of_bytes, read_picked};
pub use lessons::{keep_progress, progress};
pub use lock::TabLock;
pub use own_boards::OwnBoards;
pub use pictures::{can_send_picture, copied_picture, picture_of, sent_picture, theme_colour};
pub use preferences::{keep_preferences, preferences};
pub use saved_games::SavedGames;
pub use saved_rules::SavedRules;
pub use sharing::{can_send, copied, home, sent};
pub use workers::{LOADER, start_worker};

/// Returns the time in milliseconds since 1970.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time of this era")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
