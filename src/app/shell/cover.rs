//! The tablet goes round: nothing of anybody's is shown until the right person holds it.

use leptos::html;
use leptos::prelude::*;

use crate::app::Desk;
use crate::app::dialogs::focus;
use crate::app::model::{Intent, RecapView, Session};
use crate::app::parts::ArmyGlyph;

/// Covers the table while the tablet goes to somebody else.
#[component]
pub fn Cover() -> impl IntoView {
    let desk = Desk::expect();
    let handover = desk.memo(Session::handover);
    move || handover.get().map(|recap| view! { <Sheet recap/> })
}

#[component]
fn Sheet(recap: RecapView) -> impl IntoView {
    let desk = Desk::expect();
    let node = NodeRef::<html::Dialog>::new();
    focus::hold_above(node);
    let RecapView { seat, name, lines, .. } = recap;
    view! {
        <dialog
            class="cover" data-seat=seat.name() node_ref=node tabindex="-1"
            aria-label=format!("Pass the tablet to {name}")
            on:cancel=|event: web_sys::Event| event.prevent_default()
        >
            <div class="cover-sheet panel">
                <ArmyGlyph seat/>
                <h2>"Pass the tablet to " {name.clone()}</h2>
                <Lines lines/>
                <button class="button primary big" on:click=move |_| desk.dispatch(Intent::Uncover)>
                    {format!("I am {name}")}
                    <small>"Tap when only you can see"</small>
                </button>
            </div>
        </dialog>
    }
}

#[component]
fn Lines(lines: Vec<String>) -> impl IntoView {
    (!lines.is_empty()).then(|| {
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        view! {
            <div class="recap">
                <h2>"Since your last turn"</h2>
                <ul>{lines}</ul>
            </div>
        }
    })
}
