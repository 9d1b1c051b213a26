//! The layout of the table.

use crate::parts::later;
use leptos::prelude::*;

use super::past_bar::PastBar;
use super::prompt_bar::PromptBar;
use super::recap::{Farewells, Recap};
use super::ribbon::Ribbon;
use crate::Controller;
use crate::map::WorldMap;
use table::Session;

/// Shows the table without the panels that open above it. It needs a controller around it.
#[component]
pub fn TableScreen() -> impl IntoView {
    let is_past = Controller::expect().memo(Session::is_past);
    view! {
        <main class="table" data-past=move || is_past.get().then_some("")>
            <h1 class="visually-hidden">{text::table::table()}</h1>
            <div class="head">
                <Ribbon />
                <Recap />
                <Farewells />
            </div>
            {later(|| view! { <WorldMap /> })}
            <Show when=move || is_past.get() fallback=|| view! { <PromptBar /> }><PastBar /></Show>
        </main>
    }
}
