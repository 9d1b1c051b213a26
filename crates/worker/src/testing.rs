//! Games for tests.

use engine::core::{Seat, Seed};
use engine::game::{Control, Game, Observation, Player, RuleSet, Setup, Victory};
use players::bot::{Easy, decide};

/// Returns a classic game of three rounds, before its first action.
pub fn short_game() -> Game {
    let rules = RuleSet { victory: Victory::Rounds(3), ..RuleSet::NEXT };
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    Game::new(Setup::new(rules, players.into(), Seed::from_number(7))).unwrap()
}

/// Returns the view of the seat to decide.
pub fn view(game: &Game) -> Observation {
    game.observe(game.prompt().unwrap().seat)
}

/// Returns the same game, played to its end.
pub fn finished_game() -> Game {
    let mut game = short_game();
    while game.prompt().is_some() {
        let decision = decide(&mut Easy::new(1), &view(&game)).unwrap();
        game.play(decision.action).unwrap();
    }
    game
}
