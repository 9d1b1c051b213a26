//! A memo: a derived value, computed again only when the values that it reads change.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Signal};

/// A value of any type that can be compared with another.
trait Value: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
    fn any(&self) -> &dyn Any;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

#[derive(Clone)]
struct Erased(Arc<dyn Value>);

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        self.0.is((*other.0).any())
    }
}

/// Computes a value from the previous one.
type Compute = Box<dyn Fn(Option<&Erased>) -> Erased + Send + Sync>;

/// A derived value, like Leptos's `Memo`.
///
/// A view that reads a derived value, and also one from which it is derived, must read the source
/// first. Otherwise Leptos misses a change of the source that leaves the derived value the same.
pub struct Derived<T> {
    erased: leptos::prelude::Memo<Erased>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: PartialEq + Send + Sync + 'static> Derived<T> {
    /// Derives a value from others, and from its own previous value.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        let compute: Compute = Box::new(move |before| {
            Erased(Arc::new(compute(before.and_then(|value| (*value.0).any().downcast_ref()))))
        });
        Self { erased: leptos::prelude::Memo::new(compute), of: PhantomData }
    }

    /// Returns a guard of the value, and subscribes to it.
    pub fn read(self) -> Held<T> {
        Held { value: self.erased.get(), of: PhantomData }
    }

    /// Returns a guard of the value, without subscribing.
    pub fn read_untracked(self) -> Held<T> {
        Held { value: self.erased.get_untracked(), of: PhantomData }
    }

    /// Passes the value to a function, and subscribes to it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.read())
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
}

impl<T: PartialEq + Clone + Send + Sync + 'static> From<Derived<T>> for Signal<T> {
    fn from(memo: Derived<T>) -> Self {
        Signal::derive(move || memo.get())
    }
}

/// A guard of the value of a [`Derived`].
pub struct Held<T> {
    value: Erased,
    of: PhantomData<fn() -> T>,
}

impl<T: 'static> Deref for Held<T> {
    type Target = T;

    fn deref(&self) -> &T {
        (*self.value.0).any().downcast_ref().unwrap_or_else(|| lost())
    }
}

/// Panics because an erased value isn't of the type that it was made with, which can't happen.
#[cold]
fn lost() -> ! {
    unreachable!("an erased value has the type that it was made with");
}
