//! What helps a person decide, as far as it is wanted.

use crate::erased::prelude::*;

/// Which help is wanted.
#[derive(Clone, Copy)]
pub struct DecisionHelp {
    pub odds: Signal<bool>,
    pub hints: Signal<bool>,
}

impl DecisionHelp {
    /// The help that is wanted at the surrounding table; all of it where nothing is said.
    pub fn wanted() -> Self {
        let all = || Self { odds: Signal::stored(true), hints: Signal::stored(true) };
        use_context().unwrap_or_else(all)
    }
}
