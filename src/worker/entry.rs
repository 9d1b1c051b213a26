//! The entry point of the worker in which computer players run. It receives messages from the page,
//! and from the sandbox in which people's bots run through a port of its own.

use std::cell::RefCell;
use std::rc::Rc;

use crate::page::{Absent, part};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};
use worker::{ABSENT, BotReply, BotService, Outcome, Outgoing, READY};

/// The state of the worker: its computer players, and its connections to the page and to the
/// sandbox.
struct Context {
    service: RefCell<BotService>,
    page: DedicatedWorkerGlobalScope,
    sandbox: RefCell<Option<MessagePort>>,
}

/// Runs the worker.
pub fn run_worker() {
    wasm_bindgen_futures::spawn_local(async {
        match listening().await {
            Ok(listen) => listen(),
            Err(Absent) => tell(&page(), ABSENT),
        }
    });
}

part! {
    brain:
    /// Returns the function that starts listening.
    fn listening() -> fn() {
        begin
    }
}

/// Returns the connection to the page.
fn page() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends a message to the page. Failures are ignored, since the page may be gone.
fn tell(page: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let _ = page.post_message(&Uint8Array::from(bytes));
}

fn begin() {
    let page = page();
    let context = Rc::new(Context {
        service: RefCell::default(),
        page: page.clone(),
        sandbox: RefCell::default(),
    });
    listen(move |hear| page.set_onmessage(Some(hear)), {
        let context = Rc::clone(&context);
        move |event| {
            if let Ok(port) = event.ports().get(0).dyn_into() {
                connect(&context, port);
                return;
            }
            let said =
                context.service.borrow_mut().handle(&Uint8Array::new(&event.data()).to_vec());
            context.send(said);
        }
    });
    tell(&context.page, READY);
}

/// Listens to the sandbox.
fn connect(context: &Rc<Context>, port: MessagePort) {
    let hearer = Rc::clone(context);
    listen(
        |hear| port.set_onmessage(Some(hear)),
        move |event| {
            if let Some(reply) = reply(&Array::from(&event.data())) {
                let said = hearer.service.borrow_mut().handle_bot_reply(reply);
                hearer.send(said);
            }
        },
    );
    context.sandbox.replace(Some(port));
}

/// Listens for as long as the worker exists.
fn listen(set: impl FnOnce(&js_sys::Function), hear: impl Fn(MessageEvent) + 'static) {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(hear);
    set(hear.as_ref().unchecked_ref());
    hear.forget();
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small numbers")]
fn reply(words: &Array) -> Option<BotReply> {
    let number = |at| words.get(at).as_f64().map(|number| number as u32);
    let text = |at| words.get(at).as_string();
    Some(BotReply {
        number: number(0)?,
        outcome: Outcome::read(&text(1)?, text(2)?)?,
        millis: number(3)?,
        printed: text(4)?,
    })
}

impl Context {
    fn send(&self, said: Vec<Outgoing>) {
        for say in said {
            match say {
                Outgoing::App(bytes) => tell(&self.page, &bytes),
                Outgoing::Bot(question) => {
                    let words = Array::of3(
                        &question.number.into(),
                        &question.source.into(),
                        &question.text.into(),
                    );
                    if let Some(sandbox) = &*self.sandbox.borrow() {
                        // A sandbox that has gone does not answer, which is noticed by who waits.
                        let _ = sandbox.post_message(&words);
                    }
                }
            }
        }
    }
}
