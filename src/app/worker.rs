//! The worker of the computer players, seen from the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::model::thought::{Answer, Question, READY};

/// What loads the worker; it lies beside the page.
const LOADER: &str = "bot_worker_loader.js";

/// A running worker. It ends with this value.
pub struct BotWorker {
    worker: Worker,
    is_ready: Rc<Cell<bool>>,
    waiting: Rc<RefCell<Option<Vec<u8>>>>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

impl BotWorker {
    /// Starts a worker. `None` where the browser has none.
    pub fn start(
        on_answer: impl Fn(Answer) + 'static,
        on_failure: impl Fn() + 'static,
    ) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(LOADER, &options).ok()?;
        let is_ready = Rc::new(Cell::new(false));
        let waiting = Rc::new(RefCell::new(None::<Vec<u8>>));
        let hear = {
            let (worker, is_ready, waiting) = (worker.clone(), is_ready.clone(), waiting.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                if bytes == READY {
                    is_ready.set(true);
                    if let Some(question) = waiting.take() {
                        post(&worker, &question);
                    }
                } else if let Some(answer) = Answer::from_bytes(&bytes) {
                    on_answer(answer);
                }
            })
        };
        let fail = Closure::<dyn Fn()>::new(on_failure);
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Some(Self { worker, is_ready, waiting, _hear: hear, _fail: fail })
    }

    /// Asks something; the answer comes when it comes. What is asked before the worker is ready
    /// waits for it.
    pub fn ask(&self, question: &Question) {
        let bytes = question.to_bytes();
        if self.is_ready.get() {
            post(&self.worker, &bytes);
        } else {
            self.waiting.replace(Some(bytes));
        }
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// What does not arrive is missed by whoever waits for the answer.
fn post(worker: &Worker, bytes: &[u8]) {
    let _ = worker.post_message(&Uint8Array::from(bytes));
}
