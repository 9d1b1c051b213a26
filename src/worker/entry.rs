//! The entry point of the worker in which computer players run. It receives messages from the page,
//! and from the sandbox in which people's bots run through a port of its own.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::Future;
use std::rc::Rc;

use super::services::{analyse, call_bots, draw_film, hear_bot, try_board};
use crate::boards::{generates_worlds, read_for_worker, world_titled};
use crate::page::{Absent, part};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};
use worker::{ABSENT, BotOutcome, BotReply, Call, Outgoing, READY, Reply};

/// The connections of the worker to the page and to the sandbox.
struct Context {
    page: DedicatedWorkerGlobalScope,
    sandbox: RefCell<Option<MessagePort>>,
    /// The calls that came while a board was being read: without the board, nobody can read them.
    waiting: RefCell<Option<VecDeque<Vec<u8>>>>,
}

/// Runs the worker: its name says what for.
pub fn run_worker() {
    wasm_bindgen_futures::spawn_local(async {
        let generates_worlds = generates_worlds(&page().name());
        let listening = if generates_worlds { generating().await } else { listening().await };
        match listening {
            Ok(listen) => listen(),
            Err(Absent) => tell(&page(), ABSENT),
        }
    });
}

part! {
    worlds:
    /// Returns the function that starts to generate worlds.
    fn generating() -> fn() {
        generate
    }
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

/// Answers each title of a world with its text, or with nothing if there is none.
fn generate() {
    let page = page();
    let answer = {
        let page = page.clone();
        move |event: MessageEvent| {
            let text = event.data().as_string().and_then(|title| world_titled(&title));
            let _ = page.post_message(&text.into());
        }
    };
    listen(|hear| page.set_onmessage(Some(hear)), answer);
    tell(&page, READY);
}

fn begin() {
    let page = page();
    let context = Rc::new(Context {
        page: page.clone(),
        sandbox: RefCell::default(),
        waiting: RefCell::default(),
    });
    listen(move |hear| page.set_onmessage(Some(hear)), {
        let context = Rc::clone(&context);
        move |event| match event.ports().get(0).dyn_into() {
            Ok(port) => connect(&context, port),
            Err(_) => context.take(Uint8Array::new(&event.data()).to_vec()),
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
                hearer.send_soon(hear_bot(reply));
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
        outcome: BotOutcome::read(&text(1)?, text(2)?)?,
        millis: number(3)?,
        printed: text(4)?,
    })
}

impl Context {
    /// Takes a call from the page, at once or after the boards before it.
    fn take(self: &Rc<Self>, bytes: Vec<u8>) {
        if let Some(waiting) = &mut *self.waiting.borrow_mut() {
            waiting.push_back(bytes);
            return;
        }
        if let Some(call) = Call::from_bytes(&bytes) {
            self.handle(call);
        }
    }

    /// Reads a board; other calls wait until that is done.
    fn read_board(self: &Rc<Self>, text: String) {
        self.waiting.replace(Some(VecDeque::new()));
        let context = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            if read_for_worker(text).await.is_err() {
                tell(&context.page, ABSENT);
            }
            for bytes in context.waiting.take().into_iter().flatten() {
                context.take(bytes);
            }
        });
    }

    /// Handles a call from the page: the levels are here, everything else may have to be loaded.
    fn handle(self: &Rc<Self>, call: Call) {
        match call {
            Call::Board(text) => self.read_board(text),
            Call::SetLanguage(tag) => {
                text::find_language(&tag).into_iter().for_each(text::set_language);
            }
            Call::Decide(question) => self.reply(&Reply::Answer(question.answer())),
            Call::Advise(question, names) => self.reply(&Reply::Advice(question.advice(&names))),
            Call::Bots(call) => self.send_soon(call_bots(call)),
            Call::Analysis(call) => self.send_soon(analyse(call)),
            Call::Film(call) => self.send_soon(draw_film(call)),
            Call::Trial(call) => self.send_soon(try_board(call)),
        }
    }

    fn reply(&self, reply: &Reply) {
        tell(&self.page, &reply.to_bytes());
    }

    /// Sends the messages of a part of the program, once it is there.
    fn send_soon(
        self: &Rc<Self>,
        said: impl Future<Output = Result<Vec<Outgoing>, Absent>> + 'static,
    ) {
        let context = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            match said.await {
                Ok(said) => context.send(said),
                Err(Absent) => tell(&context.page, ABSENT),
            }
        });
    }

    fn send(&self, said: Vec<Outgoing>) {
        for say in said {
            match say {
                Outgoing::Page(reply) => self.reply(&reply),
                Outgoing::Bot(question) => {
                    let words = Array::of3(
                        &question.number.into(),
                        &question.source.into(),
                        &question.text.into(),
                    );
                    if let Some(sandbox) = &*self.sandbox.borrow() {
                        // If the sandbox is gone, the code that waits for its answer notices.
                        let _ = sandbox.post_message(&words);
                    }
                }
            }
        }
    }
}
