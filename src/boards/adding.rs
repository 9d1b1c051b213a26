//! The way out where a board isn't here: trying again, or adding its file.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::importing::{ImportSource, imported, picked};
use super::loading::BoardProblem;
use crate::page::{SetIfOpen, part};
use crate::parts::{ASKED, DrawFn, arriving};
use engine::world::WorldId;
use screens::new_game::imports::other_board;

/// Returns an alert that explains a missing board, and offers to try again or to add its file.
pub fn way_out(problem: &BoardProblem, board: WorldId, again: Callback<()>) -> AnyView {
    if *problem == BoardProblem::NoRoom {
        return reload_for_room();
    }
    let says = problem.about(board);
    if problem.needs_file() {
        let way = arriving(move || Box::pin(file_wanted(board, again)), ASKED);
        return view! { <p>{says}</p> {way} }.into_any();
    }
    offer(says, text::boards::again(), again)
}

/// Says that too many boards have been read, and offers to reload the page, which makes room and then
/// shows the same screen.
pub fn reload_for_room() -> AnyView {
    let reload = Callback::new(|()| {
        // A page that can't be reloaded is being left.
        let _ = window().location().reload();
    });
    offer(text::own_boards::no_room().to_owned(), text::own_boards::no_room_reload(), reload)
}

/// Shows a sentence, and a button for what can be done about it.
fn offer(says: String, label: &'static str, act: Callback<()>) -> AnyView {
    view! {
        <p>{says}</p>
        <button class="button primary" type="button" on:click=move |_| act.run(())>{label}</button>
    }
    .into_any()
}

part! {
    boards:
    /// Draws the button that adds the file of a board.
    fn file_wanted(board: WorldId, then: Callback<()>) -> DrawFn {
        Arc::new(move || view! { <FileWanted board then/> }.into_any())
    }
}

/// Adds the file of one board.
#[component]
fn FileWanted(board: WorldId, then: Callback<()>) -> impl IntoView {
    let (is_busy, problem) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let input = NodeRef::<leptos::html::Input>::new();
    let settle = move |result: Result<(), String>| {
        if is_busy.set_if_open(false) {
            match result {
                Ok(()) => then.run(()),
                Err(fault) => problem.set(Some(fault)),
            }
        }
    };
    let pick = move |event: web_sys::Event| {
        let Some(input) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        let files = picked(&input.files().into());
        input.set_value("");
        if files.is_empty() {
            return;
        }
        problem.set(None);
        is_busy.set(true);
        let adding = async move {
            settle(match imported(ImportSource::Files(files)).await {
                Ok(added) if added.board == board => Ok(()),
                Ok(added) => Err(other_board(&added.name, board)),
                Err(fault) => Err(text::own_boards::not_added(fault)),
            });
        };
        // Show first that the files are being read.
        set_timeout(move || spawn_local(adding), SOON);
    };
    let ask = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <button class="button primary" type="button" disabled=move || is_busy.get() on:click=ask>{text::own_boards::missing_add()}</button>
        <input
            node_ref=input class="visually-hidden" type="file" multiple tabindex="-1"
            aria-label=text::own_boards::add_file() on:change=pick
        />
        {move || is_busy.get().then(|| view! { <p>{text::own_boards::reading()}</p> })}
        {move || problem.get().map(|fault| view! { <p>{fault}</p> })}
    }
}

/// The time after which files are read, which keeps the page busy for a moment.
const SOON: Duration = Duration::from_millis(60);
