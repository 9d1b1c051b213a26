//! An effect, which runs again whenever its inputs change.

use leptos::prelude::Effect as Done;
use leptos::reactive::effect::EffectFunction;

/// An effect, like Leptos's own `Effect`.
pub struct Watcher;

impl Watcher {
    /// Runs the effect soon, and again whenever its inputs may have changed. From the second time
    /// on, it receives its previous result.
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
