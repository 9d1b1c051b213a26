//! What helps a person decide, as far as it is wanted.

use leptos::prelude::*;

/// Which aids are wanted.
#[derive(Clone, Copy)]
pub struct Aids {
    /// The odds of attacks.
    pub odds: Signal<bool>,
    /// Hints of what could be done.
    pub hints: Signal<bool>,
}

impl Aids {
    /// The aids that are wanted at the surrounding table; all of them where nothing is said.
    pub fn wanted() -> Self {
        let all = || Self { odds: Signal::stored(true), hints: Signal::stored(true) };
        use_context().unwrap_or_else(all)
    }
}
