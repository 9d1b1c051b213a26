//! The earlier version of a board of the user's own, when the changed one has been saved.

use crate::store::{OwnBoards, SavedGames, SavedRules};
use engine::world::WorldId;
use screens::new_game::own_board::{Kept, games_on};

use super::subject::Subject;

/// The earlier version, if a board is edited in its place, and what may have been begun on it.
#[derive(Clone, Copy)]
pub struct Earlier {
    board: Option<WorldId>,
    saved_games: SavedGames,
    saved_rules: SavedRules,
}

impl Earlier {
    /// Returns the board that is edited as the earlier version.
    pub fn of(subject: Subject) -> Self {
        let board = match subject {
            Subject::Own(board) => Some(board),
            Subject::Copy(_) | Subject::Blank => None,
        };
        Self { board, saved_games: SavedGames::expect(), saved_rules: SavedRules::expect() }
    }

    /// Removes the earlier version, unless games or rules of the user's are on it. Returns `true` if it
    /// stays.
    pub fn make_way(self, new: WorldId) -> bool {
        let Some(board) = self.board.filter(|board| *board != new) else { return false };
        let boards = OwnBoards::here();
        let saves = self.saved_games.texts_now();
        let games = games_on(board.title(), saves.iter().map(|(_, text)| text.as_str()));
        let mut rules = self.saved_rules.entries().into_iter();
        if games == 0 && !rules.any(|(_, it)| it.rules.printing.world == board) {
            boards.remove(board.title());
            return false;
        }
        if let Some(Kept::Board(kept)) = boards.get(board.title()) {
            // It is there already; at worst its card doesn't say that it is an earlier version.
            let _ = boards.keep(&kept.as_earlier());
        }
        true
    }
}
