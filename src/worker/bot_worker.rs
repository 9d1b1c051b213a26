//! The worker of the computer players, seen from the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function, Uint8Array};
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker};

use super::lifeline::Lifeline;
use super::sandbox::Sandbox;
use crate::boards;
use crate::store::{LOADER, fetch_anew, start_worker};
use worker::{ABSENT, Call, READY, Reply};

/// The reason why a worker can't be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkerFailure {
    /// The worker, or the part of the program with the computer players, couldn't be loaded.
    Absent,
    /// It, or the sandbox of a bot, has broken down.
    Broken,
}

/// A running worker. It ends with this value, and the sandbox of people's bots with it.
pub struct BotWorker {
    connection: Rc<Connection>,
    sandbox: RefCell<Option<Sandbox>>,
    on_failure: Rc<dyn Fn(WorkerFailure)>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

/// The connection to a worker. Messages wait until it is ready.
struct Connection {
    name: String,
    worker: RefCell<Worker>,
    /// The listeners for its messages and errors; `None` once the connection is closed.
    listeners: RefCell<Option<[Function; 2]>>,
    /// True once its file has been fetched again.
    is_anew: Cell<bool>,
    lifeline: RefCell<Option<Lifeline>>,
    is_ready: Cell<bool>,
    waiting: RefCell<Option<Vec<u8>>>,
    /// The way to the sandbox, until the worker has it.
    port: Cell<Option<MessagePort>>,
}

impl BotWorker {
    /// Starts a worker. Returns `None` if the browser has none.
    pub fn start(
        on_reply: impl Fn(Reply) + 'static,
        on_failure: impl Fn(WorkerFailure) + 'static,
    ) -> Option<Self> {
        let name = Lifeline::name();
        let connection = Rc::new(Connection {
            worker: RefCell::new(start_worker(&name)?),
            name,
            listeners: RefCell::default(),
            is_anew: Cell::default(),
            lifeline: RefCell::default(),
            is_ready: Cell::new(false),
            waiting: RefCell::default(),
            port: Cell::default(),
        });
        let on_failure: Rc<dyn Fn(WorkerFailure)> = Rc::new(on_failure);
        let hear = {
            let (connection, on_failure) = (Rc::clone(&connection), Rc::clone(&on_failure));
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                if bytes == READY {
                    connection.is_ready.set(true);
                    let on_failure = Rc::clone(&on_failure);
                    let lifeline = Lifeline::watch(&connection.name, move || {
                        on_failure(WorkerFailure::Broken);
                    });
                    connection.lifeline.replace(lifeline);
                    connection
                        .send(Call::SetLanguage(text::language().tag().to_owned()).to_bytes());
                    for board in boards::texts() {
                        connection.send(Call::Board(board).to_bytes());
                    }
                    if let Some(call) = connection.waiting.take() {
                        connection.send(call);
                    }
                } else if bytes == ABSENT {
                    on_failure(WorkerFailure::Absent);
                } else if let Some(reply) = Reply::from_bytes(&bytes) {
                    on_reply(reply);
                }
            })
        };
        let fail = {
            let (connection, on_failure) = (Rc::clone(&connection), Rc::clone(&on_failure));
            Closure::<dyn Fn()>::new(move || {
                if connection.is_ready.get() {
                    on_failure(WorkerFailure::Broken);
                } else {
                    spawn_local(Rc::clone(&connection).begin_anew(Rc::clone(&on_failure)));
                }
            })
        };
        let listeners = [&hear.as_ref(), &fail.as_ref()]
            .map(|handler| handler.unchecked_ref::<Function>().clone());
        connection.listeners.replace(Some(listeners));
        connection.listen();
        Some(Self { connection, sandbox: RefCell::default(), on_failure, _hear: hear, _fail: fail })
    }

    /// Asks a question, which will be answered asynchronously.
    pub fn ask(&self, call: &Call) {
        if call.needs_sandbox() && self.sandbox.borrow().is_none() {
            let on_failure = Rc::clone(&self.on_failure);
            if let Some((sandbox, port)) = Sandbox::open(move || on_failure(WorkerFailure::Broken))
            {
                self.sandbox.replace(Some(sandbox));
                self.connection.port.set(Some(port));
            }
        }
        self.connection.send(call.to_bytes());
    }
}

impl Connection {
    /// Hears the worker as long as anybody wants to.
    fn listen(&self) {
        let listeners = self.listeners.borrow();
        let [hear, fail] =
            listeners.as_ref().map_or([None, None], |listeners| listeners.each_ref().map(Some));
        self.worker.borrow().set_onmessage(hear);
        self.worker.borrow().set_onerror(fail);
    }

    /// Replaces a worker that couldn't start, with a file that was fetched again; only once.
    async fn begin_anew(self: Rc<Self>, on_failure: Rc<dyn Fn(WorkerFailure)>) {
        let came = !self.is_anew.replace(true) && fetch_anew(LOADER).await;
        if self.listeners.borrow().is_none() {
            return;
        }
        self.worker.borrow().terminate();
        let Some(worker) = came.then(|| start_worker(&self.name)).flatten() else {
            on_failure(WorkerFailure::Absent);
            return;
        };
        self.worker.replace(worker);
        self.listen();
    }

    /// Sends a message. If it is lost, the timeout for the answer notices.
    fn send(&self, bytes: Vec<u8>) {
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
        self.connection.lifeline.take();
        self.connection.listeners.take();
        self.connection.listen();
        self.connection.worker.borrow().terminate();
    }
}
