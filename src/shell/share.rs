//! The button that shares a game.

use crate::erased::prelude::*;

use super::share_sheet::sheet;
use crate::parts::{ASKED, arriving};

/// Asks what of a game is to be shared, and how.
#[component]
pub fn Share(
    #[prop(default = text::links::share())] label: &'static str,
    #[prop(default = "button")] class: &'static str,
    /// What it is called among others.
    #[prop(optional, into)]
    name: Option<String>,
    /// The game as it is kept.
    game: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let shared = Variable::new(None::<String>);
    view! {
        <button type="button" class=class aria-label=name on:click=move |_| shared.set(game())>{label}</button>
        <Show when=move || shared.with(Option::is_some)>{arriving(move || Box::pin(sheet(shared)), ASKED)}</Show>
    }
}
