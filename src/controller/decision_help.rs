//! The decision help that the user wants.

use leptos::prelude::*;

/// The kinds of help that are switched on.
#[derive(Clone, Copy)]
pub struct DecisionHelp {
    pub odds: Signal<bool>,
    pub hints: Signal<bool>,
}

impl DecisionHelp {
    /// Returns the help wanted at the surrounding table, by default all of it.
    pub fn wanted() -> Self {
        let all = || Self { odds: Signal::stored(true), hints: Signal::stored(true) };
        use_context().unwrap_or_else(all)
    }
}
