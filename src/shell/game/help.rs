//! Help, opened by `?`: gestures, available commands and keys.

use screens::command;
use screens::table::prompt::PromptView;
use std::sync::Arc;

use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::frame::awaited::opened;
use crate::page::part;
use crate::parts::DrawFn;
use screens::table::dialog::Opened;

/// A key or gesture and its effect.
type HelpEntry = (&'static str, &'static str);

fn keys() -> [HelpEntry; 11] {
    [
        (text::help::tab(), text::help::tab_does()),
        ("← ↑ → ↓", text::help::arrows()),
        (text::help::enter(), text::help::enter_does()),
        ("S", text::help::ship()),
        ("I", text::help::details()),
        ("P", text::help::path()),
        (text::help::escape(), text::help::escape_does()),
        ("+ − 0", text::help::zoom()),
        ("/", text::help::command()),
        (text::help::complete(), text::help::complete_does()),
        ("?", text::help::help()),
    ]
}

fn gestures() -> [HelpEntry; 7] {
    [
        (text::help::tap(), text::help::tap_does()),
        (text::help::tap_sea(), text::help::tap_sea_does()),
        (text::help::press(), text::help::press_does()),
        (text::help::drag(), text::help::drag_does()),
        (text::help::pinch(), text::help::pinch_does()),
        (text::help::tap_twice(), text::help::tap_twice_does()),
        (text::help::tap_with_two(), text::help::tap_with_two_does()),
    ]
}

#[component]
pub fn Help() -> impl IntoView {
    opened(Opened::Help, || Box::pin(help()))
}

part! {
    panels:
    /// Draws the open help.
    fn help() -> DrawFn {
        Arc::new(|| view! { <Open/> }.into_any())
    }
}

#[component]
fn Open() -> impl IntoView {
    let controller = Controller::expect();
    let close = Callback::new(move |()| controller.open(None));
    view! {
        <Modal title=text::help::title() close=Some(close)>
            <section class="help-gestures">
                <h3>{text::help::gestures()}</h3>
                <List entries=gestures().to_vec()/>
            </section>
            <section><Typed/></section>
            <section>
                <h3>{text::help::keys()}</h3>
                <List entries=keys().to_vec()/>
            </section>
        </Modal>
    }
}

/// Lists the commands for the current decision.
#[component]
fn Typed() -> impl IntoView {
    let controller = Controller::expect();
    let sentence = controller.memo(|session| PromptView::of(session).sentence);
    let verbs = controller.memo(command::verbs);
    let shortened = controller.with(|session| command::shortened(session.view().table().world()));
    view! {
        <h3>{text::help::commands()}</h3>
        <p class="quiet">{move || sentence.get()}</p>
        <dl class="help">
            {move || verbs.get().into_iter().map(|verb| view! {
                <dt><code>{verb.word}</code></dt>
                <dd>{verb.meaning}{verb.example.map(|example| view! { <small><code>{example}</code></small> })}</dd>
            }).collect_view()}
        </dl>
        <p class="quiet">{text::help::commands_about()} " " <code>{shortened}</code></p>
        <button type="button" class="button" on:click=move |_| controller.open(Some(Opened::Commands))>
            {text::commands::title()}
        </button>
    }
}

#[component]
fn List(entries: Vec<HelpEntry>) -> impl IntoView {
    let rows =
        entries.into_iter().map(|(key, does)| view! { <dt><kbd>{key}</kbd></dt><dd>{does}</dd> });
    view! { <dl class="help">{rows.collect_view()}</dl> }
}
