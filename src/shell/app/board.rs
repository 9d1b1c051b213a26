//! Screens and pictures of games on boards that may have to be brought first.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::navigation::Heading;
use super::screen::OnItsWay;
use crate::boards::{BoardProblem, load, reload_for_room, way_out};
use crate::page::SetIfOpen;
use engine::world::WorldId;

/// A board that is being brought.
pub type Bringing = Pin<Box<dyn Future<Output = Result<(), BoardProblem>>>>;

/// Shows a screen once the board with this title is here: on its way, drawn, or missing with a way
/// out. Returns `None` if no board that this version knows is missing.
pub fn on_board(
    title: Option<&str>,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
) -> Option<AnyView> {
    on_board_from(title, draw, |board| Box::pin(load(board)))
}

/// Shows the same for a board that comes in another way.
pub fn on_board_from(
    title: Option<&str>,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
    bring_it: impl Fn(WorldId) -> Bringing + Send + Sync + 'static,
) -> Option<AnyView> {
    let page = |content: AnyView| {
        view! {
            <main class="screen">
                <Heading title=text::boards::title()/>
                <section class="panel sheet" role="alert">{content}</section>
            </main>
        }
        .into_any()
    };
    if title.is_some_and(WorldId::lacks_room_for) {
        return Some(page(reload_for_room()));
    }
    let board = title.and_then(WorldId::titled).filter(|board| !board.is_read())?;
    let came = RwSignal::new(None::<Result<(), BoardProblem>>);
    let bring = Callback::new(move |()| {
        came.set(None);
        let coming = bring_it(board);
        spawn_local(async move {
            let loaded = coming.await;
            came.set_if_open(Some(loaded));
        });
    });
    bring.run(());
    let shown = move || match came.get() {
        Some(Ok(())) => draw(),
        Some(Err(problem)) => page(way_out(&problem, board, bring)),
        None => view! { <OnItsWay/> }.into_any(),
    };
    Some(shown.into_any())
}

/// Draws a picture of this board once it is here, and nothing until then.
pub fn pictured_on(board: WorldId, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    if board.is_read() {
        return draw();
    }
    let is_here = RwSignal::new(false);
    spawn_local(async move {
        if load(board).await.is_ok() {
            let _ = is_here.try_set(true);
        }
    });
    (move || is_here.get().then(&draw)).into_any()
}
