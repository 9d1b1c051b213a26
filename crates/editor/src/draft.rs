//! A board that is being changed.

use std::collections::VecDeque;
use std::sync::Arc;

use super::board::BoardContents;
use super::change::Change;
use super::fault::{self, Fault};
use super::file::BoardFile;
use super::finish::{content, lanes};
use super::land::{LandChange, LandRefusal, Redrawn, blank, redrawn};

/// The number of changes that can be undone. Each one of the land keeps a drawing of about 1 MB.
pub const UNDOABLE: usize = 100;

/// An opened board with the changes made to it so far.
#[derive(Debug, Clone)]
pub struct BoardDraft {
    now: Snapshot,
    past: VecDeque<Snapshot>,
    future: Vec<Snapshot>,
    /// The number of drawings so far.
    drawings: usize,
}

/// A board, and the file with its artwork.
#[derive(Debug, Clone)]
struct Snapshot {
    file: Arc<BoardFile>,
    board: BoardContents,
}

impl BoardDraft {
    /// Opens the file of a board under this name. Returns `None` if it isn't a board with artwork.
    pub fn open(json: &str, name: &str) -> Option<Self> {
        Some(Self::of(BoardFile::read(json, name)?))
    }

    /// Begins a board without land. The names of its seas go from the west to the east.
    pub fn blank(name: &str, seas: [&str; 5]) -> Option<Self> {
        Some(Self::of(BoardFile::of(blank(seas), name)?))
    }

    fn of(file: BoardFile) -> Self {
        let now = Snapshot { board: file.board.clone(), file: Arc::new(file) };
        Self { now, past: VecDeque::new(), future: Vec::new(), drawings: 0 }
    }

    /// Returns the board as it is now.
    pub fn board(&self) -> &BoardContents {
        &self.now.board
    }

    /// Makes a change, unless it is impossible or changes nothing.
    pub fn change(&mut self, change: Change) {
        if let Change::AddHarbour(territory, sea) = change
            && !self.can_have_harbour(territory, sea)
        {
            return;
        }
        let before = self.now.clone();
        change.make(&mut self.now.board);
        if self.now.board != before.board {
            self.remember(before);
        }
    }

    /// Changes the land. Returns the number of the territory that was drawn or changed, if there is
    /// one.
    ///
    /// # Errors
    /// Fails if the change is impossible; then nothing changes.
    pub fn redraw(&mut self, change: LandChange) -> Result<Option<usize>, LandRefusal> {
        let Redrawn { mut file, board, at } = redrawn(&self.now.file, &self.now.board, change)?;
        self.drawings += 1;
        file.drawing = self.drawings;
        let now = Snapshot { file: Arc::new(file), board };
        let before = std::mem::replace(&mut self.now, now);
        self.remember(before);
        Ok(at)
    }

    /// Keeps the board before a change; the oldest one is forgotten when there are too many.
    fn remember(&mut self, before: Snapshot) {
        self.past.push_back(before);
        if self.past.len() > UNDOABLE {
            self.past.pop_front();
        }
        self.future.clear();
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop_back() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Makes the change again that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push_back(std::mem::replace(&mut self.now, after));
        }
    }

    /// Returns `true` if there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns `true` if there is a change to make again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns `true` if the coast of a territory touches a sea, so that it can have a harbour there.
    pub fn can_have_harbour(&self, territory: usize, sea: usize) -> bool {
        self.now.file.board.harbours.contains(&(territory, sea))
            || !self.now.file.coast(territory, sea).is_empty()
    }

    /// Returns the numbers of the seas that the coast of a territory touches.
    pub fn coasts(&self, territory: usize) -> Vec<usize> {
        (0..self.now.board.seas.len())
            .filter(|sea| self.can_have_harbour(territory, *sea))
            .collect()
    }

    /// Returns the number of the drawing, which is another one after each change of the land.
    pub fn drawing(&self) -> usize {
        self.now.file.drawing
    }

    /// Returns the id of a territory, which it keeps when others are removed.
    pub fn id(&self, territory: usize) -> Option<&str> {
        self.now.file.ids.get(territory).map(String::as_str)
    }

    /// Returns the number of the territory with this id.
    pub fn number(&self, id: &str) -> Option<usize> {
        self.now.file.territory(id)
    }

    /// Returns `true` if two territories touch, so that they can be joined.
    pub fn do_touch(&self, one: usize, other: usize) -> bool {
        let shapes = &self.now.file.shapes;
        one != other && shapes.get(one).zip(shapes.get(other)).is_some_and(|(a, b)| a.touches(b))
    }

    /// Returns the width and the height of the map, in units.
    pub fn size(&self) -> (f64, f64) {
        self.now.file.size()
    }

    /// Returns the outlines of the territories as path data.
    pub fn outlines(&self) -> impl Iterator<Item = &str> {
        self.now.file.outlines()
    }

    /// Returns where the armies of each territory stand.
    pub fn badges(&self) -> &[[f64; 2]] {
        &self.now.file.badges
    }

    /// Returns the lines of all lanes: their points.
    pub fn lanes(&self) -> Vec<Vec<[f64; 2]>> {
        lanes(&self.now.file, &self.now.board)
    }

    /// Returns the reasons why the board can't be played on yet.
    pub fn faults(&self) -> Vec<Fault> {
        fault::faults(&self.now.board, &self.now.file.optional)
    }

    /// Returns the text of the changed board. Importing it checks it and gives it a title that follows
    /// from its content, so that it is another board than the one that was opened.
    pub fn write(&self) -> String {
        serde_json::Value::Object(content(&self.now.file, &self.now.board)).to_string()
    }
}
