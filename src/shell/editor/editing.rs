//! A board that is being changed on the screen, and what a tap on its map means.

use leptos::prelude::*;

use crate::erased::Derived;
use editor::{Board, Change, Draft};

/// The meaning of a tap on a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// It is selected.
    Select,
    /// It gets a border with the selected one.
    Border,
    /// It moves to this continent.
    Paint(usize),
}

/// A subject of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Territories,
    Continents,
    Seas,
}

/// The state of the editor.
#[derive(Clone, Copy)]
pub struct Editing {
    draft: RwSignal<Draft>,
    pub board: Derived<Board>,
    pub selected: RwSignal<Option<usize>>,
    pub tool: RwSignal<Tool>,
    pub tab: RwSignal<Tab>,
    /// The territories of the fault that was tapped.
    pub pointed: RwSignal<Vec<usize>>,
}

impl Editing {
    /// Begins with an opened board.
    pub fn new(draft: Draft) -> Self {
        let draft = RwSignal::new(draft);
        Self {
            draft,
            board: Derived::new(move |_| draft.with(|draft| draft.board().clone())),
            selected: RwSignal::new(None),
            tool: RwSignal::new(Tool::Select),
            tab: RwSignal::new(Tab::Territories),
            pointed: RwSignal::new(Vec::new()),
        }
    }

    /// Reads the draft, and follows its changes.
    pub fn with<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.draft.with(read)
    }

    /// Reads the draft as it is now.
    pub fn now<T>(self, read: impl FnOnce(&Draft) -> T) -> T {
        self.draft.with_untracked(read)
    }

    /// Changes the board.
    pub fn change(self, change: Change) {
        self.step(|draft| draft.change(change));
    }

    /// Undoes the last change.
    pub fn undo(self) {
        self.step(Draft::undo);
    }

    /// Makes the change again that was undone last.
    pub fn redo(self) {
        self.step(Draft::redo);
    }

    fn step(self, step: impl FnOnce(&mut Draft)) {
        self.pointed.set(Vec::new());
        self.draft.update(step);
        // The continent that territories were moved to may be gone.
        let count = self.now(|draft| draft.board().continents.len());
        if matches!(self.tool.get_untracked(), Tool::Paint(to) if to >= count) {
            self.tool.set(Tool::Select);
        }
    }

    /// Shows a territory in the panel.
    pub fn select(self, territory: Option<usize>) {
        self.pointed.set(Vec::new());
        self.tool.set(Tool::Select);
        self.tab.set(Tab::Territories);
        self.selected.set(territory);
    }

    /// Shows a subject in the panel.
    pub fn open(self, tab: Tab) {
        self.tool.set(Tool::Select);
        self.tab.set(tab);
    }

    /// Takes a tap on a territory.
    pub fn tap(self, territory: usize) {
        match (self.tool.get_untracked(), self.selected.get_untracked()) {
            (Tool::Paint(continent), _) => self.change(Change::Move(territory, continent)),
            (Tool::Border, Some(selected)) => self.change(Change::AddBorder(selected, territory)),
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
            _ => false,
        }
    }
}
