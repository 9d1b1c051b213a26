//! A view that is redrawn whenever its inputs change.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;

use super::any::any;

/// A closure in a `view!`, with the same type for all views.
pub type Live = Arc<Mutex<dyn FnMut() -> AnyView + Send>>;

/// Draws the closure's view, and redraws it whenever its inputs may have changed.
pub fn live<V: IntoView + 'static>(mut draw: impl FnMut() -> V + Send + 'static) -> Live {
    Arc::new(Mutex::new(move || any(draw())))
}
