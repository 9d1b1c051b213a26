//! The user's preference for reduced motion.

use leptos::prelude::*;

/// Returns `true` if nothing on the screen should move by itself, according to the style sheet.
pub(crate) fn is_calm() -> bool {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    style.is_some_and(|style| {
        style.get_property_value("--slow").is_ok_and(|slow| slow.trim() == "0s")
    })
}
