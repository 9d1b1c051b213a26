//! Help, from `?`: what can be typed now, the keys, the gestures.

use leptos::prelude::*;

use crate::dialogs::Modal;
use crate::erased::live;
use crate::model::Session;
use crate::{Controller, Opened};

/// A key or gesture, and what it does.
type Entry = (&'static str, &'static str);

const KEYS: [Entry; 11] = [
    ("Tab", "to the map, the bar, the panels"),
    ("← ↑ → ↓", "on the map: along borders and to ships"),
    ("Enter", "choose what has the keyboard"),
    ("S", "to the next ship"),
    ("I", "details of a territory"),
    ("P", "odds of a path; Backspace takes a step back"),
    ("Esc", "let go, or close"),
    ("+ − 0", "nearer, farther, the whole map"),
    ("/", "type a command"),
    ("Tab in a command", "complete the word"),
    ("?", "this help"),
];

const GESTURES: [Entry; 7] = [
    ("Tap", "choose; tap the target next"),
    ("Tap on the sea", "let go"),
    ("Press long", "details of a territory; with a mouse, wait over it"),
    ("Drag from armies or a ship", "to a target: attack, move, go aboard, land"),
    ("Two fingers, wheel", "nearer and farther"),
    ("Tap the sea twice", "nearer"),
    ("Tap with two fingers", "farther"),
];

/// The help, when it is open.
#[component]
pub fn Help() -> impl IntoView {
    let controller = Controller::expect();
    let close = Callback::new(move |()| controller.open(None));
    view! {
        <Show when=move || controller.opened() == Some(Opened::Help)>
            <Modal title="Keys, gestures, commands" close=Some(close)>
                <Typed/>
                <h3>"Keys"</h3>
                <List entries=KEYS.to_vec()/>
                <h3>"Finger and mouse"</h3>
                <List entries=GESTURES.to_vec()/>
            </Modal>
        </Show>
    }
}

/// What can be typed for the decision of now.
#[component]
fn Typed() -> impl IntoView {
    let controller = Controller::expect();
    let sentence = controller.memo(|session| session.prompt_view().sentence);
    let verbs = controller.memo(Session::verbs);
    view! {
        <h3>"Commands now"</h3>
        <p class="quiet">{live(move || sentence.get())}</p>
        <dl class="help">
            {live(move || verbs.get().into_iter().map(|verb| view! {
                <dt><code>{verb.word}</code></dt>
                <dd>{verb.meaning}</dd>
            }).collect_view())}
        </dl>
        <p class="quiet">"Beginnings of words are enough, in any case: “att ala kam 5”. Small words may stand between."</p>
        <button type="button" class="button" on:click=move |_| controller.open(Some(Opened::Commands))>
            "Type a command"
        </button>
    }
}

#[component]
fn List(entries: Vec<Entry>) -> impl IntoView {
    let rows =
        entries.into_iter().map(|(key, does)| view! { <dt><kbd>{key}</kbd></dt><dd>{does}</dd> });
    view! { <dl class="help">{rows.collect_view()}</dl> }
}
