//! The boards of the user's own in a new game, and adding one.

use std::sync::Arc;
use std::time::Duration;

use crate::erased::Derived;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;

use crate::boards::{Added, ImportSource, imported, picked};
use crate::page::{SetIfOpen, part};
use crate::parts::DrawFn;
use crate::shell::app::Toasts;
use crate::shell::editor::Subject;
use crate::shell::saves::hand_out_as;
use crate::store::{OwnBoards, SavedGames};
use engine::world::WorldId;
use screens::new_game::draft::NewGame;
use screens::new_game::own_board::{Kept, OwnBoard, games_on, used_by};

/// The time after which files are read, which keeps the page busy for a moment.
const SOON: Duration = Duration::from_millis(60);

/// A new game's choice among the user's own boards, and what became of the files that were added.
#[derive(Clone, Copy)]
pub(super) struct Adding {
    form: RwSignal<NewGame>,
    /// The board that the editor shows.
    changed: RwSignal<Option<Subject>>,
    is_busy: RwSignal<bool>,
    outcome: RwSignal<Option<Result<Added, String>>>,
    /// True until the board with which the screen begins has been brought into view.
    begins: StoredValue<bool>,
}

impl Adding {
    /// Begins without files; the screen may begin with a board that was added elsewhere.
    pub fn new(form: RwSignal<NewGame>, changed: RwSignal<Option<Subject>>, begins: bool) -> Self {
        let (is_busy, outcome) = (RwSignal::new(false), RwSignal::new(None));
        Self { form, changed, is_busy, outcome, begins: StoredValue::new(begins) }
    }

    /// Chooses a board.
    fn choose(self, board: WorldId) {
        self.outcome.set(None);
        self.form.update(|game| game.set_board(board));
    }

    /// Shows what became of the files, and chooses the board in them.
    fn settle(self, outcome: Result<Added, String>) {
        if self.is_busy.set_if_open(false) {
            if let Ok(added) = &outcome {
                self.form.update(|game| game.set_board(added.board));
            }
            self.outcome.set(Some(outcome));
        }
    }
}

part! {
    boards:
    /// Adds the board in the files that were dropped.
    pub(super) fn take_dropped(adding: Adding, files: Vec<File>) -> () {
        take(adding, files);
    }
}

/// Adds the board in these files.
fn take(adding: Adding, files: Vec<File>) {
    if files.is_empty() || adding.is_busy.get_untracked() {
        return;
    }
    adding.outcome.set(None);
    adding.is_busy.set(true);
    let read = async move {
        adding.settle(
            imported(ImportSource::Files(files)).await.map_err(text::own_boards::not_added),
        );
    };
    // Show first that the files are being read.
    set_timeout(move || spawn_local(read), SOON);
}

part! {
    boards:
    /// Draws the cards of the boards on this device, and one that adds another.
    pub(super) fn own_cards(adding: Adding) -> DrawFn {
        Arc::new(move || view! { <OwnCards adding/> }.into_any())
    }
}

part! {
    boards:
    /// Draws what can be done with the chosen board, and what became of the files that were added.
    pub(super) fn own_choice(adding: Adding) -> DrawFn {
        Arc::new(move || view! { <div><Outcome adding/><Chosen adding/></div> }.into_any())
    }
}

#[component]
fn OwnCards(adding: Adding) -> impl IntoView {
    let board = Derived::new(move |_| adding.form.with(NewGame::board));
    let boards = OwnBoards::here();
    let entries = Derived::new(move |_| boards.entries());
    let card = move |kept: Kept| {
        let world = WorldId::titled(kept.title());
        let is_chosen = move || world == Some(board.get());
        let choose = move |_| {
            if let Some(world) = world {
                adding.choose(world);
            }
        };
        let (title, name) = (kept.title().to_owned(), kept.name());
        let (size, outline, extent) = match kept {
            Kept::Board(OwnBoard { card, .. }) => {
                let extent = card.extent();
                (card.size, card.outline, extent)
            }
            Kept::Damaged(_) => ((16, 9), String::new(), text::own_boards::damaged().to_owned()),
        };
        let (width, height) = size;
        let node = NodeRef::<html::Button>::new();
        let is_shown = world == Some(board.get_untracked());
        if is_shown && adding.begins.try_update_value(std::mem::take) == Some(true) {
            bring_into_view(node);
        }
        view! {
            <button node_ref=node class="preset board" type="button" data-board=title aria-pressed=move || is_chosen().to_string() on:click=choose>
                <svg class="board-picture sketched" viewBox=format!("0 0 {width} {height}") aria-hidden="true"><path d=outline/></svg>
                <strong>{name}</strong>
                <span>{extent}</span>
            </button>
        }
    };
    let input = NodeRef::<html::Input>::new();
    let pick = move |_| {
        let Some(input) = input.get_untracked() else { return };
        let files = picked(&input.files().into());
        input.set_value("");
        take(adding, files);
    };
    let ask = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <For each=move || entries.get() key=|kept| (kept.title().to_owned(), kept.name(), matches!(kept, Kept::Damaged(_)), kept.is_earlier()) children=card/>
        <button class="preset board" type="button" data-board="add" on:click=ask>
            <svg class="board-picture" viewBox="0 0 32 18" aria-hidden="true"><path d="M16 4v10M11 9h10"/></svg>
            <strong>{text::own_boards::add()}</strong>
            <span>{text::own_boards::add_about()}</span>
        </button>
        <input
            node_ref=input class="visually-hidden" type="file" multiple tabindex="-1"
            aria-label=text::own_boards::add_file() on:change=pick
        />
    }
}

/// Brings a card into view once the screen is there: in its first frame, its head gets the focus.
fn bring_into_view(card: NodeRef<html::Button>) {
    request_animation_frame(move || {
        request_animation_frame(move || {
            if let Some(card) = card.try_get_untracked().flatten() {
                card.scroll_into_view_with_bool(false);
            }
        });
    });
}

/// Shows what became of the files that were added.
#[component]
fn Outcome(adding: Adding) -> impl IntoView {
    let added = move || {
        let outcome = adding.outcome.get()?.ok()?;
        let notes = outcome.notes.into_iter().map(|note| view! { <li>{note}</li> }).collect_view();
        Some(view! { <p>{text::own_boards::added(outcome.name)}</p><ul>{notes}</ul> })
    };
    let trouble = move || {
        let fault = match adding.outcome.get()? {
            Ok(added) => added.trouble?,
            Err(fault) => fault,
        };
        Some(view! { <p>{fault}</p> })
    };
    let busy = move || {
        adding.is_busy.get().then(|| {
            view! { <p>{text::own_boards::reading()} " " <progress aria-label=text::own_boards::reading()></progress></p> }
        })
    };
    let place = NodeRef::<html::Div>::new();
    Effect::new(move || {
        if adding.outcome.read().is_some() {
            // The message may be out of sight.
            let show = move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    place.scroll_into_view_with_bool(false);
                }
            };
            set_timeout(show, Duration::ZERO);
        }
    });
    view! {
        <div class="outcome" node_ref=place>
            <div role="status">{busy} {added}</div>
            <div role="alert">{trouble}</div>
        </div>
    }
}

/// Offers to save and to remove the chosen board, if it is one of the user's own.
#[component]
fn Chosen(adding: Adding) -> impl IntoView {
    let board = Derived::new(move |_| adding.form.with(NewGame::board));
    let boards = OwnBoards::here();
    let chosen = Derived::new(move |_| {
        let title = Some(board.get()).filter(|board| board.is_imported())?.title();
        boards.entries().into_iter().find(|kept| kept.title() == title)
    });
    move || chosen.get().map(|kept| view! { <Uses adding kept/> })
}

#[component]
fn Uses(adding: Adding, kept: Kept) -> impl IntoView {
    let (toasts, saved_games) = (Toasts::expect(), SavedGames::expect());
    let name = kept.name();
    let about = match &kept {
        Kept::Board(_) => text::own_boards::about(&name),
        Kept::Damaged(_) => text::own_boards::damaged_about(&name),
    };
    let title = kept.title().to_owned();
    let used = Derived::new(move |_| {
        let saves = saved_games.texts();
        games_on(&title, saves.iter().map(|(_, text)| text.as_str()))
    });
    let save_label = text::own_boards::save_label(&name);
    let edit = matches!(kept, Kept::Board(_)).then(|| {
        let world = WorldId::titled(kept.title());
        let edit = move |_| adding.changed.set(world.map(Subject::Own));
        view! { <button class="button edit-board" type="button" on:click=edit>{text::editor::edit()}</button> }
    });
    let board = match &kept {
        Kept::Board(board) => Some(board.clone()),
        Kept::Damaged(_) => None,
    };
    let save = board.map(|board| {
        let save = move |_| hand_out_board(toasts, &board);
        view! { <button class="button" type="button" aria-label=save_label on:click=save>{text::own_boards::save()}</button> }
    });
    let kept = StoredValue::new(kept);
    let asked = RwSignal::new(false);
    let press = move |_| {
        if used.get_untracked() > 0 && !asked.get_untracked() {
            asked.set(true);
        } else {
            remove(adding, toasts, &kept.get_value());
        }
    };
    let label = move || {
        if asked.get() { text::own_boards::remove_again() } else { text::own_boards::remove() }
    };
    view! {
        <div>
            <p class="quiet">{about} " " {move || used_by(used.get())}</p>
            <div class="chips">
                {edit}
                {save}
                <button class="button danger" type="button" on:click=press on:blur=move |_| asked.set(false)>{label}</button>
            </div>
        </div>
    }
}

/// Downloads a board as a file.
fn hand_out_board(toasts: Toasts, board: &OwnBoard) {
    match board.text() {
        Some(text) => hand_out_as(toasts, &board.file_name(), "application/json", &text),
        None => toasts.say(text::own_boards::damaged_about(&board.card.name)),
    }
}

/// Removes a board from this device, which can be undone, and chooses the usual one instead.
fn remove(adding: Adding, toasts: Toasts, kept: &Kept) {
    let boards = OwnBoards::here();
    boards.remove(kept.title());
    adding.choose(adding.form.with_untracked(NewGame::usual_board));
    let said = text::own_boards::removed(kept.name());
    match kept.clone() {
        Kept::Damaged(_) => toasts.say(said),
        Kept::Board(board) => toasts.offer(said, text::own_boards::remove_undo(), move || {
            if let Err(problem) = boards.keep(&board) {
                toasts.say(problem);
            }
        }),
    }
}
