//! Runs the work after a change on screen in slices, so that the page stays responsive.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort};

/// The length of a slice in milliseconds.
const SLICE: f64 = 4.0;

/// Works in slices from now on. Must be called before anything is mounted; later it does nothing.
pub fn share_the_page() {
    let _ = Executor::init_custom_executor(Slices);
}

/// Runs tasks one after the other, like [`wasm_bindgen_futures`], but not too many at once.
struct Slices;

impl CustomExecutor for Slices {
    fn spawn(&self, task: PinnedFuture<()>) {
        self.spawn_local(task);
    }

    fn spawn_local(&self, task: PinnedLocalFuture<()>) {
        wasm_bindgen_futures::spawn_local(InSlices(task));
    }

    fn poll_local(&self) {}
}

/// A task that waits for the next slice when this one is over.
struct InSlices(PinnedLocalFuture<()>);

impl Future for InSlices {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if CLOCK.with(|clock| clock.puts_off(context.waker())) {
            return Poll::Pending;
        }
        self.0.as_mut().poll(context)
    }
}

thread_local! {
    static CLOCK: Clock = Clock::new();
}

/// The start of the slice, and the tasks that wait for the next one.
struct Clock {
    began: Cell<Option<f64>>,
    waiting: RefCell<Vec<Waker>>,
    /// The port for a message to the page itself, which arrives after all other work.
    bell: Option<MessagePort>,
}

impl Clock {
    fn new() -> Self {
        let channel = MessageChannel::new().ok();
        let bell = channel.map(|channel| {
            let ring = Closure::<dyn Fn()>::new(|| CLOCK.with(Self::next_slice)).into_js_value();
            channel.port1().set_onmessage(Some(ring.unchecked_ref()));
            channel.port2()
        });
        Self { began: Cell::new(None), waiting: RefCell::default(), bell }
    }

    /// Returns `true` if the slice is over, and then wakes the task in the next one. Tasks keep
    /// their order.
    fn puts_off(&self, task: &Waker) -> bool {
        let Some(bell) = &self.bell else { return false };
        let now = js_sys::Date::now();
        let Some(began) = self.began.get() else {
            let rung = bell.post_message(&JsValue::NULL).is_ok();
            self.began.set(rung.then_some(now));
            return false;
        };
        let over = !(began..began + SLICE).contains(&now);
        if over {
            self.waiting.borrow_mut().push(task.clone());
        }
        over
    }

    fn next_slice(&self) {
        self.began.set(None);
        for task in self.waiting.take() {
            task.wake();
        }
    }
}
