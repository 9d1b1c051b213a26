//! What is drawn anew whenever what it is made from changes.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;

use super::any::any;

/// A closure in a `view!`, of one type for all.
pub type Live = Arc<Mutex<dyn FnMut() -> AnyView + Send>>;

/// Draws what the closure makes, and draws it anew whenever that may have changed.
pub fn live<V: IntoView + 'static>(mut draw: impl FnMut() -> V + Send + 'static) -> Live {
    Arc::new(Mutex::new(move || any(draw())))
}
