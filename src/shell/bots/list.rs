//! The bots that the user has written.

use crate::erased::Derived;
use leptos::prelude::*;

use crate::page::SetIfOpen;
use crate::shell::app::{Heading, PickFile, Toasts, go};
use crate::shell::saves::hand_out;
use crate::store::{Bots, fetch_text};
use screens::route::Route;
use worker::Script;

/// The template for new bots.
const EXAMPLE: &str = "example-bot";

#[component]
pub fn BotsScreen() -> impl IntoView {
    let bots = Bots::expect();
    let entries = Derived::new(move |_| bots.entries());
    let has_none = move || entries.read().is_empty();
    let key = |(id, script): &(String, Script)| (id.clone(), script.level());
    view! {
        <main class="screen">
            <Heading title=text::home::your_bots()/>
            <p class="lead">{text::bots::about()}</p>
            <div class="chips"><New/><Import/></div>
            <section class="games" aria-label=text::bots::bots()>
                <Show when=has_none>
                    <p class="empty">{text::bots::none_yet()}</p>
                </Show>
                <ul role="list">
                    <For each=move || entries.get() key=key children=|(id, script)| view! { <Row id script/> }/>
                </ul>
            </section>
        </main>
    }
}

/// Saves a new bot and opens it.
fn open(bots: Bots, toasts: Toasts, script: &Script) {
    let (id, kept) = bots.add(script);
    if let Err(problem) = kept {
        toasts.say(problem);
    }
    go(&Route::Bot(id));
}

#[component]
fn New() -> impl IntoView {
    let (bots, toasts) = (Bots::expect(), Toasts::expect());
    let here = StoredValue::new(());
    let begin = move |_| {
        fetch_text(EXAMPLE, move |source| {
            if here.set_if_open(()) {
                open(
                    bots,
                    toasts,
                    &Script::new(text::bots::add_name(), &source.unwrap_or_default()),
                );
            }
        });
    };
    view! { <button class="button primary" on:click=begin>{text::bots::add()}</button> }
}

#[component]
fn Import() -> impl IntoView {
    let (bots, toasts) = (Bots::expect(), Toasts::expect());
    let take = Callback::new(move |(name, text): (String, String)| -> Result<(), String> {
        open(bots, toasts, &Script::from_file(&name, &text)?);
        Ok(())
    });
    view! { <PickFile label=text::bots::import() what=text::bots::import_file() accept=".js,.txt,text/javascript,text/plain" then=take/> }
}

#[component]
fn Row(id: String, script: Script) -> impl IntoView {
    let (bots, toasts) = (Bots::expect(), Toasts::expect());
    let hash = Route::Bot(id.clone()).hash();
    let name = script.name.clone();
    let lines = script.source.lines().count();
    let script = StoredValue::new(script);
    let copy_label = text::bots::duplicate_label(&name);
    let export_label = text::bots::export_label(&name);
    let delete_label = text::bots::delete_label(&name);
    let copy = move |_| {
        if let (_, Err(problem)) = script.with_value(|script| bots.add(script)) {
            toasts.say(problem);
        }
    };
    let export = move |_| {
        script.with_value(|script| hand_out(toasts, &script.file_name(), &script.source));
    };
    let delete = move |_| {
        let Some(script) = bots.remove(&id) else { return };
        let id = id.clone();
        toasts.offer(text::bots::deleted(&script.name), text::bots::deleted_undo(), move || {
            if let Err(problem) = bots.put(&id, &script) {
                toasts.say(problem);
            }
        });
    };
    view! {
        <li class="game panel">
            <a class="game-open" href=hash>
                <h2>{name}</h2>
                <p class="quiet">{text::bots::lines(lines)}</p>
            </a>
            <div class="game-actions">
                <button class="button plain" aria-label=copy_label on:click=copy>{text::bots::duplicate()}</button>
                <button class="button plain" aria-label=export_label on:click=export>{text::bots::export()}</button>
                <button class="button plain danger" aria-label=delete_label on:click=delete>{text::bots::delete()}</button>
            </div>
        </li>
    }
}
