//! The browser's Back closes what is open above a screen, one layer at a time, before it leaves the screen.
//!
//! Each open layer has an entry of its own in the browser's history, at the address of the screen below it, whose state is the
//! number of layers that are open there. Entries come and go with the layers, so that none pile up. One entry that is put back
//! whenever it is used up would not do: browsers skip entries that a page adds without a tap or key since the last press of Back.
//! `CloseWatcher` hears Android's gesture and Escape alone, in one engine.

use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::time::Duration;

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// An open layer, with the callback that closes it.
#[derive(Clone, Copy)]
struct Layer {
    number: u32,
    close: Callback<()>,
}

/// The page's next step after the history entry that it requested has been reached.
#[derive(Default)]
enum NextStep {
    #[default]
    Nothing,
    Entry,
    /// Another address, which replaces that entry.
    Address(String),
}

thread_local! {
    /// The open layers, the topmost last.
    static LAYERS: RefCell<Vec<Layer>> = const { RefCell::new(Vec::new()) };
    static NUMBERS: Cell<u32> = const { Cell::new(0) };
    static AWAITED: RefCell<NextStep> = const { RefCell::new(NextStep::Nothing) };
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
    /// The address of the current screen.
    static ADDRESS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets Back close something while `is_open` returns `true` and the surrounding component exists.
pub fn closes(is_open: impl Fn() -> bool + Send + Sync + 'static, close: Callback<()>) {
    let number = NUMBERS.get();
    NUMBERS.set(number.wrapping_add(1));
    let remove = move || {
        LAYERS.with_borrow_mut(|layers| layers.retain(|layer| layer.number != number));
        settle_soon();
    };
    Effect::new(move |_| {
        if is_open() {
            let add = |layers: &mut Vec<Layer>| {
                if layers.iter().all(|layer| layer.number != number) {
                    layers.push(Layer { number, close });
                }
            };
            LAYERS.with_borrow_mut(add);
            settle_soon();
        } else {
            remove();
        }
    });
    on_cleanup(remove);
}

/// Follows the history for as long as the surrounding component exists.
pub fn follow() {
    let arrives = window_event_listener(ev::popstate, |_| arrive());
    let clicks = window_event_listener(ev::click, |event| follow_link(&event));
    on_cleanup(move || {
        arrives.remove();
        clicks.remove();
    });
    // After a reload, the current entry may belong to a layer that is no longer open.
    settle_soon();
}

/// Marks the current history entry, whose screen is on display, as seen. Returns `true` if it
/// wasn't.
pub fn mark_entry() -> bool {
    ADDRESS.set(address());
    settle_soon();
    let is_new = state().is_null();
    if is_new && let Ok(history) = window().history() {
        // On failure, the entry counts as new again: only the scroll position is lost.
        let _ = history.replace_state(&JsValue::from_str("0"), "");
    }
    is_new
}

/// Goes to an address of the app. Entries of open layers are removed first, so that Back leads to
/// the screen below them.
pub fn go(hash: &str) {
    // On failure, the current screen stays.
    let _ = match depth() {
        0 => window().location().set_hash(hash),
        1 => replace_by(hash),
        depth => {
            AWAITED.set(NextStep::Address(hash.to_owned()));
            travel(1, depth)
        }
    };
}

/// Follows a link as [`go`] does while something is open.
fn follow_link(event: &MouseEvent) {
    let opens_elsewhere = event.button() != 0
        || event.ctrl_key()
        || event.meta_key()
        || event.shift_key()
        || event.alt_key();
    if depth() == 0 || opens_elsewhere || event.default_prevented() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href^='#']").ok().flatten());
    if let Some(hash) = link.and_then(|link| link.get_attribute("href")) {
        event.prevent_default();
        go(&hash);
    }
}

fn address() -> String {
    window().location().hash().unwrap_or_default()
}

fn state() -> JsValue {
    window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL)
}

/// Returns the number of layers that were open at the current entry.
fn depth() -> usize {
    state().as_string().and_then(|depth| depth.parse().ok()).unwrap_or(0)
}

/// Replaces the current entry, which is a layer's, by another address.
fn replace_by(hash: &str) -> Result<(), JsValue> {
    // WebKit lets the new entry keep the state, which would make it look like the layer's own.
    window().history()?.replace_state(&JsValue::NULL, "")?;
    window().location().replace(hash)
}

fn travel(to: usize, from: usize) -> Result<(), JsValue> {
    let steps = i32::try_from(from.abs_diff(to)).unwrap_or(0);
    window().history()?.go_with_delta(-steps)
}

/// Handles arriving at an entry: layers above it are closed, unless the page itself went there.
fn arrive() {
    match AWAITED.take() {
        NextStep::Nothing => {
            let open = LAYERS.with_borrow(|layers| layers.get(depth()..).map(<[Layer]>::to_vec));
            for layer in open.into_iter().flatten().rev() {
                layer.close.try_run(());
            }
        }
        NextStep::Entry => {}
        NextStep::Address(hash) => {
            // Layers add no entries until then. The timeout is needed because the browser would
            // otherwise report the new address before this event has been handled.
            AWAITED.set(NextStep::Entry);
            let replace = move || {
                let _ = replace_by(&hash);
                AWAITED.set(NextStep::Nothing);
            };
            set_timeout(replace, Duration::ZERO);
        }
    }
    settle_soon();
}

/// Settles once layers that replace each other have done so.
fn settle_soon() {
    if !IS_DUE.replace(true) {
        request_animation_frame(|| {
            IS_DUE.set(false);
            settle();
        });
    }
}

/// Gives each open layer its entry, and leaves the entries of closed layers.
fn settle() {
    let is_travelling = !AWAITED.with_borrow(|awaited| matches!(awaited, NextStep::Nothing));
    let is_leaving = ADDRESS.with_borrow(|shown| *shown != address());
    if is_travelling || is_leaving {
        return;
    }
    let (open, depth) = (LAYERS.with_borrow(Vec::len), depth());
    let Ok(history) = window().history() else { return };
    match open.cmp(&depth) {
        Ordering::Greater => {
            for number in depth + 1..=open {
                let state = JsValue::from_str(&number.to_string());
                // On failure, Back leaves the screen at once.
                let _ = history.push_state(&state, "");
            }
        }
        Ordering::Less => {
            if travel(open, depth).is_ok() {
                AWAITED.set(NextStep::Entry);
            }
        }
        Ordering::Equal => {}
    }
}
