//! Closures in a `view!`.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;

use super::any::any;

/// A closure in a `view!`, of the same type whatever it draws.
pub type Live = Arc<Mutex<dyn FnMut() -> AnyView + Send>>;

/// Draws the view that the closure returns, again whenever a value that it reads changes.
pub fn live<V: IntoView + 'static>(mut draw: impl FnMut() -> V + Send + 'static) -> Live {
    Arc::new(Mutex::new(move || any(draw())))
}
