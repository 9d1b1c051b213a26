//! Values provided to the views around the caller.

use leptos::prelude::use_context;

/// Returns a value that is provided to the surrounding views, like Leptos's own `expect_context`,
/// but without its large error message.
pub fn surrounding<T: Clone + 'static>() -> T {
    match use_context() {
        Some(found) => found,
        None => unreachable!("what views look for is provided around them"),
    }
}
