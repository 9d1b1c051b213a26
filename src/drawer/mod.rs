//! The drawer at the side of the table: the log, the user's cards, the chart of armies, the allies.

mod allies;
mod chart;
mod hand;
mod log;

use screens::allies::standing;
use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

pub use chart::Chart;

use super::Controller;
use super::dialogs::frame::awaited::opened;
use super::dialogs::frame::{back, focus};
use crate::page::part;
use crate::parts::{DrawFn, Icon, IconKind};
use screens::table::dialog::Opened;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    Log,
    Hand,
    Chart,
    Allies,
}

/// Shows the drawer, which is closed by default.
#[component]
pub fn Drawer() -> impl IntoView {
    opened(Opened::Log, || Box::pin(open()))
}

part! {
    panels:
    /// Draws the open drawer.
    fn open() -> DrawFn {
        Arc::new(|| view! { <Open /> }.into_any())
    }
}

#[component]
fn Open() -> impl IntoView {
    let controller = Controller::expect();
    let page = RwSignal::new(Page::Log);
    let node = NodeRef::<html::Aside>::new();
    focus::hold(move || node.get().map(JsCast::unchecked_into));
    let close = move || controller.open(None);
    back::closes(|| true, Callback::new(move |()| close()));
    let has_allies = controller.memo(standing::has_allies);
    let tab = move |this: Page, name: &'static str| {
        view! {
            <button type="button" class="chip" aria-pressed=move || (page.get() == this).to_string()
                on:click=move |_| page.set(this)>{name}</button>
        }
    };
    view! {
        <aside class="drawer panel" aria-label=text::drawer::title() tabindex="-1" node_ref=node
            on:keydown=move |event| focus::on_escape(&event, close)>
            <header class="dock-head">
                <div class="chips" role="group" aria-label=text::drawer::pages()>
                    {tab(Page::Log, text::drawer::log())} {tab(Page::Hand, text::drawer::hand())} {tab(Page::Chart, text::drawer::chart())}
                    {move || has_allies.get().then(|| tab(Page::Allies, text::drawer::allies()))}
                </div>
                <button type="button" class="button plain" aria-label=text::dialogs::close() on:click=move |_| close()>
                    <Icon kind=IconKind::Close />
                </button>
            </header>
            {move || match page.get() {
                Page::Log => view! { <log::Log /> }.into_any(),
                Page::Hand => view! { <hand::OwnHand /> }.into_any(),
                Page::Chart => view! { <div class="log" tabindex="0" role="group" aria-label=text::drawer::chart()><Chart /></div> }.into_any(),
                Page::Allies => view! { <allies::Allies /> }.into_any(),
            }}
        </aside>
    }
}
