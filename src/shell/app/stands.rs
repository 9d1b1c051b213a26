//! A flag that becomes true when the first screen is ready, and more parts may be loaded.

use leptos::prelude::*;

/// The flag of the surrounding app.
#[derive(Clone, Copy)]
pub struct Stands(pub RwSignal<bool>);
