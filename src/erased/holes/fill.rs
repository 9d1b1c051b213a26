//! How a hole is filled, and filled anew.

use leptos::__reexports::send_wrapper::SendWrapper;
use leptos::prelude::{AnyView, Mountable, Owner, Render};
use leptos::reactive::effect::RenderEffect;
use leptos::tachys::renderer::types::{Element, Event};
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::view::any_view::AnyViewState;
use leptos::wasm_bindgen::JsValue;

use super::value::{Shown, Value};

/// What comes into a hole.
pub enum Hole {
    Child(AnyView),
    Value(Value),
    Heard(Heard),
    Reference(Box<dyn FnOnce(&Element) + Send>),
}

/// What is called with an event, and in whose name.
pub struct Heard {
    owner: Owner,
    call: SendWrapper<Box<dyn FnMut(Event)>>,
}

impl Heard {
    pub fn new(call: Box<dyn FnMut(Event)>) -> Self {
        Self { owner: Owner::current().unwrap_or_default(), call: SendWrapper::new(call) }
    }

    fn by(self, element: &Element, event: &str) -> RemoveEventHandler<Element> {
        let (owner, mut call) = (self.owner, self.call.take());
        let call = move |event| {
            #[cfg(debug_assertions)]
            let _unfollowed = leptos::reactive::diagnostics::SpecialNonReactiveZone::enter();
            owner.with(|| call(event));
        };
        Rndr::add_event_listener(element, event, Box::new(call))
    }
}

/// Where something is set: the kind by its sign among the steps, and the name.
#[derive(Clone)]
pub struct Place {
    pub element: Element,
    pub kind: u8,
    pub name: &'static str,
}

/// What is in a hole.
pub enum Filled {
    Child(AnyViewState),
    Still(Place, Shown),
    Live(Place, RenderEffect<Shown>),
    Heard(Place, Option<RemoveEventHandler<Element>>),
    Reference(Place),
}

impl Hole {
    /// Fills the hole; a child comes before a node, or last.
    pub fn fill(self, place: Place, before: Option<&leptos::web_sys::Node>) -> Filled {
        match self {
            Self::Child(view) => {
                let mut state = view.build();
                state.mount(&place.element, before);
                Filled::Child(state)
            }
            Self::Value(Value::Live(call)) => {
                let effect = follow(place.clone(), call, None);
                Filled::Live(place, effect)
            }
            Self::Value(value) => {
                let shown = value.shown();
                place.set(None, &shown);
                Filled::Still(place, shown)
            }
            Self::Heard(heard) => {
                let remove = heard.by(&place.element, place.name);
                Filled::Heard(place, Some(remove))
            }
            Self::Reference(load) => {
                load(&place.element);
                Filled::Reference(place)
            }
        }
    }

    /// Fills the hole anew.
    pub fn refill(self, filled: &mut Filled) {
        let place = match (self, &mut *filled) {
            (Self::Child(view), Filled::Child(state)) => return view.rebuild(state),
            (Self::Heard(heard), Filled::Heard(place, remove)) => {
                *remove = None;
                *remove = Some(heard.by(&place.element, place.name));
                return;
            }
            (Self::Reference(load), Filled::Reference(place)) => return load(&place.element),
            (Self::Value(value), Filled::Still(place, before)) => {
                let place = place.clone();
                let before = std::mem::replace(before, Shown::Nothing);
                (value, place, Some(before))
            }
            (Self::Value(value), Filled::Live(place, effect)) => {
                (value, place.clone(), effect.take_value())
            }
            _ => return,
        };
        *filled = match place {
            (Value::Live(call), place, before) => {
                let effect = follow(place.clone(), call, before);
                Filled::Live(place, effect)
            }
            (value, place, before) => {
                let shown = value.shown();
                place.set(before.as_ref(), &shown);
                Filled::Still(place, shown)
            }
        };
    }
}

fn follow(
    place: Place,
    mut call: Box<dyn FnMut() -> Value + Send>,
    before: Option<Shown>,
) -> RenderEffect<Shown> {
    let set = move |before: Option<Shown>| {
        let shown = call().shown();
        place.set(before.as_ref(), &shown);
        shown
    };
    RenderEffect::new_with_value(set, before)
}

impl Place {
    fn set(&self, before: Option<&Shown>, value: &Shown) {
        let Self { element, kind, name } = self;
        // People may have changed a property meanwhile.
        if *kind != b'*' && before == Some(value) {
            return;
        }
        match (kind, value) {
            (b'=', Shown::Text(text)) => Rndr::set_attribute(element, name, text),
            (b'=', Shown::Flag(true)) => Rndr::set_attribute(element, name, ""),
            (b'=', _) if before.is_some() => Rndr::remove_attribute(element, name),
            (b'.', Shown::Flag(true)) => Rndr::add_class(&Rndr::class_list(element), name),
            (b'.', _) if before.is_some() => Rndr::remove_class(&Rndr::class_list(element), name),
            (b':', Shown::Text(text)) => Rndr::set_css_property(&Rndr::style(element), name, text),
            (b':', _) if before.is_some() => Rndr::remove_css_property(&Rndr::style(element), name),
            (b'*', value) if before.is_some() || *value != Shown::Nothing => {
                let value = match value {
                    Shown::Text(text) => JsValue::from_str(text),
                    Shown::Flag(flag) => JsValue::from_bool(*flag),
                    Shown::Nothing => JsValue::UNDEFINED,
                };
                Rndr::set_property_or_value(element, name, &value);
            }
            _ => {}
        }
    }
}
