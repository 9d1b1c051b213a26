//! The board of a new game.

use super::boards;
use super::custom_rules::rules_title;
use super::draft::NewGame;
use super::presets;
use engine::world::WorldId;

impl NewGame {
    /// Returns the board of the game.
    pub fn board(&self) -> WorldId {
        self.rules.printing.world
    }

    /// Returns the board that the chosen preset usually has.
    pub fn usual_board(&self) -> WorldId {
        self.from.rules().printing.world
    }

    /// Returns `true` if the board has been downloaded, so that the game can begin.
    pub fn has_board(&self) -> bool {
        self.board().is_read()
    }

    /// Chooses the board. All options stay as they are.
    pub fn set_board(&mut self, board: WorldId) {
        self.rules = self.rules.on_board(board);
    }

    /// Returns the name of the rules for a title, after that of any board but the usual one.
    pub fn title(&self) -> String {
        let rules = match rules_title(&self.rules_title) {
            title if title.is_empty() => presets::nearest(&self.rules).0.name().to_owned(),
            title => title,
        };
        self.with_board(rules)
    }

    /// Puts the board before the name of the rules, unless it is the one they usually have.
    pub(super) fn with_board(&self, rules: String) -> String {
        if self.board() == self.usual_board() {
            return rules;
        }
        text::boards::Titled { board: boards::name(self.board().title()), rules }.say()
    }
}
