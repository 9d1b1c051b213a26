//! Leptos's primitives, compiled once instead of once for each type that they hold.
//!
//! Every `Memo<T>`, every `<For>` over a `T` and every closure in a `view!` that returns a `V` is a
//! copy of kilobytes of machine code that the browser must download. Here the type is put behind a
//! pointer first, so that all of them share one copy. They are used as
//! Leptos’s own, [`Derived`] as its `Memo` and [`Each`] as its `For`.

mod derived;
mod each;
mod live;
mod surrounding;

pub use derived::Derived;
pub use each::Each;
pub use live::live;
pub use surrounding::surrounding;
