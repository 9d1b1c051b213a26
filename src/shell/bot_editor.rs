//! One bot: its name, its code, what it is asked, and its test matches.

use crate::erased::live;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, KeyboardEvent};

use super::broken::Missing;
use super::trial::Trial;
use crate::store::Bots;
use players::users::{LONGEST_NAME, Script, check_length};

/// What a tab is.
const INDENT: &str = "  ";

/// The bot of an id, to be changed. Every change is kept at once.
#[component]
pub fn BotScreen(
    /// The id.
    id: String,
) -> impl IntoView {
    let bots = Bots::expect();
    let Some(script) = bots.script(&id) else {
        return view! { <Missing title="No such bot" text=NO_BOT way=("#/bots", "To your bots")/> }
            .into_any();
    };
    let (script, problem) = (RwSignal::new(script), RwSignal::new(None::<String>));
    let change = Callback::new(move |changed: Script| {
        let kept = check_length(&changed.source)
            .map_err(|problem| format!("This code is not kept: {problem}."))
            .and_then(|()| bots.put(&id, &changed));
        // Another bot may have the name already.
        script.set(bots.script(&id).filter(|_| kept.is_ok()).unwrap_or(changed));
        problem.set(kept.err());
    });
    let rename = move |event| {
        let source = script.with_untracked(|script| script.source.clone());
        change.run(Script::new(&event_target_value(&event), &source));
    };
    view! {
        <main class="screen wide">
            <header class="screen-head">
                <a class="button plain" href="#/bots">"‹ Your bots"</a>
                <h1 tabindex="-1">{live(move || script.with(|script| script.name.clone()))}</h1>
            </header>
            <section class="panel sheet" aria-label="Code">
                <label class="field">
                    <span class="field-name">"Name"</span>
                    <input
                        class="input" type="text" autocomplete="off" maxlength=LONGEST_NAME.to_string()
                        prop:value=move || script.with(|script| script.name.clone()) on:change=rename
                    />
                </label>
                <Code script change/>
                <div role="status" class="problem">{live(move || problem.get())}</div>
                <p class="quiet" id="code-hint">
                    "Every change is kept in this browser. Tab indents; to leave the code by keyboard, press Esc and then Tab."
                </p>
            </section>
            <Trial script/>
            <Protocol/>
        </main>
    }
    .into_any()
}

const NO_BOT: &str = "This browser keeps no bot under this address. Bots stay in the browser they were written in; a file takes them elsewhere.";

/// The code with the numbers of its lines.
#[component]
fn Code(script: RwSignal<Script>, change: Callback<Script>) -> impl IntoView {
    let lines = move || script.with(|script| script.source.split('\n').count());
    let numbers = move || (1..=lines()).map(|line| line.to_string()).collect::<Vec<_>>().join("\n");
    let write = move |event| {
        let name = script.with_untracked(|script| script.name.clone());
        change.run(Script { name, source: event_target_value(&event) });
    };
    let leaving = StoredValue::new(false);
    let press = move |event: KeyboardEvent| {
        let is_plain = !(event.shift_key() || event.ctrl_key() || event.alt_key());
        if event.key() == "Tab" && is_plain && !leaving.get_value() && indent() {
            event.prevent_default();
        }
        leaving.set_value(event.key() == "Escape");
    };
    view! {
        <div class="code">
            <pre class="code-lines" aria-hidden="true">{live(numbers)}</pre>
            <textarea
                aria-label="Code" aria-describedby="code-hint" wrap="off" spellcheck="false"
                autocapitalize="off" autocomplete="off" rows=move || lines().to_string()
                prop:value=move || script.with(|script| script.source.clone())
                on:input=write on:keydown=press
            ></textarea>
        </div>
    }
}

/// Indents where the cursor is, so that the browser can take it back; whether it did.
fn indent() -> bool {
    let page = document().dyn_into::<HtmlDocument>().ok();
    let done = page.map(|page| {
        page.exec_command_with_show_ui_and_value("insertText", false, INDENT).unwrap_or(false)
    });
    done.unwrap_or(false)
}

/// What a bot is asked and answers, in short.
#[component]
fn Protocol() -> impl IntoView {
    let row = |(name, what): (&'static str, &'static str)| {
        view! { <div><dt><code>{name}</code></dt><dd>{what}</dd></div> }
    };
    view! {
        <details class="panel sheet">
            <summary><h2>"What a bot is asked and answers"</h2></summary>
            <p>
                "Whenever its army is to decide, "<code>"decide(question)"</code>
                " is called. It answers, or promises, the text of an action. The question has:"
            </p>
            <dl class="protocol">{FIELDS.map(row).collect_view()}</dl>
            <p>
                "It has a second for its first answer, and half a second for each other. A decision that comes too late, is not allowed or is none is lost: the plainest move is made instead. After three in a row it is not asked again in that turn."
            </p>
            <p>
                "A bot has no network, no storage and no page, and each army has a bot of its own. What it keeps in variables can be gone: it is started anew when the game is reloaded, and after each second of thinking. A bot that takes all memory can crash the page; the game is kept. A game keeps the code it began with; later changes play in new games."
            </p>
        </details>
    }
}

/// The fields of a question.
const FIELDS: [(&str, &str); 7] = [
    ("seat", "the army that decides, as “Red”"),
    ("ask", "what about, in a word: reinforce, campaign, battle, advance, transfer, and more"),
    (
        "legal",
        "what is allowed. Each entry has a verb, what it can be combined with, and an example that can be answered as it stands",
    ),
    ("observation.territories", "by name: owner, armies, continent, borders, factories, captives"),
    ("observation.armies", "the six armies: role, armies, number of cards"),
    (
        "observation",
        "also rules, round, turn, ships, hand, stash, conquered, exhausted, sets_turned_in",
    ),
    ("position", "the same table as a text"),
];
