//! The sandbox of users’ bots: a frame without permissions, which starts a worker for each question.
//! `public/cage.html` describes what it does and how it confines bots.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlIFrameElement, MessageChannel, MessagePort};

use crate::store::fetch_text;

/// The page in the frame. The app fetches it instead of the frame, since the service worker doesn't
/// serve frames without rights, which would therefore be missing offline.
const PAGE: &str = "cage";

/// A sandbox. Dropping it ends it with every bot inside.
pub struct Sandbox {
    frame: HtmlIFrameElement,
    is_open: Rc<Cell<bool>>,
}

impl Sandbox {
    /// Opens a sandbox, and returns it with the port through which messages reach it. `on_failure`
    /// is called if it can't be opened.
    pub fn open(on_failure: impl Fn() + 'static) -> Option<(Self, MessagePort)> {
        let channel = MessageChannel::new().ok()?;
        let frame: HtmlIFrameElement = document().create_element("iframe").ok()?.dyn_into().ok()?;
        for (name, value) in [
            ("sandbox", "allow-scripts"),
            ("title", text::bots::cage()),
            ("aria-hidden", "true"),
            ("tabindex", "-1"),
            ("hidden", ""),
        ] {
            frame.set_attribute(name, value).ok()?;
        }
        let (theirs, window) = (channel.port2(), frame.clone());
        let enter = Closure::once_into_js(move || {
            if let Some(window) = window.content_window() {
                // A sandboxed frame has no origin that a message could be addressed to.
                let ports = Array::of1(&theirs);
                let _ = window.post_message_with_transfer(&JsValue::NULL, "*", &ports);
            }
        });
        frame.add_event_listener_with_callback("load", enter.unchecked_ref()).ok()?;
        let is_open = Rc::new(Cell::new(true));
        let (empty, is_wanted) = (frame.clone(), Rc::clone(&is_open));
        fetch_text(PAGE, move |page| match (page, document().body()) {
            _ if !is_wanted.get() => {}
            (Some(page), Some(body)) => {
                empty.set_srcdoc(&page);
                let _ = body.append_child(&empty);
            }
            _ => on_failure(),
        });
        Some((Self { frame, is_open }, channel.port1()))
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.is_open.set(false);
        self.frame.remove();
    }
}
