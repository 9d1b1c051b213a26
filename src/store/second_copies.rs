//! The second copy of each game, which the page's `durable.js` stores where it survives a crash.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

use screens::saves::second_copy::SecondCopy;

/// The time allowed for reading the copies, which happens while the app is being fetched.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tells the page the text now stored under a key, or that it was removed.
pub(super) fn keep_second_copy(key: &str, text: Option<&str>) {
    let text = text.map_or(JsValue::NULL, JsValue::from_str);
    say("game-kept", &Array::of2(&key.into(), &text));
}

/// Passes on all copies that differ from the stored texts, by key; none if there are no copies.
pub(super) fn differing_copies(then: impl FnOnce(Vec<(String, SecondCopy)>) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let hear = move |found: &JsValue| {
        if let Some(then) = then.take() {
            then(read(found));
        }
    };
    let late = hear.clone();
    set_timeout(move || late(&JsValue::NULL), PATIENCE);
    let answer = hear.clone();
    let answer = Closure::once_into_js(move |found: JsValue| answer(&found));
    if !say("copies-wanted", &answer) {
        hear(&JsValue::NULL);
    }
}

/// Sends an event to the page. Returns `true` if the page confirms it.
fn say(event: &str, detail: &JsValue) -> bool {
    let how = CustomEventInit::new();
    how.set_cancelable(true);
    how.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(event, &how);
    event.is_ok_and(|event| window().dispatch_event(&event) == Ok(false))
}

fn read(found: &JsValue) -> Vec<(String, SecondCopy)> {
    let pairs = found.dyn_ref::<Array>().into_iter().flat_map(Array::iter);
    pairs.filter_map(|pair| copy(pair.dyn_ref()?)).collect()
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time of this era")]
fn copy(pair: &Array) -> Option<(String, SecondCopy)> {
    let copy = pair.get(1);
    let deleted = || copy.as_f64().map(|time| SecondCopy::Deleted(time as u64));
    let second = copy.as_string().map(SecondCopy::Save).or_else(deleted)?;
    Some((pair.get(0).as_string()?, second))
}
