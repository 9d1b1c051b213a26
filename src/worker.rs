//! The worker of the computer players, seen from the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};

use super::cage::Cage;
use super::lifeline::Lifeline;
use super::store::address_of;
use players::worker::{ABSENT, Call, READY, Word};

/// What loads the worker, as the page calls it.
const LOADER: &str = "worker";

/// Why a worker is of no use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The part of the program in which computer players think did not come.
    Absent,
    /// It, or the cage of a bot, has broken down.
    Broken,
}

/// A running worker. It ends with this value, and the cage of people's bots with it.
pub struct BotWorker {
    line: Rc<Line>,
    cage: RefCell<Option<Cage>>,
    on_failure: Rc<dyn Fn(Failure)>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

/// What is said to the worker. What is said before it is ready waits for it.
struct Line {
    worker: Worker,
    lifeline: RefCell<Option<Lifeline>>,
    is_ready: Cell<bool>,
    waiting: RefCell<Option<Vec<u8>>>,
    /// The way to the cage, until the worker has it.
    port: Cell<Option<MessagePort>>,
}

impl BotWorker {
    /// Starts a worker. `None` where the browser has none.
    pub fn start(
        on_word: impl Fn(Word) + 'static,
        on_failure: impl Fn(Failure) + 'static,
    ) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let name = Lifeline::name();
        options.set_name(&name);
        let worker = Worker::new_with_options(&address_of(LOADER)?, &options).ok()?;
        let line = Rc::new(Line {
            worker,
            lifeline: RefCell::default(),
            is_ready: Cell::new(false),
            waiting: RefCell::default(),
            port: Cell::default(),
        });
        let on_failure: Rc<dyn Fn(Failure)> = Rc::new(on_failure);
        let hear = {
            let (line, on_failure) = (Rc::clone(&line), Rc::clone(&on_failure));
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                if bytes == READY {
                    line.is_ready.set(true);
                    let on_failure = Rc::clone(&on_failure);
                    let lifeline = Lifeline::watch(&name, move || on_failure(Failure::Broken));
                    line.lifeline.replace(lifeline);
                    line.say(Call::Speak(text::language().tag().to_owned()).to_bytes());
                    if let Some(call) = line.waiting.take() {
                        line.say(call);
                    }
                } else if bytes == ABSENT {
                    on_failure(Failure::Absent);
                } else if let Some(word) = Word::from_bytes(&bytes) {
                    on_word(word);
                }
            })
        };
        let fail = {
            let on_failure = Rc::clone(&on_failure);
            Closure::<dyn Fn()>::new(move || on_failure(Failure::Broken))
        };
        line.worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        line.worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Some(Self { line, cage: RefCell::default(), on_failure, _hear: hear, _fail: fail })
    }

    /// Asks something; the answer comes when it comes.
    pub fn ask(&self, call: &Call) {
        if call.needs_a_cage() && self.cage.borrow().is_none() {
            let on_failure = Rc::clone(&self.on_failure);
            if let Some((cage, port)) = Cage::open(move || on_failure(Failure::Broken)) {
                self.cage.replace(Some(cage));
                self.line.port.set(Some(port));
            }
        }
        self.line.say(call.to_bytes());
    }
}

impl Line {
    /// What does not arrive is missed by whoever waits for the answer.
    fn say(&self, bytes: Vec<u8>) {
        if !self.is_ready.get() {
            self.waiting.replace(Some(bytes));
            return;
        }
        if let Some(port) = self.port.take() {
            let _ = self.worker.post_message_with_transfer(&port, &Array::of1(&port));
        }
        let _ = self.worker.post_message(&Uint8Array::from(bytes.as_slice()));
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.line.lifeline.take();
        self.line.worker.set_onmessage(None);
        self.line.worker.set_onerror(None);
        self.line.worker.terminate();
    }
}
