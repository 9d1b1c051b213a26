//! The imports of views: Leptos's own prelude, in which the types of this module replace those of
//! the same name.

pub(crate) use super::{Show, Variable, Watcher, view};
pub(crate) use leptos::prelude::*;
