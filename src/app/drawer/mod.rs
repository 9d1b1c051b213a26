//! The drawer at the side of the table: what happened, and the own hand.

mod announcer;
mod hand;
mod log;

use crate::app::slim::live;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

pub use announcer::Announcer;

use super::dialogs::focus;
use super::{Desk, Opened};
use crate::app::parts::{Icon, IconKind};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    Log,
    Hand,
}

/// The drawer; closed by default.
#[component]
pub fn Drawer() -> impl IntoView {
    let desk = Desk::expect();
    view! {
        <Show when=move || desk.opened() == Some(Opened::Log)>
            <Open />
        </Show>
    }
}

#[component]
fn Open() -> impl IntoView {
    let desk = Desk::expect();
    let page = RwSignal::new(Page::Log);
    let node = NodeRef::<html::Aside>::new();
    focus::hold(move || node.get().map(JsCast::unchecked_into));
    let close = move || desk.open(None);
    let tab = move |this: Page, name: &'static str| {
        view! {
            <button type="button" class="chip" aria-pressed=move || (page.get() == this).to_string()
                on:click=move |_| page.set(this)>{name}</button>
        }
    };
    view! {
        <aside class="drawer panel" aria-label="What happened" tabindex="-1" node_ref=node
            on:keydown=move |event| focus::on_escape(&event, close)>
            <header class="dock-head">
                <div class="chips" role="group" aria-label="Show">
                    {tab(Page::Log, "Log")} {tab(Page::Hand, "Your hand")}
                </div>
                <button type="button" class="button plain" aria-label="Close" on:click=move |_| close()>
                    <Icon kind=IconKind::Close />
                </button>
            </header>
            {live(move || match page.get() {
                Page::Log => view! { <log::Log /> }.into_any(),
                Page::Hand => view! { <hand::OwnHand /> }.into_any(),
            })}
        </aside>
    }
}
