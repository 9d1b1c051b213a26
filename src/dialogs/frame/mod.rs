//! The common elements of dialogs: their shells, keyboard handling, small parts.

pub(crate) mod announcer;
pub(crate) mod awaited;
pub(crate) mod back;
pub(crate) mod clear;
pub(crate) mod dock;
pub(crate) mod focus;
mod focusable;
pub(crate) mod lost_focus;
pub(crate) mod modal;
pub(crate) mod seat_label;
pub(crate) mod sure;
pub mod unfolding;
