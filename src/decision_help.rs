//! What helps a person decide, as far as it is wanted.

use leptos::prelude::*;

/// Which decision_help are wanted.
#[derive(Clone, Copy)]
pub struct DecisionHelp {
    /// The odds of attacks.
    pub odds: Signal<bool>,
    /// Hints of what could be done.
    pub hints: Signal<bool>,
}

impl DecisionHelp {
    /// The decision_help that are wanted at the surrounding table; all of them where nothing is said.
    pub fn wanted() -> Self {
        let all = || Self { odds: Signal::stored(true), hints: Signal::stored(true) };
        use_context().unwrap_or_else(all)
    }
}
