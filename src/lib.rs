//! The browser app of Red Queens: thin components on the view-models of [`screens`].

#![cfg(target_arch = "wasm32")]
#![forbid(unsafe_code)]

// The code that `view!` generates refers to this crate by the name of its package.
extern crate self as red_queens;

mod boards;
mod controller;
pub mod dialogs;
pub mod drawer;
pub mod erased;
mod hint;
pub mod map;
mod page;
pub mod parts;
mod shell;
mod store;
pub mod table;
mod worker;

pub use controller::{Controller, DecisionHelp};
pub use page::{share_the_page, speak_as_asked};
pub use shell::App;
pub use worker::run_worker;
