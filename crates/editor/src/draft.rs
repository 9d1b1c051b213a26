//! A board that is being changed.

use super::board::Board;
use super::change::Change;
use super::fault::{self, Fault};
use super::file::BoardFile;
use super::finish::{content, lanes};

/// An opened board with the changes made to it so far.
#[derive(Debug, Clone)]
pub struct Draft {
    file: BoardFile,
    board: Board,
    past: Vec<Board>,
    future: Vec<Board>,
}

impl Draft {
    /// Opens the file of a board under this name. Returns `None` if it isn't a board with artwork.
    pub fn open(json: &str, name: &str) -> Option<Self> {
        let file = BoardFile::read(json, name)?;
        Some(Self { board: file.board.clone(), file, past: Vec::new(), future: Vec::new() })
    }

    /// Returns the board as it is now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Makes a change, unless it is impossible or changes nothing.
    pub fn change(&mut self, change: Change) {
        if let Change::AddHarbour(territory, sea) = change
            && !self.can_have_harbour(territory, sea)
        {
            return;
        }
        let before = self.board.clone();
        change.make(&mut self.board);
        if self.board != before {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.board, before));
        }
    }

    /// Makes the change again that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.board, after));
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
        self.file.board.harbours.contains(&(territory, sea))
            || !self.file.coast(territory, sea).is_empty()
    }

    /// Returns the numbers of the seas that the coast of a territory touches.
    pub fn coasts(&self, territory: usize) -> Vec<usize> {
        (0..self.board.seas.len()).filter(|sea| self.can_have_harbour(territory, *sea)).collect()
    }

    /// Returns the width and the height of the map, in units.
    pub fn size(&self) -> (f64, f64) {
        self.file.size()
    }

    /// Returns the outlines of the territories as path data.
    pub fn outlines(&self) -> impl Iterator<Item = &str> {
        self.file.outlines()
    }

    /// Returns where the armies of each territory stand.
    pub fn badges(&self) -> &[[f64; 2]] {
        &self.file.badges
    }

    /// Returns the lines of all lanes: their points.
    pub fn lanes(&self) -> Vec<Vec<[f64; 2]>> {
        lanes(&self.file, &self.board)
    }

    /// Returns the reasons why the board can't be played on yet.
    pub fn faults(&self) -> Vec<Fault> {
        fault::faults(&self.board, &self.file.optional)
    }

    /// Returns the text of the changed board. Importing it checks it and gives it a title that follows
    /// from its content, so that it is another board than the one that was opened.
    pub fn write(&self) -> String {
        serde_json::Value::Object(content(&self.file, &self.board)).to_string()
    }
}
