//! Whether the first screen has stood for so long that more may come.

use crate::erased::prelude::*;

/// Of the surrounding app.
#[derive(Clone, Copy)]
pub struct Stands(pub Variable<bool>);
