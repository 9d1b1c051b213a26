//! The layout of the table.

use leptos::prelude::*;

use super::prompt_bar::PromptBar;
use super::ribbon::Ribbon;
use crate::app::map::WorldMap;

/// The table: everything but what opens above it. Needs a desk around it.
#[component]
pub fn TableScreen() -> impl IntoView {
    view! {
        <main class="table">
            <h1 class="visually-hidden">"The table"</h1>
            <Ribbon />
            <WorldMap />
            <PromptBar />
        </main>
    }
}
