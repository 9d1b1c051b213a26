//! The browser app of Red Queens: thin components on the view-models of [`screens`].

#![forbid(unsafe_code)]

// The code that `view!` generates names this crate by its package.
#[cfg(feature = "web")]
extern crate self as red_queens;

#[cfg(feature = "web")]
pub mod map;

#[cfg(feature = "web")]
mod controller;
#[cfg(feature = "web")]
pub mod dialogs;
#[cfg(feature = "web")]
pub mod drawer;
#[cfg(feature = "web")]
pub mod erased;
#[cfg(feature = "web")]
mod hint;
#[cfg(feature = "web")]
mod page;
#[cfg(feature = "web")]
pub mod parts;
#[cfg(feature = "web")]
pub mod table;

#[cfg(feature = "web")]
mod shell;
#[cfg(feature = "web")]
mod store;
#[cfg(feature = "web")]
mod worker;

#[cfg(feature = "web")]
pub use controller::{Controller, DecisionHelp};
#[cfg(feature = "web")]
pub use page::{share_the_page, speak_as_asked};
#[cfg(feature = "web")]
pub use shell::App;
#[cfg(feature = "web")]
pub use worker::run_worker;
