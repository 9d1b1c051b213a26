//! What is drawn, whatever its type.

use std::any::Any;

use leptos::prelude::*;

/// A view of whatever type, put behind a pointer if it is not there yet.
#[inline(never)]
pub fn any<V: IntoView + 'static>(view: V) -> AnyView {
    let mut view = Some(view);
    let erased =
        (&mut view as &mut dyn Any).downcast_mut::<Option<AnyView>>().and_then(Option::take);
    erased.or_else(|| view.map(IntoAny::into_any)).unwrap_or_else(|| super::lost())
}
