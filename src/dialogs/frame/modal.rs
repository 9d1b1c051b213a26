//! The shell of a dialog that has to be answered before anything else.

use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::announcer::Announcer;
use super::{back, focus};
use crate::Controller;

/// A modal dialog. If it can't be closed, it can be put aside to look at the map.
#[component]
pub fn Modal(
    #[prop(into)] title: Signal<String>,
    /// The callback that closes it, if it can be closed.
    #[prop(into)]
    close: Signal<Option<Callback<()>>>,
    children: ChildrenFn,
) -> impl IntoView {
    let aside = RwSignal::new(false);
    let children = StoredValue::new(children);
    let leave = Callback::new(move |()| match close.get_untracked() {
        Some(close) => close.run(()),
        None => aside.set(true),
    });
    move || {
        if aside.get() {
            let node = NodeRef::<html::Button>::new();
            focus::hold(move || node.get().map(JsCast::unchecked_into));
            view! {
                <button type="button" class="button primary put-aside" node_ref=node on:click=move |_| aside.set(false)>
                    {move || text::dialogs::back_to(title.get())}
                </button>
            }
            .into_any()
        } else {
            let can_close = Signal::derive(move || close.get().is_some());
            view! { <Sheet title leave can_close>{children.with_value(|children| children())}</Sheet> }
                .into_any()
        }
    }
}

/// Shows the coach's advice on the sheet's question, since the sheet covers the coach.
fn coached(controller: Controller) -> Option<impl IntoView> {
    let advice = controller.advice().filter(|advice| advice.covered && !advice.text.is_empty())?;
    Some(view! { <p class="coached">{advice.text}</p> })
}

#[component]
fn Sheet(
    title: Signal<String>,
    leave: Callback<()>,
    can_close: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    focus::hold_above(node);
    back::closes(|| true, leave);
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        leave.run(());
    };
    // If Escape or Back is pressed twice in a row, browsers close a dialog without a `cancel`
    // event.
    let closed = move |_| {
        if node.get_untracked().is_some_and(|dialog| !dialog.open()) {
            leave.run(());
        }
    };
    view! {
        <dialog class="modal panel" aria-label=title tabindex="-1" node_ref=node on:cancel=cancel on:close=closed>
            <header class="dock-head">
                <h2>{title}</h2>
                <button type="button" class="button plain" on:click=move |_| leave.run(())>
                    {move || if can_close.get() { text::dialogs::close() } else { text::dialogs::look_at_map() }}
                </button>
            </header>
            {use_context::<Controller>().map(|controller| move || coached(controller))}
            <div class="modal-body">{children()}</div>
            // Screen readers ignore live regions outside an open modal dialog.
            {use_context::<Controller>().map(|_| view! { <Announcer/> })}
        </dialog>
    }
}
