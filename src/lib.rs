//! The browser app of Red Queens: pure view-models, and thin components on them.
//!
//! [`model`] knows nothing of the browser and is tested natively; all the rest needs the feature `web`.

#![forbid(unsafe_code)]

// What tests of the engine and of the app share names the engine as those from outside do.
#[cfg(test)]
extern crate engine as red_queens_engine;

#[cfg(feature = "web")]
pub mod map;
#[path = "map/shapes.rs"]
pub mod shapes;

pub mod model;

#[cfg(feature = "web")]
mod advice;
#[cfg(feature = "web")]
mod aids;
#[cfg(feature = "web")]
mod alarm;
#[cfg(feature = "web")]
mod cage;
#[cfg(feature = "web")]
mod context;
#[cfg(feature = "web")]
pub mod dialogs;
#[cfg(feature = "web")]
pub mod drawer;
#[cfg(feature = "web")]
mod pace;
#[cfg(feature = "web")]
pub mod parts;
#[cfg(feature = "web")]
pub mod slim;
#[cfg(feature = "web")]
pub mod table;

#[cfg(feature = "web")]
mod shell;
#[cfg(feature = "web")]
mod store;
#[cfg(feature = "web")]
mod tester;
#[cfg(feature = "web")]
mod thinker;
#[cfg(feature = "web")]
mod worker;

#[cfg(feature = "web")]
pub use aids::Aids;
#[cfg(feature = "web")]
pub use context::Desk;
#[cfg(feature = "web")]
pub use pace::share_the_page;
#[cfg(feature = "web")]
pub use shell::App;

pub use model::Opened;
