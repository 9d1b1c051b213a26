//! Ensures that only one tab at a time plays a game, using the browser's Web Locks.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// This tab's claim to play a game.
#[derive(Clone)]
pub struct TabLock {
    name: String,
    held: Rc<HeldLock>,
}

struct HeldLock {
    release: RefCell<Option<Function>>,
    is_over: Cell<bool>,
    tell: Box<dyn Fn(bool)>,
}

/// The way to request a lock.
#[derive(Clone, Copy)]
enum LockRequest {
    IfFree,
    WhenFree,
    Now,
}

impl TabLock {
    /// Claims the game with this id. `tell` is called at once and after every change, with `true`
    /// if this tab plays. If the browser has no locks or refuses them, every tab plays.
    pub fn claim(id: &str, tell: impl Fn(bool) + 'static) -> Self {
        let held = HeldLock {
            release: RefCell::default(),
            is_over: Cell::new(false),
            tell: Box::new(tell),
        };
        let lock = Self { name: format!("red-queens/game/{id}"), held: Rc::new(held) };
        lock.ask(LockRequest::IfFree);
        lock
    }

    /// Takes the game over; the other tab stops playing.
    pub fn take_over(&self) {
        self.ask(LockRequest::Now);
    }

    /// Releases the game for other tabs.
    pub fn release(&self) {
        self.held.is_over.set(true);
        if let Some(release) = self.held.release.take() {
            let _ = release.call0(&JsValue::NULL);
        }
    }

    fn ask(&self, ask: LockRequest) {
        if self.request(ask).is_none() {
            self.refuse(ask);
        }
    }

    fn request(&self, ask: LockRequest) -> Option<()> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        let option = match ask {
            LockRequest::IfFree => "ifAvailable",
            LockRequest::Now => "steal",
            LockRequest::WhenFree => "mode",
        };
        let value =
            if matches!(ask, LockRequest::WhenFree) { "exclusive".into() } else { JsValue::TRUE };
        Reflect::set(&options, &option.into(), &value).ok()?;

        let lock = self.clone();
        let granted = Closure::once_into_js(move |found: JsValue| lock.hear(&found));
        let outcome =
            request.call3(&locks, &JsValue::from_str(&self.name), &options, &granted).ok()?;
        let lock = self.clone();
        let lost = Closure::once_into_js(move |_: JsValue| lock.lose(ask));
        let outcome: Promise = outcome.dyn_into().ok()?;
        let catch: Function = Reflect::get(&outcome, &"catch".into()).ok()?.dyn_into().ok()?;
        catch.call1(&outcome, &lost).ok().map(drop)
    }

    /// Handles the browser's answer: a lock, which is held until the returned promise is fulfilled,
    /// or nothing.
    fn hear(&self, found: &JsValue) -> JsValue {
        if self.held.is_over.get() {
            return JsValue::UNDEFINED;
        }
        if found.is_null() {
            (self.held.tell)(false);
            self.ask(LockRequest::WhenFree);
            return JsValue::UNDEFINED;
        }
        let promise = Promise::new(&mut |resolve, _| {
            self.held.release.replace(Some(resolve));
        });
        (self.held.tell)(true);
        promise.into()
    }

    /// Handles a failed request: another tab has taken the lock away after it was granted, or it
    /// never was.
    fn lose(&self, ask: LockRequest) {
        if self.held.is_over.get() {
            return;
        }
        if self.held.release.take().is_none() {
            return self.refuse(ask);
        }
        (self.held.tell)(false);
        self.ask(LockRequest::WhenFree);
    }

    /// Handles a browser without locks: nothing keeps this tab from playing, and a tab that waits
    /// for another one continues to watch.
    fn refuse(&self, ask: LockRequest) {
        if !matches!(ask, LockRequest::WhenFree) {
            (self.held.tell)(true);
        }
    }
}
