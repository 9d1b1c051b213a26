//! Leptos's primitives, compiled once instead of once for each type that they hold.
//!
//! Every `Memo<T>`, every `<For>` over a `T` and every closure in a `view!` that returns a `V` is a
//! copy of kilobytes of machine code that the browser must download. Here the type is put behind a
//! pointer first, so that all of them share one copy. They are used as Leptos's own.

mod each;
mod live;
mod memo;

pub use each::For;
pub use live::live;
pub use memo::Memo;
