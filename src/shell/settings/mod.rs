//! The user's preferences, the screen to choose them, and its choices for other screens.

mod choices;
mod preferences;
mod screen;

pub use choices::{OneOf, PaceChoice, ReactionChoice, SoundChoice};
pub use preferences::Settings;
pub use screen::SettingsScreen;
