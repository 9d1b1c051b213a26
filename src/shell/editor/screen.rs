//! The editor above the screen of a new game: a copy of a board, its map and what can be changed.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

use super::continents::ContinentPanel;
use super::drawing::{EditorTools, drawing};
use super::earlier::Earlier;
use super::editing::{Editing, Tab};
use super::faults::Faults;
use super::map::EditorMap;
use super::pen::Stroke;
use super::pen_panel::PenPanel;
use super::seas::SeaPanel;
use super::subject::Subject;
use super::territory::TerritoryPanel;
use crate::boards::{Added, ImportSource, imported, text_of_board};
use crate::dialogs::Modal;
use crate::page::{Absent, part};
use crate::parts::{DrawFn, EDITOR, load_stylesheet};
use crate::shell::app::Toasts;
use crate::shell::trial::BoardTrial;
use crate::store::OwnBoards;
use editor::{BoardDraft, Change, LONGEST_NAME};
use engine::world::WorldId;
use screens::new_game::boards::name;
use screens::new_game::copies::copy_name;
use screens::new_game::own_board::Kept;

/// The result of opening a board: nothing while it comes, then the board or a sentence on why not.
type OpenedBoard = RwSignal<Option<Result<Editing, String>>>;

/// Brings the editor. What is saved there is chosen.
pub async fn editor(
    subject: Subject,
    open: RwSignal<Option<Subject>>,
    choose: Callback<WorldId>,
) -> Result<DrawFn, Absent> {
    let tools = drawing().await?;
    screen(subject, tools, open, choose).await
}

part! {
    workshop:
    /// Draws the editor.
    fn screen(subject: Subject, tools: EditorTools, open: RwSignal<Option<Subject>>, choose: Callback<WorldId>) -> DrawFn {
        load_stylesheet(&EDITOR);
        Arc::new(move || view! { <Editor subject tools open choose/> }.into_any())
    }
}

/// Returns the name of a board for people.
fn name_of(board: WorldId) -> String {
    let kept = OwnBoards::here().get(board.title()).map(|kept| kept.name());
    kept.unwrap_or_else(|| name(board.title()))
}

#[component]
fn Editor(
    subject: Subject,
    tools: EditorTools,
    open: RwSignal<Option<Subject>>,
    choose: Callback<WorldId>,
) -> impl IntoView {
    let opened: OpenedBoard = RwSignal::new(None);
    spawn_local(async move {
        let draft = draft(subject, tools).await;
        // The editor may have been closed.
        if !opened.is_disposed() {
            opened.set(Some(draft.map(|draft| Editing::new(draft, tools.redraw))));
        }
    });
    let is_asking = RwSignal::new(false);
    let node = NodeRef::<html::Div>::new();
    let close = Callback::new(move |()| {
        let editing = opened.with_untracked(|opened| opened.clone()?.ok());
        if editing.is_some_and(|editing| editing.now(BoardDraft::can_undo)) {
            is_asking.set(true);
            stay(node);
        } else {
            open.set(None);
        }
    });
    let title = match subject {
        Subject::Copy(board) => text::editor::title(name_of(board)),
        Subject::Own(board) => text::editor::edit_title(name_of(board)),
        Subject::Blank => text::editor::blank_title().to_owned(),
    };
    let body = move || match opened.get() {
        None => view! { <p role="status">{text::editor::coming()}</p> }.into_any(),
        Some(Err(problem)) => view! { <p role="alert">{problem}</p> }.into_any(),
        Some(Ok(editing)) => view! { <Desk subject editing tools open choose/> }.into_any(),
    };
    view! {
        <Modal title close=Some(close)>
            <div class="editor" node_ref=node>
                <Leaving is_asking open/>
                {body}
            </div>
        </Modal>
    }
}

/// Returns the board that is changed.
async fn draft(subject: Subject, tools: EditorTools) -> Result<BoardDraft, String> {
    let draft = match subject {
        Subject::Own(board) => BoardDraft::open(&text_of(board).await?, &name_of(board)),
        Subject::Copy(board) => {
            let json = text_of(board).await?;
            let others: Vec<String> = OwnBoards::here().entries().iter().map(Kept::name).collect();
            BoardDraft::open(&json, &copy_name(&name_of(board), &others))
        }
        Subject::Blank => (tools.blank)(text::editor::new_board(), seas()),
    };
    draft.ok_or_else(|| text::editor::unreadable().to_owned())
}

/// Returns the file of a board, or a sentence on why it isn't here.
async fn text_of(board: WorldId) -> Result<String, String> {
    text_of_board(board).await.map_err(|problem| problem.about(board))
}

/// Returns the names of the seas of a board without land, from the west to the east.
fn seas() -> [&'static str; 5] {
    [
        text::editor::western_sea(),
        text::editor::northern_sea(),
        text::editor::middle_sea(),
        text::editor::southern_sea(),
        text::editor::eastern_sea(),
    ]
}

/// Shows the dialog again if the browser has closed it by itself.
fn stay(node: NodeRef<html::Div>) {
    let dialog = node.get_untracked().and_then(|node| node.closest("dialog").ok().flatten());
    let dialog = dialog.and_then(|it| it.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = dialog.filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}

/// Asks whether unsaved changes may be lost.
#[component]
fn Leaving(is_asking: RwSignal<bool>, open: RwSignal<Option<Subject>>) -> impl IntoView {
    let stay = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(stay) = stay.get() {
            let _ = stay.focus();
        }
    });
    view! {
        <div role="alert">
            <Show when=move || is_asking.get()>
                <div class="editor-leaving">
                    <p>{text::editor::leave()}</p>
                    <div class="chips">
                        <button node_ref=stay class="button primary" type="button" on:click=move |_| is_asking.set(false)>{text::editor::leave_no()}</button>
                        <button class="button danger" type="button" on:click=move |_| open.set(None)>{text::editor::leave_yes()}</button>
                    </div>
                </div>
            </Show>
        </div>
    }
}

#[component]
fn Desk(
    subject: Subject,
    editing: Editing,
    tools: EditorTools,
    open: RwSignal<Option<Subject>>,
    choose: Callback<WorldId>,
) -> impl IntoView {
    let tab = move |tab: Tab, name: &'static str| {
        let is_open = move || editing.tab.get() == tab;
        view! { <button class="button picked" type="button" aria-pressed=move || is_open().to_string() on:click=move |_| editing.open(tab)>{name}</button> }
    };
    let (stroke, trial) = (Stroke::new(editing), BoardTrial::new());
    // A stroke on the map leaves the focus nowhere, so the keys aren't only heard within the desk.
    let keys = window_event_listener(leptos::ev::keydown, move |event| press(editing, &event));
    on_cleanup(move || keys.remove());
    let panel = move || match editing.tab.get() {
        Tab::Territories => view! { <TerritoryPanel editing/> }.into_any(),
        Tab::Continents => view! { <ContinentPanel editing/> }.into_any(),
        Tab::Seas => view! { <SeaPanel editing/> }.into_any(),
        Tab::Starts => (tools.starts)(editing),
        Tab::Trial => (tools.trying)(editing, trial),
    };
    view! {
        <div class="editor-desk">
            <Bar subject editing open choose/>
            <EditorMap editing stroke/>
            <div class="editor-panel">
                <PenPanel editing stroke/>
                <div class="editor-parts">
                    <Faults editing/>
                    <div class="chips" role="group" aria-label=text::editor::parts()>
                        {tab(Tab::Territories, text::editor::territories())}
                        {tab(Tab::Continents, text::editor::continents())}
                        {tab(Tab::Seas, text::editor::seas())}
                        {tab(Tab::Starts, text::editor::starts())}
                        <Show when=move || editing.is_whole.get() || editing.tab.get() == Tab::Trial>{tab(Tab::Trial, text::trial::open())}</Show>
                    </div>
                    {panel}
                </div>
            </div>
        </div>
    }
}

/// Undoes and redoes with the usual keys, unless they are meant for a text that is being typed.
fn press(editing: Editing, event: &web_sys::KeyboardEvent) {
    let target = event.target().and_then(|it| it.dyn_into::<HtmlElement>().ok());
    if target.is_some_and(|it| it.tag_name() == "INPUT") || !(event.ctrl_key() || event.meta_key())
    {
        return;
    }
    match (event.key().to_lowercase().as_str(), event.shift_key()) {
        ("z", false) => editing.undo(),
        ("z", true) | ("y", false) => editing.redo(),
        _ => return,
    }
    event.prevent_default();
}

/// Shows the name of the board, and what can be done with the whole of it.
#[component]
fn Bar(
    subject: Subject,
    editing: Editing,
    open: RwSignal<Option<Subject>>,
    choose: Callback<WorldId>,
) -> impl IntoView {
    let (toasts, earlier) = (Toasts::expect(), Earlier::of(subject));
    let problem = RwSignal::new(None::<String>);
    let rename = move |event| editing.change(Change::RenameBoard(event_target_value(&event)));
    let settle = move |saved: Result<Added, String>| match saved {
        Ok(added) => {
            open.set(None);
            choose.run(added.board);
            let is_kept = added.trouble.is_none() && earlier.make_way(added.board);
            let saved = if is_kept { text::editor::edit_saved } else { text::editor::saved };
            toasts.say_here(added.trouble.unwrap_or_else(|| saved(added.name)));
        }
        Err(fault) => problem.set(Some(text::editor::not_saved(fault))),
    };
    let save = move |_| {
        let written = editing.now(BoardDraft::write);
        spawn_local(async move {
            let saved = imported(ImportSource::Text { name: String::new(), text: written }).await;
            if !problem.is_disposed() {
                settle(saved);
            }
        });
    };
    view! {
        <div class="editor-bar">
            <label class="field">
                <span class="field-name">{text::editor::board_name()}</span>
                <input class="input" id="editor-board-name" autocomplete="off" maxlength=LONGEST_NAME.to_string()
                    prop:value=move || editing.board.with(|board| board.name.clone()) on:change=rename/>
            </label>
            <button class="button" type="button" disabled=move || !editing.with(BoardDraft::can_undo) on:click=move |_| editing.undo()>{text::editor::undo()}</button>
            <button class="button" type="button" disabled=move || !editing.with(BoardDraft::can_redo) on:click=move |_| editing.redo()>{text::editor::redo()}</button>
            <button class="button primary" type="button" disabled=move || !editing.is_whole.get() on:click=save>{text::editor::save()}</button>
            <div role="alert">{move || problem.get()}</div>
        </div>
    }
}
