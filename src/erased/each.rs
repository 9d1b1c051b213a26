//! A list whose items keep their views for as long as they are in it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

use super::any::any;
use super::view;

/// An item that has not been drawn yet.
struct Item {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// Draws each item once, for as long as the list has an item with its key, like Leptos's own `For`.
#[component]
pub fn Each<I, T, K, V>(
    each: impl Fn() -> I + Send + 'static,
    /// Returns the key that distinguishes an item from the others.
    key: impl Fn(&T) -> K + Send + 'static,
    children: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    I: IntoIterator<Item = T>,
    T: Send + 'static,
    K: Hash,
    V: IntoView + 'static,
{
    let children = Arc::new(children);
    list(Box::new(move || {
        let item = |item: T| {
            let children = Arc::clone(&children);
            let key = digest(&key(&item));
            Item { key, draw: Box::new(move || any(children(item))) }
        };
        each().into_iter().map(item).collect()
    }))
}

fn digest(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

fn list(items: Box<dyn Fn() -> Vec<Item> + Send>) -> AnyView {
    view! { <For each=items key=|item| item.key children=|item| (item.draw)() /> }.into_any()
}
