//! Immediate detection of a worker's death: a worker holds one of the browser's locks for as long
//! as it lives (`worker.js`), and the page waits for that lock. Browsers don't report workers that
//! they have killed, and a worker that is thinking doesn't answer.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A lock held by a worker. Once this value is dropped, the end of the worker isn't reported.
pub struct Lifeline(Rc<Cell<bool>>);

impl Lifeline {
    /// Returns a name for the lock of one worker.
    pub fn name() -> String {
        format!("red-queens/worker/{}", js_sys::Math::random())
    }

    /// Calls `on_death` when the worker that holds the lock of this name is gone. Returns `None` if
    /// the browser has no locks.
    pub fn watch(name: &str, on_death: impl FnOnce() + 'static) -> Option<Self> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let is_watched = Rc::new(Cell::new(true));
        let watched = Rc::clone(&is_watched);
        let granted = Closure::once_into_js(move |_: JsValue| {
            if watched.get() {
                on_death();
            }
        });
        let outcome: Promise =
            request.call2(&locks, &JsValue::from_str(name), &granted).ok()?.dyn_into().ok()?;
        // If the browser refuses the lock, the end of the worker can't be detected.
        wasm_bindgen_futures::spawn_local(async move { drop(JsFuture::from(outcome).await) });
        Some(Self(is_watched))
    }
}

impl Drop for Lifeline {
    fn drop(&mut self) {
        self.0.set(false);
    }
}
