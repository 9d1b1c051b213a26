//! Bots in an imported game, which don't run before the user allows it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::boards::{Added, ImportSource, imported, load};
use crate::dialogs::Modal;
use crate::page::{SetIfOpen, part};
use crate::parts::DrawFn;
use crate::shell::app::{Toasts, go};
use crate::shell::new_game::begin_with;
use crate::shell::saves::open_new;
use crate::shell::saves::opening::{read, replay};
use crate::shell::saves::seed::word;
use crate::shell::settings::Settings;
use crate::store::{Bots, SavedGames, now};
use engine::world::WorldId;
use screens::link::known::sat_here;
use screens::link::{LONGEST_LINK, Link};
use screens::route::Route;
use screens::saves::import::{Importing, is_board, missing_board};
use table::{Broken, Save, Session};
use words::InWords;
use worker::Script;

/// A game from a file, ready to be saved.
#[derive(Clone)]
pub struct ImportedGame {
    pub guests: Vec<Script>,
    with_guests: String,
    /// The game without the code of its bots.
    alone: String,
    /// True for a copy that rolls its own dice, because the game goes by link.
    is_copy: bool,
}

impl ImportedGame {
    fn of(session: Session, saved_games: SavedGames) -> Self {
        let sat = sat_here(&Save::of(&session, now()).record, saved_games.texts_now());
        let session = session.among(sat);
        let is_copy = session.goes_by_link() && !session.is_gathering();
        let session = if is_copy { session.copied(word()) } else { session };
        let guests = session.scripts().to_vec();
        let with_guests = Save::of(&session, now()).to_text();
        let alone = Save::of(&session.without_scripts(), now()).to_text();
        Self { guests, with_guests, alone, is_copy }
    }

    /// Saves the game, with its bots or without their code, and opens it.
    pub fn open(&self, with_guests: bool, games: SavedGames, toasts: Toasts) {
        open_new(games, if with_guests { &self.with_guests } else { &self.alone });
        if self.is_copy {
            toasts.say(text::saves::imported_copy());
        }
    }
}

/// The parts of the app that an import changes.
#[derive(Clone, Copy)]
pub struct Importer {
    pub saved_games: SavedGames,
    pub settings: Settings,
    pub bots: Bots,
    pub toasts: Toasts,
    /// The game that waits for an answer about its bots.
    pub waiting: RwSignal<Option<ImportedGame>>,
}

part! {
    sharing:
    /// Opens the game or the link in a file of this name, or says why it cannot.
    pub fn import(name: String, text: String, importer: Importer) -> () {
        match Link::path_in_file(&text) {
            Some(path) if path.len() > LONGEST_LINK => {
                importer.refuse(&name, text::links::too_long(LONGEST_LINK >> 10));
            }
            Some(path) => go(&Route::Link(path)),
            None if is_board(&text) => importer.add_board(name, text),
            None => importer.read(name, text),
        }
    }
}

impl Importer {
    /// Adds a board to those of this device, and shows it in a new game.
    fn add_board(self, name: String, text: String) {
        spawn_local(async move {
            match imported(ImportSource::Text { name, text }).await {
                Ok(Added { board, trouble, .. }) => {
                    begin_with(board.title());
                    go(&Route::NewGame);
                    if let Some(trouble) = trouble {
                        self.toasts.say(trouble);
                    }
                }
                Err(fault) => self.toasts.say_here(text::own_boards::not_added(fault)),
            }
        });
    }

    fn read(self, name: String, text: String) {
        let Some(board) = missing_board(&text).as_deref().and_then(WorldId::titled) else {
            return self.read_here(name, text);
        };
        spawn_local(async move {
            match load(board).await {
                Ok(()) => self.read_here(name, text),
                Err(problem) => self.refuse(&name, problem.about(board)),
            }
        });
    }

    /// Reads a file with a game on a board that is here.
    fn read_here(self, name: String, text: String) {
        let orders = self.settings.get_untracked().orders;
        let importing = Importing::of(&name, text, orders);
        let open = move |save: Result<Save, String>| match save {
            Ok(save) => replay(save.opening().into(), Box::new(move |it| self.take(&name, it))),
            Err(problem) => self.refuse(&name, problem),
        };
        read(importing.into(), Box::new(open));
    }

    /// Opens a game at once, unless it brings bots along that this browser doesn't have.
    fn take(self, name: &str, opened: Result<Session, Box<Broken>>) {
        let game = match opened {
            Ok(session) => ImportedGame::of(session, self.saved_games),
            Err(broken) => return self.refuse(name, broken.reason.in_words()),
        };
        let own = self.bots.scripts();
        if game.guests.iter().all(|script| own.contains(script)) {
            game.open(true, self.saved_games, self.toasts);
        } else {
            self.waiting.set_if_open(Some(game));
        }
    }

    fn refuse(self, name: &str, problem: String) {
        self.toasts.say_here(text::saves::NotImported { file: name, problem }.say());
    }
}

part! {
    sharing:
    /// Asks about the bots of an imported game.
    pub fn guests(waiting: RwSignal<Option<ImportedGame>>) -> DrawFn {
        Arc::new(move || view! { <ImportedBots waiting/> }.into_any())
    }
}

/// Shows the code that an imported game contains, and asks what to do with it.
#[component]
fn ImportedBots(
    /// The game that waits for the answer.
    waiting: RwSignal<Option<ImportedGame>>,
) -> impl IntoView {
    let (saved_games, toasts) = (SavedGames::expect(), Toasts::expect());
    let open = move |alone: bool| {
        if let Some(game) = waiting.get_untracked() {
            waiting.set(None);
            game.open(!alone, saved_games, toasts);
        }
    };
    let scripts =
        move || waiting.with(|game| game.as_ref().map_or(Vec::new(), |game| game.guests.clone()));
    let close = Callback::new(move |()| waiting.set(None));
    view! {
        <Modal title=text::bots::guests() close=Some(close)>
            <p>{text::bots::guests_about()}</p>
            {scripts().into_iter().map(|script| view! { <Code script/> }).collect_view()}
            <div class="chips">
                <button class="button primary" data-first on:click=move |_| open(true)>{text::bots::guests_without()}</button>
                <button class="button" on:click=move |_| open(false)>{text::bots::guests_open()}</button>
                <button class="button" on:click=move |_| close.run(())>{text::bots::guests_cancel()}</button>
            </div>
            <p class="quiet">{text::bots::guests_instead()}</p>
        </Modal>
    }
}

#[component]
fn Code(script: Script) -> impl IntoView {
    view! {
        <h3>{script.name}</h3>
        <pre class="printed" tabindex="0">{script.source}</pre>
    }
}
