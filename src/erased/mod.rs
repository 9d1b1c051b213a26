//! Leptos's primitives, compiled once instead of once for each type that they hold.
//!
//! Every `Memo<T>`, every `<For>` over a `T`, every element of a view with its attributes, every closure in a `view!` that returns
//! a `V` and every list of such a `V` is a copy of kilobytes of machine code that the browser must download. Here the type is put
//! behind a pointer first, so that all of them share one copy. They are used as
//! Leptos’s own: [`Derived`] as its `Memo`, [`Each`] as its `For`, [`Show`] as its `Show`, [`Variable`] as its `RwSignal`, [`Watcher`] as its `Effect`,
//! and [`view!`] as its `view!`.

mod any;
mod derived;
mod each;
mod later;
mod live;
pub mod prelude;
mod show;
mod surrounding;
mod variable;
mod watcher;

pub use derived::Derived;
pub use each::Each;
pub use later::later;
pub use leptos::prelude::view;
pub use live::live;
pub use show::Show;
pub use surrounding::surrounding;
pub use variable::Variable;
pub use watcher::Watcher;

/// Panics because a value is missing that must exist. Shared by all types, to keep the code small.
#[cold]
fn lost() -> ! {
    unreachable!("what is erased is what its type says");
}
