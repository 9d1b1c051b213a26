//! Games for tests.

use engine::game::{Game, Observation};

/// Returns the view of the seat to decide.
pub fn view(game: &Game) -> Observation {
    game.observe(game.prompt().unwrap().seat)
}
