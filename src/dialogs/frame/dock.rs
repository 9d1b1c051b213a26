//! The shell of a dialog that leaves the map usable: beside it on wide screens, below it on narrow ones.

use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use screens::table::dialog;

use super::{back, focus};
use crate::Controller;
use crate::parts::{Icon, IconKind};
use screens::table::dialog::DockSide;

/// A panel beside the map. It can be minimized to its title.
#[component]
pub fn Dock(
    #[prop(into)] title: Signal<String>,
    /// The callback that closes it, if it can be closed.
    #[prop(optional, into)]
    close: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    let folded = RwSignal::new(false);
    let side = Controller::expect().memo(dialog::dock_side);
    focus::hold(move || node.get().map(JsCast::unchecked_into));
    // Back folds up a panel that has to be answered, to show the map.
    let is_open = move || close.is_some() || !folded.get();
    let make_way = move |()| match close {
        Some(close) => close.run(()),
        None => folded.set(true),
    };
    back::closes(is_open, Callback::new(make_way));
    let leave = move |event: web_sys::KeyboardEvent| {
        if let Some(close) = close {
            focus::on_escape(&event, || close.run(()));
        }
    };
    view! {
        <section class="dock panel" class:folded=move || folded.get()
            class:west=move || side.get() == DockSide::West role="dialog" aria-label=title tabindex="-1"
            node_ref=node on:keydown=leave>
            <header class="dock-head">
                <h2>{title}</h2>
                <button type="button" class="button plain dock-fold"
                    aria-expanded=move || (!folded.get()).to_string()
                    aria-label=move || if folded.get() { text::dialogs::fold_back() } else { text::dialogs::fold() }
                    on:click=move |_| folded.update(|folded| *folded = !*folded)>
                    <Icon kind=IconKind::Fold />
                </button>
                {close.map(|close| view! {
                    <button type="button" class="button plain" aria-label=text::dialogs::close() title=text::dialogs::close_keys()
                        on:click=move |_| close.run(())>
                        <Icon kind=IconKind::Close />
                    </button>
                })}
            </header>
            <div class="dock-body" hidden=move || folded.get()>{children()}</div>
        </section>
    }
}
