//! Views drawn in a task of their own.

use std::time::Duration;

use leptos::prelude::*;

/// Draws a view in a task of its own, so that the page responds in between.
pub fn later<V: IntoView + 'static>(draw: impl FnOnce() -> V + Send + 'static) -> impl IntoView {
    let is_due = RwSignal::new(false);
    // Does nothing if the player has left the screen.
    let come = move || {
        let _ = is_due.try_set(true);
    };
    set_timeout(come, Duration::ZERO);
    let mut draw = Some(draw);
    move || is_due.get().then(|| draw.take().map(|draw| draw()))
}
