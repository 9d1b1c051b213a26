//! The worker in which the computer players think. It receives messages from the page, and from the
//! sandbox of users' bots at a separate port.

use std::cell::RefCell;
use std::rc::Rc;

use crate::part::{Absent, part};
use js_sys::{Array, Uint8Array};
use players::users::Outcome;
use players::worker::{ABSENT, BotReply, Brain, READY, Say};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

/// The state of the worker: its computer players, and its connections to the page and to the
/// sandbox.
struct Room {
    brain: RefCell<Brain>,
    page: DedicatedWorkerGlobalScope,
    cage: RefCell<Option<MessagePort>>,
}

/// Runs the worker.
pub fn think() {
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
    let room =
        Rc::new(Room { brain: RefCell::default(), page: page.clone(), cage: RefCell::default() });
    listen(move |hear| page.set_onmessage(Some(hear)), {
        let room = Rc::clone(&room);
        move |event| {
            if let Ok(port) = event.ports().get(0).dyn_into() {
                connect(&room, port);
                return;
            }
            let said = room.brain.borrow_mut().hear(&Uint8Array::new(&event.data()).to_vec());
            room.carry(said);
        }
    });
    tell(&room.page, READY);
}

/// Listens to the sandbox.
fn connect(room: &Rc<Room>, port: MessagePort) {
    let hearer = Rc::clone(room);
    listen(
        |hear| port.set_onmessage(Some(hear)),
        move |event| {
            if let Some(reply) = reply(&Array::from(&event.data())) {
                let said = hearer.brain.borrow_mut().hear_bot(reply);
                hearer.carry(said);
            }
        },
    );
    room.cage.replace(Some(port));
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

impl Room {
    fn carry(&self, said: Vec<Say>) {
        for say in said {
            match say {
                Say::App(bytes) => tell(&self.page, &bytes),
                Say::Bot(question) => {
                    let words = Array::of3(
                        &question.number.into(),
                        &question.source.into(),
                        &question.text.into(),
                    );
                    if let Some(cage) = &*self.cage.borrow() {
                        // A cage that has gone does not answer, which is noticed by who waits.
                        let _ = cage.post_message(&words);
                    }
                }
            }
        }
    }
}
