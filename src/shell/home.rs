//! Home: the games, and where to go from there.

use crate::erased::prelude::*;
use crate::erased::{Derived, Each, live};
use leptos::task::spawn_local;

use super::device::Install;
use super::import::Import;
use super::notices::Toasts;
use super::saves::{Export, export_damaged};
use super::thumbnail::thumbnail;
use crate::model::kept::library::{Content, Entry, Summary, ago};
use crate::model::{Route, Save, SaveError};
use crate::part::part;
use crate::parts::{ArmyGlyph, NOTHING, arriving};
use crate::store::{Shelf, now};
use engine::game::LONGEST_TEXT;

#[component]
pub fn Home() -> impl IntoView {
    let shelf = Shelf::expect();
    let entries = Derived::new(move |_| shelf.entries());
    let latest = move || {
        let open = |entry: &Entry| match &entry.content {
            Content::Game(summary) if !summary.is_over => Some((entry.id.clone(), summary.clone())),
            _ => None,
        };
        entries.read().iter().find_map(open)
    };
    let has_none = move || entries.read().is_empty();
    let trouble = shelf.trouble();
    view! {
        <main class="screen home">
            <Title/>
            <nav class="home-actions" aria-label=text::home::start()>
                {live(move || latest().map(|(id, summary)| view! { <Resume id summary/> }))}
                {live(move || has_none().then(|| view! {
                    <a class="button primary big learn" href="#/learn">
                        <span>{text::home::learn()}</span>
                        <small>{text::home::learn_about()}</small>
                    </a>
                }))}
                <a class="button big" class:primary=move || latest().is_none() && !has_none() href="#/new">{text::home::new_game()}</a>
                {live(move || (!has_none()).then(|| view! { <a class="button" href="#/learn">{text::home::learn()}</a> }))}
                <a class="button" href="#/rules">{text::home::rulebook()}</a>
                <a class="button" href="#/settings">{text::home::settings()}</a>
                <a class="button" href="#/bots">{text::home::your_bots()}</a>
                <Import/>
                <Install/>
            </nav>
            <section class="games" aria-label=text::home::games()>
                {trouble.map(|trouble| view! { <div class="trouble panel" role="alert"><p>{trouble}</p></div> })}
                <Show when=move || has_none() && trouble.is_none()>
                    <p class="empty">{text::home::none_yet()}</p>
                </Show>
                <ul role="list">
                    <Each each=move || entries.get() key=key children=|entry| view! { <Row entry/> }/>
                </ul>
            </section>
        </main>
    }
}

/// What is drawn anew when it changes.
fn key(entry: &Entry) -> (String, u64, String) {
    let (played, title) = match &entry.content {
        Content::Game(summary) => (summary.played, summary.title.clone()),
        Content::Damaged(_) => (0, String::new()),
    };
    (entry.id.clone(), played, title)
}

#[component]
fn Title() -> impl IntoView {
    view! {
        <header class="home-title">
            <svg viewBox="0 0 120 88" aria-hidden="true">
                <path class="crown" d="M28 50 22 20l19 14L60 8l19 26 19-14-6 30z"/>
                <path class="wave" d="M4 66c10-9 18-9 28 0s18 9 28 0 18-9 28 0 18 9 28 0"/>
                <path class="wave" d="M18 80c9-7 15-7 24 0s15 7 24 0 15-7 24 0 9 6 12 4"/>
            </svg>
            <h1 tabindex="-1">{text::home::title()}</h1>
            <p>{text::home::title_motto()}</p>
        </header>
    }
}

#[component]
fn Resume(id: String, summary: Summary) -> impl IntoView {
    view! {
        <a class="button primary big resume" href=Route::Game(id).hash()>
            <span>{text::home::resume(summary.title)}</span>
            <small>{text::home::resume_detail(summary.standing, ago(now(), summary.played))}</small>
        </a>
    }
}

#[component]
fn Row(entry: Entry) -> impl IntoView {
    let id = entry.id;
    match entry.content {
        Content::Game(summary) => view! { <GameRow id summary/> }.into_any(),
        Content::Damaged(error) => view! { <DamagedRow id error/> }.into_any(),
    }
}

#[component]
fn GameRow(id: String, summary: Summary) -> impl IntoView {
    let shelf = Shelf::expect();
    let hash = Route::Game(id.clone()).hash();
    let id = StoredValue::new(id);
    let save = move || shelf.text(&id.get_value());
    let renaming = Variable::new(false);
    let seats = summary.seats.iter().map(|(seat, name)| {
        view! { <li class="seat-label"><ArmyGlyph seat=*seat/>{name.clone()}</li> }
    });
    let title = summary.title.clone();
    let shown = StoredValue::new(title.clone());
    let detail = text::home::detail(summary.rules, summary.standing, ago(now(), summary.played));
    view! {
        <li class="game panel">
            <a class="game-open" href=hash>
                {arriving(move || Box::pin(thumbnail(summary.owners.clone())), NOTHING)}
                <div>
                    <h2>{summary.title}</h2>
                    <p class="quiet">{detail}</p>
                    <ul role="list" class="seats">{seats.collect_view()}</ul>
                </div>
            </a>
            <div class="game-actions">
                <button class="button plain" aria-label=text::home::rename_label(&title) on:click=move |_| renaming.set(true)>{text::home::rename()}</button>
                <Export class="button plain" name=text::home::export_label(&title) game=save/>
                <Delete id what=title/>
            </div>
            <Show when=move || renaming.get()><Rename id title=shown.get_value() renaming/></Show>
        </li>
    }
}

part! {
    table:
    /// What gives a save another title.
    fn renaming() -> fn(&str, &str) -> Option<String> {
        renamed
    }
}

fn renamed(save: &str, title: &str) -> Option<String> {
    let mut save = Save::read(save).ok()?;
    title.clone_into(&mut save.cover.table.title);
    save.cover.played = save.cover.played.saturating_add(1);
    Some(save.to_text())
}

/// Asks for another title.
#[component]
fn Rename(id: StoredValue<String>, title: String, renaming: Variable<bool>) -> impl IntoView {
    let (shelf, toasts) = (Shelf::expect(), Toasts::expect());
    let input = NodeRef::<leptos::html::Input>::new();
    Watcher::new(move || {
        if let Some(input) = input.get() {
            input.select();
        }
    });
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        renaming.set(false);
        let title = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        if title.trim().is_empty() {
            return;
        }
        let id = id.get_value();
        spawn_local(async move {
            let Ok(renamed) = self::renaming().await else {
                toasts.say(text::parts::missing());
                return;
            };
            // As it is when the part is there: it may have been played on meanwhile.
            let save = shelf.text(&id).and_then(|save| renamed(&save, title.trim()));
            if let Err(problem) = save.map_or(Ok(()), |save| shelf.replace(&id, &save)) {
                toasts.say(problem);
            }
        });
    };
    view! {
        <form class="rename" on:submit=rename>
            <input class="input" node_ref=input aria-label=text::home::rename_field() maxlength=LONGEST_TEXT.to_string() value=title/>
            <button class="button primary">{text::home::rename()}</button>
            <button class="button" type="button" on:click=move |_| renaming.set(false)>{text::home::rename_cancel()}</button>
        </form>
    }
}

#[component]
fn DamagedRow(id: String, error: SaveError) -> impl IntoView {
    let (shelf, toasts) = (Shelf::expect(), Toasts::expect());
    let id = StoredValue::new(id);
    let hand_out = move |_| {
        let id = id.get_value();
        if let Some(text) = shelf.text(&id) {
            export_damaged(toasts, &id, &text);
        }
    };
    view! {
        <li class="game panel damaged">
            <h2>{text::home::damaged()}</h2>
            <p>{text::home::damaged_why(error)}</p>
            <div class="game-actions">
                <button class="button" on:click=hand_out>{text::home::damaged_export()}</button>
                <Delete id what=text::home::damaged_title().to_owned()/>
            </div>
        </li>
    }
}

#[component]
fn Delete(id: StoredValue<String>, what: String) -> impl IntoView {
    let (shelf, toasts) = (Shelf::expect(), Toasts::expect());
    let label = text::home::delete_label(&what);
    let delete = move |_| {
        let id = id.get_value();
        let Some(text) = shelf.remove(&id) else { return };
        toasts.offer(text::home::deleted(&what), text::home::deleted_undo(), move || {
            if let Err(problem) = shelf.replace(&id, &text) {
                toasts.say(problem);
            }
        });
    };
    view! { <button class="button plain danger" aria-label=label on:click=delete>{text::home::delete()}</button> }
}
