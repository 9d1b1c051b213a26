//! Views in parts of the program that may have to be loaded first.

use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Missing;
use crate::page::{Absent, Loading, SetIfOpen};

/// A function that draws a screen or a piece of one.
pub type DrawFn = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// The views shown in place of a missing piece.
#[derive(Clone, Copy)]
pub struct Placeholder {
    /// The view while the piece is loading.
    pub coming: fn() -> AnyView,
    /// The view after loading failed; the callback tries again.
    pub missed: fn(Callback<()>) -> AnyView,
}

/// Empty views, for a piece that a screen can do without.
pub const NOTHING: Placeholder =
    Placeholder { coming: || ().into_any(), missed: |_| ().into_any() };

/// Views in place of a piece that the user has requested.
pub const ASKED: Placeholder =
    Placeholder { coming: || ().into_any(), missed: |again| view! { <Missing again/> }.into_any() };

/// Draws a piece: at once if its part has been loaded, otherwise when it arrives.
pub fn arriving(
    bring: impl Fn() -> Loading<DrawFn> + Send + Sync + 'static,
    placeholder: Placeholder,
) -> AnyView {
    let came = RwSignal::new(None::<Result<DrawFn, Absent>>);
    let bring = Callback::new(move |()| {
        let mut piece = bring();
        let mut now = Context::from_waker(Waker::noop());
        if let Poll::Ready(here) = piece.as_mut().poll(&mut now) {
            came.set(Some(here));
            return;
        }
        came.set(None);
        spawn_local(async move {
            let piece = piece.await;
            came.set_if_open(Some(piece));
        });
    });
    bring.run(());
    (move || match came.get() {
        Some(Ok(draw)) => draw(),
        Some(Err(Absent)) => (placeholder.missed)(bring),
        None => (placeholder.coming)(),
    })
    .into_any()
}
