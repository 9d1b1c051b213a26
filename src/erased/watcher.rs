//! What is done anew whenever what it depends on changes.

use leptos::prelude::Effect as Done;
use leptos::reactive::effect::EffectFunction;

/// As Leptos's own.
pub struct Watcher;

impl Watcher {
    /// Does it soon, and again whenever that may have changed which it reads; from the second time on it may be given what it
    /// handed back before.
    pub fn new<T: 'static, M>(mut effect: impl EffectFunction<T, M> + 'static) -> Self {
        let mut before = None;
        keep_doing(Box::new(move || before = Some(effect.run(before.take()))));
        Self
    }
}

#[inline(never)]
fn keep_doing(effect: Box<dyn FnMut()>) {
    Done::new(effect);
}
