//! The bar of the history view: the position on display, and the ways through the game.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::toolbar::Opener;
use crate::Controller;
use crate::dialogs::frame::{back, focus};
use crate::parts::{Icon, IconKind};
use screens::story::past::{Grain, Past};
use screens::table::dialog::Opened;

/// True while a replay is running.
#[derive(Clone, Copy)]
pub struct Runs(pub RwSignal<bool>);

/// True if the table was opened as a replay from the start. Back then leaves it, as there is no
/// current position to return to.
#[derive(Clone, Copy)]
pub struct OpensAtPast(pub bool);

/// Shows which position of the history is on display, with buttons for back, forward, and return to
/// now. The arrow keys and Escape do the same.
#[component]
pub(super) fn PastBar() -> impl IntoView {
    let controller = Controller::expect();
    // Announce the position only when playback stops.
    let Runs(runs) = expect_context();
    let here = controller.past(|past: &Past| past.here().clone());
    let OpensAtPast(opens_at_past) = expect_context();
    back::closes(move || !opens_at_past, Callback::new(move |()| controller.look_at_now()));
    let is_first = controller.past(Past::is_first);
    let turn = move || here.get().map(|here| text::table::past_turn(here.turn));
    let after = move || {
        let after = here.get().map(|here| here.after);
        after.map(|after| match after {
            Some(after) => text::table::past_after(after),
            None => text::table::past_after_nothing().to_owned(),
        })
    };
    let node = NodeRef::<html::Section>::new();
    focus::hold(move || node.get().map(JsCast::unchecked_into));
    let keys =
        window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
            // Leave keys to open dialogs and to browser shortcuts.
            _ if focus::is_below_a_modal() || is_combined(&event) => {}
            "Escape" => controller.look_at_now(),
            // The map handles arrow keys that move along borders.
            _ if event.default_prevented() => {}
            "ArrowLeft" => controller.step(Grain::Line, false),
            "ArrowRight" => controller.step(Grain::Line, true),
            _ => {}
        });
    on_cleanup(move || keys.remove());
    view! {
        <section class="prompt past" aria-label=text::table::past() tabindex="-1" node_ref=node>
            <div class="says">
                <Icon kind=IconKind::Clock />
                <div role="status" aria-live=move || if runs.get() { "off" } else { "polite" }>
                    <p class="sentence">{move || turn()}</p>
                    <p class="quiet">{move || after()}</p>
                </div>
            </div>
            <div class="acts">
                <button type="button" class="button" aria-label=text::table::step_back() title=text::table::step_back_key()
                    aria-disabled=move || (is_first.get() == Some(true)).then_some("true")
                    on:click=move |_| controller.step(Grain::Line, false)><Icon kind=IconKind::Back /></button>
                <button type="button" class="button" aria-label=text::table::step_on() title=text::table::step_on_key() data-first
                    on:click=move |_| controller.step(Grain::Line, true)><Icon kind=IconKind::Forward /></button>
                <button type="button" class="button primary" title=text::table::now_key()
                    on:click=move |_| controller.look_at_now()>{text::table::now()}</button>
            </div>
            <div class="toolbar" role="toolbar" aria-label=text::table::table_tools()>
                <Opener controller dialog=Opened::Log label=text::table::log() kind=IconKind::Log />
            </div>
        </section>
    }
}

fn is_combined(event: &KeyboardEvent) -> bool {
    event.alt_key() || event.ctrl_key() || event.meta_key()
}
