//! A signal: a value that notifies its readers when it changes.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;

use leptos::prelude::{
    Notify, Read, ReadUntracked, RwSignal as Plain, Set, Signal, Track, UpdateUntracked,
};

use super::lost;

type Value = Box<dyn Any + Send + Sync>;

/// A value that can be read and changed, like Leptos's `RwSignal`.
pub struct Variable<T> {
    erased: Plain<Value>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Variable<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Variable<T> {}

impl<T: Send + Sync + 'static> Variable<T> {
    pub fn new(value: T) -> Self {
        Self { erased: keep(Box::new(value)), of: PhantomData }
    }

    /// Returns a guard of the value, and subscribes to it.
    pub fn read(self) -> Seen<T> {
        Seen { value: follow(self.erased), of: PhantomData }
    }

    /// Returns a guard of the value, without subscribing.
    pub fn read_untracked(self) -> Seen<T> {
        Seen { value: look(self.erased), of: PhantomData }
    }

    /// Passes the value to a function, and subscribes to it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.read())
    }

    /// Passes the value to a function, without subscribing.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.read_untracked())
    }

    /// Returns a copy of the value, and subscribes to it.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.read().clone()
    }

    /// Returns a copy of the value, without subscribing.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.read_untracked().clone()
    }

    /// Like [`Self::get_untracked`], or `None` after the signal was disposed.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        let seen = |value| Seen { value, of: PhantomData };
        try_look(self.erased).map(seen).map(|seen| T::clone(&seen))
    }

    /// Subscribes to the value.
    pub fn track(self) {
        self.erased.track();
    }

    /// Replaces the value.
    pub fn set(self, value: T) {
        put(self.erased, Box::new(value));
    }

    /// Like [`Self::set`]; returns `false` after the signal was disposed.
    pub fn try_set(self, value: T) -> bool {
        try_put(self.erased, Box::new(value))
    }

    /// Changes the value.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.update_untracked(change);
        self.notify();
    }

    /// Like [`Self::update`]; does nothing after the signal was disposed.
    pub fn try_update(self, change: impl FnOnce(&mut T)) {
        if try_look(self.erased).is_some() {
            self.update(change);
        }
    }

    /// Changes the value without notifying its readers.
    pub fn update_untracked(self, change: impl FnOnce(&mut T)) {
        let mut change = Some(change);
        alter(self.erased, &mut |value| match (value.downcast_mut(), change.take()) {
            (Some(value), Some(change)) => change(value),
            _ => lost(),
        });
    }

    /// Notifies the readers of the value.
    pub fn notify(self) {
        self.erased.notify();
    }
}

impl<T: Clone + Send + Sync + 'static> From<Variable<T>> for Signal<T> {
    fn from(signal: Variable<T>) -> Self {
        Signal::derive(move || signal.get())
    }
}

#[inline(never)]
fn keep(value: Value) -> Plain<Value> {
    Plain::new(value)
}

#[inline(never)]
fn follow(signal: Plain<Value>) -> Guard {
    signal.read()
}

#[inline(never)]
fn look(signal: Plain<Value>) -> Guard {
    signal.read_untracked()
}

#[inline(never)]
fn try_look(signal: Plain<Value>) -> Option<Guard> {
    signal.try_read_untracked()
}

#[inline(never)]
fn put(signal: Plain<Value>, value: Value) {
    signal.set(value);
}

#[inline(never)]
fn try_put(signal: Plain<Value>, value: Value) -> bool {
    signal.try_set(value).is_none()
}

#[inline(never)]
fn alter(signal: Plain<Value>, change: &mut dyn FnMut(&mut dyn Any)) {
    let _ = signal.try_update_untracked(|value| change(&mut **value));
}

type Guard = <Plain<Value> as ReadUntracked>::Value;

/// A guard of the value of a [`Variable`].
pub struct Seen<T> {
    value: Guard,
    of: PhantomData<fn() -> T>,
}

impl<T: 'static> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        (**self.value).downcast_ref().unwrap_or_else(|| lost())
    }
}
