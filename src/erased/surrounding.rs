//! What a view finds around it.

use leptos::prelude::use_context;

/// What is provided to all views around this one, as Leptos's own `expect_context`, which has much to say where there is none.
pub fn surrounding<T: Clone + 'static>() -> T {
    match use_context() {
        Some(found) => found,
        None => unreachable!("what views look for is provided around them"),
    }
}
