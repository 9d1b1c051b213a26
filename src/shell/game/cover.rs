//! The cover while the device is passed on, which hides everything until the right person holds it.

use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::other_tab::{OtherTab, TabClaim};
use crate::Controller;
use crate::dialogs::frame::focus;
use crate::parts::{ArmyGlyph, MoreLines, RecapLines};
use screens::story::recap::RecapView;
use table::Intent;

/// Replaces the table while the device goes to somebody else. It isn't a dialog that a browser
/// could close: the table is gone until the right person confirms.
#[component]
pub fn Cover(claim: TabClaim) -> impl IntoView {
    let controller = Controller::expect();
    let handover = controller.memo_present(RecapView::handover);
    move || handover.get().map(|recap| view! { <Sheet recap claim/> })
}

#[component]
fn Sheet(recap: RecapView, claim: TabClaim) -> impl IntoView {
    let controller = Controller::expect();
    let node = NodeRef::<html::Div>::new();
    focus::hold_alone(move || node.get().map(JsCast::unchecked_into));
    let (seat, name) = (recap.seat, recap.name.clone());
    let title = text::cover::pass_to(&name);
    let here = move || !controller.is_watching();
    view! {
        <main class="cover" data-seat=seat.name()>
            <div class="cover-sheet panel" role="dialog" aria-modal="true" aria-label=title.clone()
                tabindex="-1" node_ref=node>
                <ArmyGlyph seat/>
                <h1>{title.clone()}</h1>
                <Lines recap/>
                <Show when=here fallback=move || view! { <OtherTab claim/> }>
                    <button class="button primary big" on:click=move |_| controller.dispatch(Intent::Uncover)>
                        {text::cover::i_am(&name)}
                        <small>{text::cover::i_am_about()}</small>
                    </button>
                </Show>
            </div>
        </main>
    }
}

#[component]
fn Lines(recap: RecapView) -> impl IntoView {
    let unfolded = RwSignal::new(false);
    (!recap.lines.is_empty()).then(|| {
        let lines = recap.clone();
        view! {
            <div class="recap" tabindex="0" role="group" aria-label=text::table::since_about()>
                <h2>{text::table::since()}</h2>
                <RecapLines recap=lines unfolded/>
                <MoreLines recap unfolded/>
            </div>
        }
    })
}
