//! What `view!` is made of: a template that is copied, with holes that are filled.

mod block;
mod fill;
mod sheet;
mod template;
mod value;

use leptos::prelude::*;
use leptos::tachys::html::element::ElementType;
use leptos::tachys::html::event::EventDescriptor;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::renderer::types::{Element, Event};
use leptos::tachys::view::iterators::StaticVec;

pub use super::any::any;
pub use block::{Block, Live, Still};
pub use fill::Hole;
pub use template::template;
pub use value::{IntoValue, Value};

use fill::Heard;

/// What a closure in braces gives, now and whenever what it reads has changed.
pub fn live<V>(mut draw: impl FnMut() -> V + Send + 'static) -> AnyView
where
    V: IntoRender,
    V::Output: IntoView + 'static,
{
    any(super::live(move || any(draw().into_render())))
}

/// Several views, one after the other.
pub fn row(views: Vec<AnyView>) -> AnyView {
    any(StaticVec::from(views))
}

/// What an attribute, a class, a part of the style or a property is set to.
pub fn value<M>(value: impl IntoValue<M>) -> Hole {
    Hole::Value(value.into_value())
}

/// What is called with an event.
pub fn heard<E>(_: E, mut call: impl FnMut(E::EventType) + 'static) -> Hole
where
    E: EventDescriptor,
    E::EventType: From<Event>,
{
    Hole::Heard(Heard::new(Box::new(move |event| call(event.into()))))
}

/// What holds the element.
pub fn reference<E: ElementType, R: NodeRefContainer<E>>(reference: R) -> Hole {
    Hole::Reference(Box::new(move |element: &Element| reference.load(element)))
}
