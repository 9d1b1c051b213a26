//! A flag that becomes true when the first screen is ready, and more parts may be loaded.

use crate::erased::Variable;

/// The flag of the surrounding app.
#[derive(Clone, Copy)]
pub struct Stands(pub Variable<bool>);
