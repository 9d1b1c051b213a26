//! Random games for tests.

use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{Control, Game, Player, RuleSet, Setup};

pub fn setup(rules: RuleSet, players: usize, seed: u64) -> Setup {
    let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
    Setup::new(rules, players.collect(), Seed::from_number(seed))
}

/// Plays at random up to a number of actions and calls `at_each` after each of them.
pub fn play(setup: Setup, actions: usize, mut at_each: impl FnMut(&Game)) -> Game {
    let mut rng = Seeded::new(setup.seed.mixed(["random play"]), 0);
    let mut game = Game::new(setup).unwrap();
    while game.outcome().is_none() && game.actions().len() < actions {
        let action = game.legal().sample(&mut rng).unwrap();
        game.play(action).unwrap();
        at_each(&game);
    }
    game
}
