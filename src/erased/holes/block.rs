//! What a block in braces gives.

use leptos::prelude::{AnyView, IntoRender, IntoView};

use super::{any, live};
use crate::erased::lost;

/// What a block gives: a closure, or a view.
pub struct Block<V>(Option<V>);

impl<V> Block<V> {
    pub fn new(given: V) -> Self {
        Self(Some(given))
    }
}

/// A closure is drawn now and whenever what it reads has changed: of the two this is found first.
pub trait Live {
    fn drawn(&mut self) -> AnyView;
}

impl<F, V> Live for &mut Block<F>
where
    F: FnMut() -> V + Send + 'static,
    V: IntoRender,
    V::Output: IntoView + 'static,
{
    fn drawn(&mut self) -> AnyView {
        self.0.take().map_or_else(|| lost(), live)
    }
}

/// All the rest is drawn as it is.
pub trait Still {
    fn drawn(&mut self) -> AnyView;
}

impl<V> Still for Block<V>
where
    V: IntoRender,
    V::Output: IntoView + 'static,
{
    fn drawn(&mut self) -> AnyView {
        self.0.take().map_or_else(|| lost(), |view| any(view.into_render()))
    }
}
