//! Conversion of views of any type to one type.

use std::any::Any;

use leptos::prelude::*;

/// Converts a view to [`AnyView`], unless it is one already.
#[inline(never)]
pub fn any<V: IntoView + 'static>(view: V) -> AnyView {
    let mut view = Some(view);
    let erased =
        (&mut view as &mut dyn Any).downcast_mut::<Option<AnyView>>().and_then(Option::take);
    erased.or_else(|| view.map(IntoAny::into_any)).unwrap_or_else(|| super::lost())
}
