//! What the browser keeps: games and preferences.

mod files;
mod local;
mod lock;
mod preferences;
mod shelf;

pub use files::{download, read_picked};
pub use lock::TabLock;
pub use preferences::{keep_preferences, preferences};
pub use shelf::{Shelf, now};
