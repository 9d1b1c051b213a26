//! The home screen: the saved games, and links to other screens.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;
use screens::saves::problems::unreadable;

use super::import::Import;
use super::rename::rename;
use super::scene::{last_game, war};
use super::thumbnail::thumbnail;
use crate::page::{Loading, part};
use crate::parts::{ASKED, ArmyGlyph, Differences, DrawFn, Icon, IconKind, NOTHING, arriving};
use crate::shell::app::{Install, Stands, Toasts};
use crate::shell::saves::{begin_quickly, export_damaged};
use crate::shell::settings::Settings;
use crate::shell::share::Share;
use crate::store::{SavedGames, now};
use screens::route::Route;
use screens::saves::library::{Content, LibraryEntry, Summary, ago};
use table::SaveError;

#[component]
pub fn Home() -> impl IntoView {
    let saved_games = SavedGames::expect();
    let entries = Derived::new(move |_| saved_games.entries());
    let latest = move || {
        let open = |entry: &LibraryEntry| match &entry.content {
            Content::Game(summary) if !summary.is_over => Some((entry.id.clone(), summary.clone())),
            _ => None,
        };
        entries.read().iter().find_map(open)
    };
    let has_none = move || entries.read().is_empty();
    let trouble = saved_games.trouble();
    // The game to continue, or else the last one.
    let last = Derived::new(move |_| {
        let board = |entry: &LibraryEntry, wants_open: bool| match &entry.content {
            Content::Game(summary) if !(wants_open && summary.is_over) => {
                Some((entry.id.clone(), summary.owners.clone()))
            }
            _ => None,
        };
        let entries = entries.read();
        let found = |wants_open| entries.iter().find_map(|entry| board(entry, wants_open));
        found(true).or_else(|| found(false))
    });
    let Stands(stands) = expect_context();
    let scene = move || {
        let last = last.get();
        let bring = move || -> Loading<DrawFn> {
            match last.clone() {
                None => Box::pin(war()),
                Some((id, owners)) => Box::pin(last_game(id, owners)),
            }
        };
        stands.get().then(|| arriving(bring, NOTHING))
    };
    view! {
        <main class="screen home">
            <Title/>
            <div class="hero">
                <div class="scene panel">{scene}</div>
                <nav class="home-actions" aria-label=text::home::start()>
                    {move || latest().map(|(id, summary)| view! { <Resume id summary/> })}
                    <Play is_first=Signal::derive(move || latest().is_none())/>
                    <a class="button big" href="#/learn">
                        {text::home::learn()}
                        <small>{text::home::learn_about()}</small>
                    </a>
                </nav>
            </div>
            <nav class="home-ways" aria-label=text::home::more()>
                {WAYS.map(way)}
                <Import/>
                <Install/>
            </nav>
            <section class="games" aria-label=text::home::games()>
                {trouble.map(|trouble| view! { <div class="trouble panel" role="alert"><p>{trouble}</p></div> })}
                <Show when=move || has_none() && trouble.is_none()>
                    <p class="empty">{text::home::none_yet()}</p>
                </Show>
                <ul role="list">
                    <For each=move || entries.get() key=key children=|entry| view! { <Row entry/> }/>
                </ul>
            </section>
        </main>
    }
}

/// The address of a screen, its icon and its name.
type ScreenLink = (&'static str, IconKind, fn() -> &'static str);

/// The other screens.
const WAYS: [ScreenLink; 6] = [
    ("#/new", IconKind::Sliders, text::home::new_game),
    ("#/rules", IconKind::Book, text::home::rulebook),
    ("#/settings", IconKind::Gear, text::home::settings),
    ("#/bots", IconKind::Computer, text::home::your_bots),
    ("#/link", IconKind::Chain, text::links::open),
    ("#/statistics", IconKind::Bars, text::statistics::title),
];

fn way((href, kind, name): ScreenLink) -> AnyView {
    view! { <a class="button" href=href><Icon kind/>{name()}</a> }.into_any()
}

/// Starts a game without any questions.
#[component]
fn Play(
    /// True if there is nothing better to do.
    is_first: Signal<bool>,
) -> impl IntoView {
    let (saved_games, settings) = (SavedGames::expect(), Settings::expect());
    let toasts = Toasts::expect();
    let play = move |_| begin_quickly(saved_games, toasts, settings.get_untracked());
    view! {
        <button type="button" class="button big" class:primary=move || is_first.get() on:click=play>
            {text::home::play()}
            <small>{text::home::play_about()}</small>
        </button>
    }
}

/// Returns the key of an entry, which is redrawn when the key changes.
fn key(entry: &LibraryEntry) -> (String, u64, String) {
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
        <a class="button primary big" href=Route::Game(id).hash()>
            {summary.resume}
            <small>{text::home::ResumeDetail { title: summary.title, ago: ago(now(), summary.played) }.say()}</small>
        </a>
    }
}

#[component]
fn Row(entry: LibraryEntry) -> impl IntoView {
    let id = entry.id;
    match entry.content {
        Content::Game(summary) => view! { <GameRow id summary/> }.into_any(),
        Content::Damaged(error) => view! { <DamagedRow id error/> }.into_any(),
    }
}

#[component]
fn GameRow(id: String, summary: Summary) -> impl IntoView {
    let saved_games = SavedGames::expect();
    let hash = Route::Game(id.clone()).hash();
    let id = StoredValue::new(id);
    let save = move || saved_games.text(&id.get_value());
    let renaming = RwSignal::new(false);
    let seats = summary.seats.iter().map(|(seat, name)| {
        view! { <li class="seat-label"><ArmyGlyph seat=*seat/>{name.clone()}</li> }
    });
    let title = summary.title.clone();
    let shown = StoredValue::new(title.clone());
    let detail = text::home::Detail {
        rules: summary.rules,
        standing: summary.standing,
        ago: ago(now(), summary.played),
    }
    .say();
    view! {
        <li class="game panel">
            <a class="game-open" href=hash>
                <div class="thumbnail">{arriving(move || Box::pin(thumbnail(summary.owners.clone())), NOTHING)}</div>
                <div>
                    <h2>{summary.title}</h2>
                    <p class="quiet">{detail}</p>
                    <ul role="list" class="seats">{seats.collect_view()}</ul>
                </div>
            </a>
            <div class="game-actions">
                <button class="button plain" aria-label=text::home::rename_label(&title) on:click=move |_| renaming.set(true)>{text::home::rename()}</button>
                <Share class="button plain" name=text::links::share_game(&title) game=save/>
                <Delete id label=text::home::delete_label(&title) deleted=text::home::deleted(&title)/>
            </div>
            // Below the buttons, so that they line up with those of other games.
            <Differences rules=summary.rule_set/>
            <Show when=move || renaming.get()>{arriving(move || Box::pin(rename(id.get_value(), shown.get_value(), renaming)), ASKED)}</Show>
        </li>
    }
}

#[component]
fn DamagedRow(id: String, error: SaveError) -> impl IntoView {
    let id = StoredValue::new(id);
    view! {
        <li class="game panel damaged">{arriving(move || Box::pin(damaged(id, error.clone())), ASKED)}</li>
    }
}

part! {
    sharing:
    /// The row of a game that cannot be read. Few people ever need the reasons.
    fn damaged(id: StoredValue<String>, error: SaveError) -> DrawFn {
        Arc::new(move || view! { <Damaged id error=error.clone()/> }.into_any())
    }
}

#[component]
fn Damaged(id: StoredValue<String>, error: SaveError) -> impl IntoView {
    let (saved_games, toasts) = (SavedGames::expect(), Toasts::expect());
    let hand_out = move |_| {
        let id = id.get_value();
        if let Some(text) = saved_games.text(&id) {
            export_damaged(toasts, &id, &text);
        }
    };
    view! {
        <h2>{text::home::damaged()}</h2>
        <p>{text::home::damaged_why(unreadable(&error))}</p>
        <div class="game-actions">
            <button class="button" on:click=hand_out>{text::home::damaged_export()}</button>
            <Delete
                id
                label=text::home::damaged_delete().to_owned()
                deleted=text::home::damaged_deleted().to_owned()
            />
        </div>
    }
}

#[component]
fn Delete(
    id: StoredValue<String>,
    /// The label of the button for people who can't see which game it belongs to.
    label: String,
    /// The message after the game has been deleted.
    deleted: String,
) -> impl IntoView {
    let (saved_games, toasts) = (SavedGames::expect(), Toasts::expect());
    let delete = move |_| {
        let id = id.get_value();
        let Some(text) = saved_games.remove(&id) else { return };
        toasts.offer(deleted.clone(), text::home::deleted_undo(), move || {
            if let Err(problem) = saved_games.replace(&id, &text) {
                toasts.say(problem);
            }
        });
    };
    view! { <button class="button plain" aria-label=label on:click=delete>{text::home::delete()}</button> }
}
