//! Generating worlds in a worker, so that the page answers its user meanwhile.

use std::sync::Arc;
use std::time::Duration;

use futures::lock::{Mutex, OwnedMutexGuard};
use js_sys::{Function, Promise};
use leptos::prelude::{set_timeout, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker};

use crate::store::start_worker;
use worker::READY;

/// The beginning of the names of workers that generate worlds.
const NAME: &str = "red-queens/worlds/";

/// The time for which a worker may be silent, in milliseconds. Rare worlds take seconds, and slow
/// devices ten times as long.
const PATIENCE: i32 = 60_000;

/// The time in which the page shows something, in milliseconds.
const SOON: i32 = 60;

/// The time after which a worker without work is ended, for the memory that it takes.
const REST: Duration = Duration::from_secs(60);

thread_local! {
    /// The worker, if there is one. The lock is held while it works.
    static GENERATOR: Arc<Mutex<Option<Generator>>> = Arc::default();
}

/// A worker that generates worlds, one after the other. It ends with this value.
struct Generator {
    worker: Worker,
    /// The number of worlds that it has generated.
    count: u32,
}

/// The right to generate a world. There is one for all: a device has memory for one worker.
pub struct GeneratorPermit(OwnedMutexGuard<Option<Generator>>);

/// Returns `true` for the name of a worker that generates worlds.
pub fn generates_worlds(worker: &str) -> bool {
    worker.starts_with(NAME)
}

/// Generates the world with this title, which takes a while. Returns its text, or `None` if there is
/// no such world.
pub fn world_titled(title: &str) -> Option<String> {
    worldgen::generate(title.parse().ok()?).ok()
}

impl GeneratorPermit {
    /// Waits until no other world is being generated.
    pub async fn come() -> Self {
        Self(GENERATOR.with(Arc::clone).lock_owned().await)
    }

    /// Returns the text of the world with this title, or `None` if no worker generates it.
    pub async fn generated(mut self, title: &str) -> Option<String> {
        let idle = self.0.take();
        let mut generator = match idle {
            Some(generator) => generator,
            None => Generator::start().await?,
        };
        let text = generator.generated(title).await?;
        let count = generator.count;
        *self.0 = Some(generator);
        set_timeout(move || end(count), REST);
        Some(text)
    }
}

/// Waits until the page has shown what it says now.
pub async fn shown() {
    let mut wait = |go_on: Function, _| call_after(SOON, &go_on);
    let _ = JsFuture::from(Promise::new(&mut wait)).await;
}

fn call_after(millis: i32, function: &Function) {
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(function, millis);
}

/// Ends the worker unless it has generated more worlds than these.
fn end(count: u32) {
    let generator = GENERATOR.with(Arc::clone);
    if let Some(mut generator) = generator.try_lock() {
        generator.take_if(|it| it.count == count);
    }
}

impl Generator {
    /// Starts a worker, and waits until it listens.
    async fn start() -> Option<Self> {
        let name = format!("{NAME}{}", js_sys::Math::random());
        let generator = Self { worker: start_worker(&name)?, count: 0 };
        let said = generator.heard().await?;
        let is_ready = js_sys::Uint8Array::new(&said).to_vec() == READY;
        is_ready.then_some(generator)
    }

    async fn generated(&mut self, title: &str) -> Option<String> {
        self.worker.post_message(&title.into()).ok()?;
        self.count += 1;
        self.heard().await?.as_string()
    }

    /// Returns the next message of the worker, or `None` if it fails.
    async fn heard(&self) -> Option<JsValue> {
        let mut listen = |hear: Function, _| {
            self.worker.set_onmessage(Some(&hear));
            self.worker.set_onerror(Some(&hear));
            call_after(PATIENCE, &hear);
        };
        let event = JsFuture::from(Promise::new(&mut listen)).await.ok()?;
        Some(event.dyn_into::<MessageEvent>().ok()?.data())
    }
}

impl Drop for Generator {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
