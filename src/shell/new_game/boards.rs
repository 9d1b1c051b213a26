//! The choice of a board in a new game.

use std::rc::Rc;

use crate::erased::Derived;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::own::{Adding, own_cards, own_choice, take_dropped};
use super::worlds::{WorldCard, WorldChoice};
use crate::boards::{BoardProblem, cards, dropped, fetch_ahead, load, way_out};
use crate::page::part;
use crate::parts::{ASKED, NOTHING, arriving};
use crate::shell::editor::{Subject, drawing, editor};
use screens::new_game::boards::BoardCard;
use screens::new_game::draft::NewGame;

part! {
    workshop:
    /// Fetches what a choice of boards needs, before it is needed.
    pub fn fetch_boards_ahead() -> () {
        spawn_local(async {
            fetch_ahead().await;
            let _ = drawing().await;
        });
    }
}

/// Shows the boards as cards once their list is here, and brings the chosen one.
#[component]
pub(super) fn BoardChoice(
    form: RwSignal<NewGame>,
    /// True if the screen goes on with a board: after a reload while somebody looked at worlds, or after
    /// a board was added elsewhere.
    is_resumed: bool,
) -> impl IntoView {
    let offered = RwSignal::new_local(None::<Rc<[BoardCard]>>);
    let problem = RwSignal::new(None::<BoardProblem>);
    let board = Derived::new(move |_| form.with(NewGame::board));
    spawn_local(async move {
        let cards = cards().await;
        let _ = offered.try_set(Some(cards).filter(|cards| cards.len() > 1));
    });
    let is_drawing = StoredValue::new(false);
    let bring = Callback::new(move |()| bring(form, problem, is_drawing));
    Effect::new(move || {
        let is_missing = !board.get().is_read();
        problem.set(None);
        if is_missing {
            bring.run(());
        }
    });
    let about = move || {
        let cards = offered.get();
        let is_chosen = |card: &&BoardCard| card.world() == Some(board.get());
        let known = cards.iter().flat_map(|cards| cards.iter()).find(is_chosen);
        known
            .and_then(BoardCard::about)
            .or_else(|| board.get().is_generated().then(text::boards::new_world_about))
    };
    let is_coming =
        Derived::new(move |_| form.with(|game| !game.has_board()) && problem.read().is_none());
    let is_loading = move || is_coming.get() && !board.get().is_generated();
    let fault = RwSignal::new(None::<&'static str>);
    let missing =
        move || problem.get().map(|problem| way_out(&problem, board.get_untracked(), bring));
    let is_world_resumed = is_resumed && board.get_untracked().is_generated();
    let changed = RwSignal::new(None::<Subject>);
    let adding = Adding::new(form, changed, is_resumed);
    let over = move |event: web_sys::DragEvent| {
        // Otherwise the browser would open dropped files instead of the page.
        event.prevent_default();
    };
    let drop = move |event: web_sys::DragEvent| {
        event.prevent_default();
        // The files are only available during the event.
        let files = dropped(&event);
        spawn_local(async move {
            let _ = take_dropped(adding, files).await;
        });
    };
    let card = move |card: &BoardCard| {
        let world = card.world();
        let is_chosen = move || world == Some(board.get());
        let choose = move |_| {
            if let Some(world) = world {
                form.update(|game| game.set_board(world));
            }
        };
        let (width, height) = card.size;
        view! {
            <button class="preset board" type="button" data-board=card.title.clone() aria-pressed=move || is_chosen().to_string() on:click=choose>
                <svg class="board-picture" viewBox=format!("0 0 {width} {height}") aria-hidden="true"><path d=card.outline.clone()/></svg>
                <strong>{card.name()}</strong>
                <span>{card.extent()}</span>
            </button>
        }
    };
    view! {
        {move || offered.get().map(|cards| view! {
            <section class="panel sheet which-board" aria-labelledby="board-title" on:dragover=over on:drop=drop>
                <h2 id="board-title">{text::boards::title()}</h2>
                <div class="presets boards" role="group" aria-labelledby="board-title">
                    {cards.iter().map(card).collect_view()}
                    <WorldCard form problem=fault/>
                    {arriving(move || Box::pin(own_cards(adding)), NOTHING)}
                </div>
                <p class="quiet" hidden=move || about().is_none()>{about}</p>
                <WorldChoice form problem=fault is_coming is_resumed=is_world_resumed/>
                {arriving(move || Box::pin(own_choice(adding)), NOTHING)}
                <Changing form changed/>
                <Show when=is_loading><p role="status">{text::boards::coming()} " " <progress aria-label=text::boards::coming()></progress></p></Show>
                <div role="alert">{missing}</div>
            </section>
        })}
    }
}

/// Brings the chosen board. Worlds are drawn one after the other, but none that was only chosen while
/// another was drawn.
fn bring(
    form: RwSignal<NewGame>,
    problem: RwSignal<Option<BoardProblem>>,
    is_drawing: StoredValue<bool>,
) {
    let board = form.with_untracked(NewGame::board);
    problem.set(None);
    if board.is_generated() {
        if is_drawing.get_value() {
            return;
        }
        is_drawing.set_value(true);
    }
    spawn_local(async move {
        let loaded = load(board).await;
        if problem.is_disposed() {
            return;
        }
        if board.is_generated() {
            is_drawing.set_value(false);
        }
        let chosen = form.with_untracked(NewGame::board);
        if chosen == board {
            problem.set(loaded.err());
            // Notify everything that depends on the board.
            form.update(|game| game.set_board(board));
        } else if board.is_generated() && chosen.is_generated() && !chosen.is_read() {
            bring(form, problem, is_drawing);
        }
    });
}

/// Opens the editor, with a copy of the chosen board or without any land.
#[component]
fn Changing(form: RwSignal<NewGame>, changed: RwSignal<Option<Subject>>) -> impl IntoView {
    let choose = Callback::new(move |board| form.update(|game| game.set_board(board)));
    let copy = move |_| changed.set(Some(Subject::Copy(form.with_untracked(NewGame::board))));
    let blank = move |_| changed.set(Some(Subject::Blank));
    let editor = move || {
        let subject = changed.get();
        subject.map(|it| arriving(move || Box::pin(editor(it, changed, choose)), ASKED))
    };
    view! {
        <div class="chips">
            <button class="button change-board" type="button" on:click=copy>{text::editor::open()}</button>
            <button class="button draw-board" type="button" on:click=blank>{text::editor::blank()}</button>
        </div>
        {editor}
    }
}
