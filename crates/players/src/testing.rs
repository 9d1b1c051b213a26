//! Games to test with.

use engine::core::{Seat, Seed};
use engine::game::{Control, Game, Observation, Player, RuleSet, Setup, Victory};

/// A classic game of three rounds, before its first action.
pub fn short_game() -> Game {
    let rules = RuleSet { victory: Victory::Rounds(3), ..RuleSet::NEXT };
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    Game::new(Setup::new(rules, players.into(), Seed::from_number(7))).unwrap()
}

/// What the seat may know that is to decide.
pub fn view(game: &Game) -> Observation {
    game.observe(game.prompt().unwrap().seat)
}
