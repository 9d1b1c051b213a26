//! Files of the game's own that are read only when they are needed.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

/// Reads a file that lies beside the page; `None` where it cannot be read.
pub fn fetch_text(path: &str, then: impl Fn(Option<String>) + 'static) {
    let then = Rc::new(then);
    let came = Closure::once(move |response: JsValue| {
        let response = response.dyn_into::<Response>().ok().filter(Response::ok);
        let Some(reading) = response.and_then(|response| response.text().ok()) else {
            then(None);
            return;
        };
        let done = Closure::once(move |text: JsValue| then(text.as_string()));
        let _ = reading.then2(&done, &done);
        done.forget();
    });
    let _ = window().fetch_with_str(path).then2(&came, &came);
    came.forget();
}
