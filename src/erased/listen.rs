//! What is heard of an element.

use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::element::{ElementType, HtmlElement};
use leptos::tachys::html::event::{EventDescriptor, On, on};
use leptos::tachys::renderer::types::Event;
use leptos::tachys::view::RenderHtml;
use leptos::tachys::view::add_attr::AddAnyAttr;

/// A closure that is called with an event, of one type for all.
type Call<E> = Box<dyn FnMut(<E as EventDescriptor>::EventType)>;

/// As Leptos's own: `view!` makes a call of [`OnAttribute::on`] out of `on:click=…`.
pub trait OnAttribute<E, F> {
    type Output;

    /// Calls the closure whenever this event happens to the element.
    fn on(self, event: E, call: F) -> Self::Output;
}

impl<El, At, Ch, E, F> OnAttribute<E, F> for HtmlElement<El, At, Ch>
where
    El: ElementType + Send,
    At: Attribute + Send,
    Ch: RenderHtml + Send,
    E: EventDescriptor + Send + 'static,
    E::EventType: From<Event> + 'static,
    F: FnMut(E::EventType) + 'static,
{
    type Output = <Self as AddAnyAttr>::Output<On<E, Call<E>>>;

    fn on(self, event: E, call: F) -> Self::Output {
        heard(self, event, Box::new(call))
    }
}

#[inline(never)]
fn heard<El, E>(element: El, event: E, call: Call<E>) -> El::Output<On<E, Call<E>>>
where
    El: AddAnyAttr,
    E: EventDescriptor + Send + 'static,
    E::EventType: From<Event> + 'static,
{
    element.add_any_attr(on(event, call))
}
