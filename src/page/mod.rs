//! The page in the browser: timers, time slices, the language, and parts of the program that are
//! loaded on demand.

mod alarm;
mod calm;
mod language;
mod part;
mod set_if_open;
mod slices;
mod target;

pub use alarm::Alarm;
pub(crate) use calm::is_calm;
pub use language::speak_as_asked;
pub(crate) use part::part;
pub use part::{Absent, Loading};
pub(crate) use set_if_open::SetIfOpen;
pub use slices::share_the_page;
pub use target::{INTERACTIVE, is_at};
