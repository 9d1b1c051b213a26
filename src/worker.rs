//! The worker of the computer players, seen from the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function, Uint8Array};
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};

use super::cage::Cage;
use super::lifeline::Lifeline;
use super::store::{address_of, fetch_anew};
use players::worker::{ABSENT, Call, READY, Word};

/// The page's name for the file that loads the worker.
const LOADER: &str = "worker";

/// The reason why a worker can't be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The worker, or the part of the program with the computer players, couldn't be loaded.
    Absent,
    /// The worker, or the sandbox of a bot, has crashed.
    Broken,
}

/// A running worker. Dropping it ends it, together with the sandbox of users' bots.
pub struct BotWorker {
    line: Rc<Line>,
    cage: RefCell<Option<Cage>>,
    on_failure: Rc<dyn Fn(Failure)>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

/// The connection to the worker. Messages sent before it is ready are queued.
struct Line {
    name: String,
    worker: RefCell<Worker>,
    /// The listeners for messages and errors; `None` after they have been removed.
    ears: RefCell<Option<[Function; 2]>>,
    /// `true` after its file was fetched again.
    is_anew: Cell<bool>,
    lifeline: RefCell<Option<Lifeline>>,
    is_ready: Cell<bool>,
    waiting: RefCell<Option<Vec<u8>>>,
    /// The port to the sandbox, until the worker has it.
    port: Cell<Option<MessagePort>>,
}

impl BotWorker {
    /// Starts a worker. Returns `None` if the browser has none.
    pub fn start(
        on_word: impl Fn(Word) + 'static,
        on_failure: impl Fn(Failure) + 'static,
    ) -> Option<Self> {
        let name = Lifeline::name();
        let line = Rc::new(Line {
            worker: RefCell::new(begin(&name)?),
            name,
            ears: RefCell::default(),
            is_anew: Cell::default(),
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
                    let lifeline = Lifeline::watch(&line.name, move || on_failure(Failure::Broken));
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
            let (line, on_failure) = (Rc::clone(&line), Rc::clone(&on_failure));
            Closure::<dyn Fn()>::new(move || {
                if line.is_ready.get() {
                    on_failure(Failure::Broken);
                } else {
                    spawn_local(Rc::clone(&line).begin_anew(Rc::clone(&on_failure)));
                }
            })
        };
        let ears =
            [&hear.as_ref(), &fail.as_ref()].map(|ear| ear.unchecked_ref::<Function>().clone());
        line.ears.replace(Some(ears));
        line.listen();
        Some(Self { line, cage: RefCell::default(), on_failure, _hear: hear, _fail: fail })
    }

    /// Asks a question, which will be answered asynchronously.
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

/// Starts a worker that holds the lock of this name.
fn begin(name: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(name);
    Worker::new_with_options(&address_of(LOADER)?, &options).ok()
}

impl Line {
    /// Listens to the worker until the connection is dropped.
    fn listen(&self) {
        let ears = self.ears.borrow();
        let [hear, fail] = ears.as_ref().map_or([None, None], |ears| ears.each_ref().map(Some));
        self.worker.borrow().set_onmessage(hear);
        self.worker.borrow().set_onerror(fail);
    }

    /// Replaces a worker that couldn't start, with a file that was fetched again; only once.
    async fn begin_anew(self: Rc<Self>, on_failure: Rc<dyn Fn(Failure)>) {
        let came = !self.is_anew.replace(true) && fetch_anew(LOADER).await;
        if self.ears.borrow().is_none() {
            return;
        }
        self.worker.borrow().terminate();
        let Some(worker) = came.then(|| begin(&self.name)).flatten() else {
            on_failure(Failure::Absent);
            return;
        };
        self.worker.replace(worker);
        self.listen();
    }

    /// Sends a message. If it is lost, the timeout for the answer notices.
    fn say(&self, bytes: Vec<u8>) {
        if !self.is_ready.get() {
            self.waiting.replace(Some(bytes));
            return;
        }
        if let Some(port) = self.port.take() {
            let _ = self.worker.borrow().post_message_with_transfer(&port, &Array::of1(&port));
        }
        let _ = self.worker.borrow().post_message(&Uint8Array::from(bytes.as_slice()));
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.line.lifeline.take();
        self.line.ears.take();
        self.line.listen();
        self.line.worker.borrow().terminate();
    }
}
