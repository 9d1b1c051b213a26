//! The button that shares a game.

use leptos::prelude::*;

use super::sheet::sheet;
use crate::parts::{ASKED, arriving};

/// Opens the sheet to choose what to share of a game, and how.
#[component]
pub fn Share(
    #[prop(default = text::links::share())] label: &'static str,
    #[prop(default = "button")] class: &'static str,
    /// The name of the game, to tell it from others.
    #[prop(optional, into)]
    name: Option<String>,
    /// The game as it is stored.
    game: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let shared = RwSignal::new(None::<String>);
    view! {
        <button type="button" class=class aria-label=name on:click=move |_| shared.set(game())>{label}</button>
        <Show when=move || shared.with(Option::is_some)>{arriving(move || Box::pin(sheet(shared)), ASKED)}</Show>
    }
}
