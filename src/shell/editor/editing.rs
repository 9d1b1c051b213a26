//! A board that is being changed on the screen.

use leptos::prelude::*;

use super::tints::tints;
use super::tool::Tool;
use crate::erased::Derived;
use editor::{BoardContents, BoardDraft, Change, LandChange, LandRefusal};
use engine::core::Seat;
use screens::new_game::editing::refusal_in_words;

/// A subject of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Territories,
    Continents,
    Seas,
    /// The starting positions: a tap gives a territory to an army.
    Starts,
    Trial,
}

/// A function that changes the land of a board.
pub type Redraw = fn(&mut BoardDraft, LandChange) -> Result<Option<usize>, LandRefusal>;

/// The state of the editor.
#[derive(Clone, Copy)]
pub struct Editing {
    draft: RwSignal<BoardDraft>,
    redraw: Redraw,
    pub board: Derived<BoardContents>,
    /// True if the board has no faults.
    pub is_whole: Derived<bool>,
    /// The tints of the continents.
    pub tints: Derived<Vec<usize>>,
    pub selected: RwSignal<Option<usize>>,
    pub tool: RwSignal<Tool>,
    pub tab: RwSignal<Tab>,
    /// The army whose starting position is changed.
    pub army: RwSignal<Seat>,
    /// The territories of the fault that was tapped.
    pub pointed: RwSignal<Vec<usize>>,
    /// The territory that the map goes to.
    pub sought: RwSignal<Option<usize>>,
    /// The reason why the last change of the land was impossible.
    pub refusal: RwSignal<Option<String>>,
}

impl Editing {
    /// Begins with an opened board.
    pub fn new(draft: BoardDraft, redraw: Redraw) -> Self {
        let draft = RwSignal::new(draft);
        let board = Derived::new(move |_| draft.with(|draft| draft.board().clone()));
        Self {
            draft,
            redraw,
            board,
            is_whole: Derived::new(move |_| draft.with(|draft| draft.faults().is_empty())),
            tints: Derived::new(move |_| board.with(tints)),
            selected: RwSignal::new(None),
            tool: RwSignal::new(Tool::Select),
            tab: RwSignal::new(Tab::Territories),
            army: RwSignal::new(Seat::Red),
            pointed: RwSignal::new(Vec::new()),
            sought: RwSignal::new(None),
            refusal: RwSignal::new(None),
        }
    }

    /// Reads the draft, and follows its changes.
    pub fn with<T>(self, read: impl FnOnce(&BoardDraft) -> T) -> T {
        self.draft.with(read)
    }

    /// Reads the draft as it is now.
    pub fn now<T>(self, read: impl FnOnce(&BoardDraft) -> T) -> T {
        self.draft.with_untracked(read)
    }

    /// Changes the board.
    pub fn change(self, change: Change) {
        self.step(|draft| draft.change(change));
    }

    /// Changes the land, or says why that is impossible. Returns `true` if it has changed.
    pub fn redraw(self, change: LandChange) -> bool {
        let board = self.now(|draft| draft.board().clone());
        let mut done = Ok(None);
        self.step(|draft| done = (self.redraw)(draft, change));
        match done {
            Ok(at) => {
                if at.is_some() {
                    self.tab.set(Tab::Territories);
                    self.selected.set(at);
                }
                true
            }
            Err(refusal) => {
                self.refusal.set(Some(refusal_in_words(refusal, &board)));
                false
            }
        }
    }

    /// Returns the names of the territories.
    pub fn names(self) -> Derived<Vec<String>> {
        Derived::new(move |_| {
            self.board.with(|board| board.territories.iter().map(|it| it.name.clone()).collect())
        })
    }

    /// Returns a name that no territory has.
    pub fn free_name(self) -> String {
        self.now(|draft| {
            let all = &draft.board().territories;
            let names = (all.len() + 1..).map(text::editor::new_territory);
            let mut free = names.filter(|name| all.iter().all(|it| it.name != *name));
            free.next().unwrap_or_default()
        })
    }

    /// Undoes the last change.
    pub fn undo(self) {
        self.step(BoardDraft::undo);
    }

    /// Makes the change again that was undone last.
    pub fn redo(self) {
        self.step(BoardDraft::redo);
    }

    fn step(self, step: impl FnOnce(&mut BoardDraft)) {
        self.pointed.set(Vec::new());
        self.refusal.set(None);
        let chosen = self.selected.get_untracked();
        let id = self.now(|draft| chosen.and_then(|at| draft.id(at).map(str::to_owned)));
        // Territories are renumbered if others have been removed.
        let moved = self.draft.try_update(|draft| {
            step(draft);
            id.and_then(|id| draft.number(&id))
        });
        if moved.flatten() != chosen {
            self.selected.set(moved.flatten());
        }
        // The continent being painted may have been removed.
        let count = self.now(|draft| draft.board().continents.len());
        if matches!(self.tool.get_untracked(), Tool::Paint(to) if to >= count) {
            self.tool.set(Tool::Select);
        }
    }

    /// Shows a territory in the panel.
    pub fn select(self, territory: Option<usize>) {
        self.pointed.set(Vec::new());
        self.take(Tool::Select);
        self.tab.set(Tab::Territories);
        self.selected.set(territory);
    }

    /// Shows a territory in the panel and on the map.
    pub fn seek(self, territory: Option<usize>) {
        self.select(territory);
        self.sought.set(territory);
    }

    /// Takes up a tool.
    pub fn take(self, tool: Tool) {
        self.refusal.set(None);
        self.tool.set(tool);
    }

    /// Shows a subject in the panel.
    pub fn open(self, tab: Tab) {
        self.take(Tool::Select);
        self.tab.set(tab);
    }

    /// Chooses the army whose starting position is changed.
    pub fn enlist(self, army: Seat) {
        self.pointed.set(Vec::new());
        self.army.set(army);
    }

    /// Gives a territory to the chosen army at the start, or takes it back.
    fn give(self, territory: usize) {
        let army = Some(self.army.get_untracked());
        let before = self.now(|draft| draft.board().territories.get(territory)?.start);
        self.change(Change::SetStart(territory, army.filter(|_| before != army)));
    }

    /// Returns the army that starts with a territory.
    pub fn start(self, territory: usize) -> Option<Seat> {
        self.board.with(|board| board.territories.get(territory).and_then(|it| it.start))
    }

    /// Returns the army that the map shows on a territory: the one that starts with it, while starting
    /// positions are changed.
    pub fn shown_start(self, territory: usize) -> Option<Seat> {
        if self.tab.get() == Tab::Starts { self.start(territory) } else { None }
    }

    /// Takes a tap on a territory.
    pub fn tap(self, territory: usize) {
        match (self.tool.get_untracked(), self.selected.get_untracked()) {
            (Tool::Paint(continent), _) => self.change(Change::Move(territory, continent)),
            (Tool::Border, Some(selected)) => self.change(Change::AddBorder(selected, territory)),
            (Tool::Draw(_), _) => {}
            _ if self.tab.get_untracked() == Tab::Starts => self.give(territory),
            _ => self.select(Some(territory)),
        }
    }

    /// Returns `true` if the map shows a territory as belonging to what is being done.
    pub fn is_marked(self, territory: usize) -> bool {
        let pointed = self.pointed.read();
        if !pointed.is_empty() {
            return pointed.contains(&territory);
        }
        match (self.tool.get(), self.selected.get()) {
            (Tool::Paint(continent), _) => self.board.with(|board| {
                board.territories.get(territory).is_some_and(|it| it.continent == continent)
            }),
            (_, Some(selected)) if self.tab.get() == Tab::Territories => {
                self.board.with(|board| board.neighbours(selected).any(|other| other == territory))
            }
            (Tool::Select, _) if self.tab.get() == Tab::Starts => {
                self.start(territory) == Some(self.army.get())
            }
            _ => false,
        }
    }
}
