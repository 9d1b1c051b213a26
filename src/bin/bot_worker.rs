//! The worker in which the computer players think.

use js_sys::Uint8Array;
use red_queens::app::model::thought;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let voice = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let question = Uint8Array::new(&event.data()).to_vec();
        if let Some(answer) = thought::answer(&question) {
            say(&voice, &answer);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(&scope, thought::READY);
}

/// A page that has gone does not hear it, and needs not.
fn say(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let _ = scope.post_message(&Uint8Array::from(bytes));
}
