//! Observing the size of a list.

use leptos::html::Ol;
use leptos::prelude::*;
use leptos::web_sys::ResizeObserver;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Calls `act` once a list is laid out, and whenever its size changes.
pub(super) fn on_resize(list: NodeRef<Ol>, act: impl Fn() + Copy + 'static) {
    let kept = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(list) = list.get() else { return };
        let resized = Closure::<dyn Fn()>::new(act);
        let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) else { return };
        observer.observe(&list);
        kept.set_value(Some((observer, resized)));
    });
    on_cleanup(move || {
        if let Some(Some((observer, _))) = kept.try_update_value(Option::take) {
            observer.disconnect();
        }
    });
}
