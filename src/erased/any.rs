//! Views of one type.

use std::any::Any;

use leptos::prelude::*;

/// Puts a view behind a pointer, unless it is there already.
#[inline(never)]
pub fn any<V: IntoView + 'static>(view: V) -> AnyView {
    let mut view = Some(view);
    let erased =
        (&mut view as &mut dyn Any).downcast_mut::<Option<AnyView>>().and_then(Option::take);
    erased.or_else(|| view.map(IntoAny::into_any)).unwrap_or_else(|| super::lost())
}
