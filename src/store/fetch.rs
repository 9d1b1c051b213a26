//! Files of the game's own that are read only when they are needed. They are called by their contents, so that a page gets
//! those of its own version; it says of each in a `<meta>` what it is called.

use std::rc::Rc;

use crate::erased::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

/// Where the file lies that the page knows by this name.
pub fn address_of(file: &str) -> Option<String> {
    let named = document().query_selector(&format!("meta[name='file:{file}']")).ok()?;
    named?.get_attribute("content")
}

/// Reads the file that the page knows by this name; `None` where it cannot be read.
pub fn fetch_text(file: &str, then: impl Fn(Option<String>) + 'static) {
    let Some(address) = address_of(file) else {
        then(None);
        return;
    };
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
    let _ = window().fetch_with_str(&address).then2(&came, &came);
    came.forget();
}
