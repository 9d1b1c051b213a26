//! A new game that goes on elsewhere: after the page has been reloaded, which makes room for more
//! worlds, or with a board that somebody has just added.

use leptos::prelude::window;

use crate::shell::saves::seed::seed;
use crate::store::{Bots, keep_across_reload, taken_after_reload};
use engine::world::WorldId;
use screens::new_game::draft::NewGame;
use screens::new_game::resumed::Resumed;

/// Reloads the page, to go on with these settings and the board with this title. Returns `false` if
/// the browser can't keep them meanwhile.
pub(super) fn goes_on_after_reload(game: &NewGame, board: String) -> bool {
    keeps(game, board) && window().location().reload().is_ok()
}

/// Has the screen of a new game begin with the board with this title when it is shown next.
pub fn begin_with(board: &str) {
    // A browser that doesn't keep it shows the usual board.
    let _ = keeps(&NewGame::new(seed(), Vec::new()), board.to_owned());
}

fn keeps(game: &NewGame, board: String) -> bool {
    let text = Resumed { game: game.clone(), board }.to_string();
    let can_go_on = Resumed::read(&text, &game.bots, game.seed).is_some();
    can_go_on && keep_across_reload(&text)
}

/// Takes the settings to go on with, if there are any.
pub(super) fn resumed() -> Option<NewGame> {
    let text = taken_after_reload()?;
    let Resumed { mut game, board } = Resumed::read(&text, &Bots::expect().scripts(), seed())?;
    game.set_board(WorldId::titled(&board)?);
    Some(game)
}
