//! Type-erased versions of Leptos's memo and closure.
//!
//! Leptos compiles a copy of its code for every type in a `Memo<T>`, and for every type of view that a closure in a `view!`
//! returns. Each copy is kilobytes that the browser downloads. The types here put the value behind a
//! pointer first, so that all of them share one copy. Without them the download would exceed its limits (`scripts/size.mjs`).
//!
//! | here | Leptos |
//! |---|---|
//! | [`Derived`] | `Memo` |
//! | `{live(move || …)}` | `{move || …}` |
//!
//! [`later()`] draws a view in a task of its own.

mod any;
mod derived;
mod later;
mod live;

pub use derived::Derived;
pub use later::later;
pub use live::live;

/// Panics because an erased value isn't of the type that it was made with, which can't happen.
#[cold]
fn lost() -> ! {
    unreachable!("an erased value has the type that it was made with");
}
