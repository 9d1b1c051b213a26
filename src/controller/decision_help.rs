//! The decision help that the user wants.

use leptos::prelude::*;

/// The kinds of help that are switched on.
#[derive(Clone, Copy)]
pub struct DecisionHelp {
    pub odds: Signal<bool>,
    pub hints: Signal<bool>,
    /// True to offer every attack type at once in the first turn of a quick start, too.
    pub attacks: Signal<bool>,
    /// Remembers from now on that every attack type is to be offered at once, or that it isn't.
    pub offer_attacks: Callback<bool>,
}

impl DecisionHelp {
    /// Returns the help wanted at the surrounding table, by default all of it.
    pub fn wanted() -> Self {
        let all = || Self {
            odds: Signal::stored(true),
            hints: Signal::stored(true),
            attacks: Signal::stored(true),
            offer_attacks: Callback::new(|_| {}),
        };
        use_context().unwrap_or_else(all)
    }
}
