//! What is drawn by a part of the program that may have to come first.

use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use crate::erased::prelude::*;
use leptos::task::spawn_local;

use super::Missing;
use crate::erased::live;
use crate::part::{Absent, Coming};

/// Draws a screen or a piece of one.
pub type Piece = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// What is shown in the place of a piece that is not there.
#[derive(Clone, Copy)]
pub struct Placeholder {
    /// While it is on its way.
    pub coming: fn() -> AnyView,
    /// When it did not come; what it is given tries again.
    pub missed: fn(Callback<()>) -> AnyView,
}

/// Nothing, for a piece that a screen can do without.
pub const NOTHING: Placeholder =
    Placeholder { coming: || ().into_any(), missed: |_| ().into_any() };

/// In the place of what somebody has asked for.
pub const ASKED: Placeholder =
    Placeholder { coming: || ().into_any(), missed: |again| view! { <Missing again/> }.into_any() };

/// Draws a piece: at once if its part is there, else when it comes.
pub fn arriving(
    bring: impl Fn() -> Coming<Piece> + Send + Sync + 'static,
    placeholder: Placeholder,
) -> AnyView {
    let came = Variable::new(None::<Result<Piece, Absent>>);
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
            // Whoever has gone elsewhere meanwhile does not want it any more.
            let _ = came.try_set(Some(piece));
        });
    });
    bring.run(());
    live(move || match came.get() {
        Some(Ok(draw)) => draw(),
        Some(Err(Absent)) => (placeholder.missed)(bring),
        None => (placeholder.coming)(),
    })
    .into_any()
}
