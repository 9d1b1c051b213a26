//! The bots that the user has written.

mod editor;
mod list;
mod test_match;

pub use editor::BotScreen;
pub use list::BotsScreen;
