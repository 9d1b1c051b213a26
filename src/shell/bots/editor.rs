//! The editor of one bot: its name, code, protocol and test matches.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, KeyboardEvent};

use super::test_match::TestMatch;
use crate::shell::app::Missing;
use crate::store::Bots;
use worker::{LONGEST_NAME, Script, check_length};

/// The text inserted for the Tab key.
const INDENT: &str = "  ";

/// Shows the bot with this id for editing. Every change is saved at once.
#[component]
pub fn BotScreen(id: String) -> impl IntoView {
    let bots = Bots::expect();
    let Some(script) = bots.script(&id) else {
        return view! { <Missing title=text::bots::missing() text=text::bots::missing_why() way=("#/bots", text::bots::missing_way())/> }
            .into_any();
    };
    let (script, problem) = (RwSignal::new(script), RwSignal::new(None::<String>));
    let change = Callback::new(move |changed: Script| {
        let kept = check_length(&changed.source)
            .map_err(text::bots::code_unkept)
            .and_then(|()| bots.put(&id, &changed));
        // Read the bot back: its name gets a number if another bot has it.
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
                <a class="button plain" href="#/bots">{text::bots::back()}</a>
                <h1 tabindex="-1">{move || script.with(|script| script.name.clone())}</h1>
            </header>
            <section class="panel sheet" aria-label=text::bots::code()>
                <label class="field">
                    <span class="field-name">{text::bots::name()}</span>
                    <input
                        class="input" type="text" autocomplete="off" maxlength=LONGEST_NAME.to_string()
                        prop:value=move || script.with(|script| script.name.clone()) on:change=rename
                    />
                </label>
                <Code script change/>
                <div role="status" class="problem">{move || problem.get()}</div>
                <p class="quiet" id="code-hint">{text::bots::code_about()}</p>
            </section>
            <TestMatch script/>
            <Protocol/>
        </main>
    }
    .into_any()
}

/// Shows the code with line numbers.
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
            <pre class="code-lines" aria-hidden="true">{move || numbers()}</pre>
            <textarea
                aria-label=text::bots::code() aria-describedby="code-hint" wrap="off" spellcheck="false"
                autocapitalize="off" autocomplete="off" rows=move || lines().to_string()
                prop:value=move || script.with(|script| script.source.clone())
                on:input=write on:keydown=press
            ></textarea>
        </div>
    }
}

/// Indents at the cursor in a way that the browser can undo, and returns `true` on success.
fn indent() -> bool {
    let page = document().dyn_into::<HtmlDocument>().ok();
    let done = page.map(|page| {
        page.exec_command_with_show_ui_and_value("insertText", false, INDENT).unwrap_or(false)
    });
    done.unwrap_or(false)
}

/// Summarizes the questions to a bot and its answers.
#[component]
fn Protocol() -> impl IntoView {
    let row = |(name, what): (&'static str, &'static str)| {
        view! { <div><dt><code>{name}</code></dt><dd>{what}</dd></div> }
    };
    let [before, after] = text::bots::protocol_call();
    view! {
        <details class="panel sheet">
            <summary><h2>{text::bots::protocol()}</h2></summary>
            <p>{before}<code>"decide(question)"</code>{after}</p>
            <dl class="protocol">{fields().map(row).collect_view()}</dl>
            <p>{text::bots::protocol_time()}</p>
            <p>{text::bots::protocol_limits()}</p>
        </details>
    }
}

/// Returns the fields of a question, with descriptions.
fn fields() -> [(&'static str, &'static str); 7] {
    [
        ("seat", text::bots::field_seat()),
        ("ask", text::bots::field_ask()),
        ("legal", text::bots::field_legal()),
        ("observation.territories", text::bots::field_territories()),
        ("observation.armies", text::bots::field_armies()),
        ("observation", text::bots::field_observation()),
        ("position", text::bots::field_position()),
    ]
}
