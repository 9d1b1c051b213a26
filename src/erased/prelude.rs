//! What views import: Leptos's own prelude, with what stands here in the place of what it has under the same name.

pub(crate) use super::{Show, Variable, Watcher, view};
pub(crate) use leptos::prelude::*;
