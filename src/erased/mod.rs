//! A type-erased version of Leptos's memo.
//!
//! Leptos compiles a copy of its code for every type in a `Memo<T>`, each of them kilobytes that the browser downloads.
//! [`Derived`] puts the value behind a pointer first, so that all types share one copy: with `Memo`, a table would be
//! 727 kB instead of 711, more than its limit (`scripts/size.mjs`).

mod derived;

pub use derived::Derived;
