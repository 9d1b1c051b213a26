//! A view that is drawn in a separate task.

use std::time::Duration;

use leptos::prelude::*;

use super::live::{Live, live};
use super::variable::Variable;

/// Draws a view in its place, but in a separate task, so that the page stays responsive.
pub fn later<V: IntoView + 'static>(draw: impl FnOnce() -> V + Send + 'static) -> Live {
    let is_due = Variable::new(false);
    // Whoever has gone elsewhere meanwhile does not want it any more.
    let come = move || {
        let _ = is_due.try_set(true);
    };
    set_timeout(come, Duration::ZERO);
    let mut draw = Some(draw);
    live(move || is_due.get().then(|| draw.take().map(|draw| draw())))
}
