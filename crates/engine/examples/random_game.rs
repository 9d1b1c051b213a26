//! Plays a game in which everybody does anything that is allowed, and prints the table at its end.
//!
//! ```sh
//! cargo run -p red-queens-engine --example random_game        # or `-- 7`, for another one
//! ```

use std::error::Error;

use red_queens_engine::core::Seeded;
use red_queens_engine::{Control, Game, Player, Position, RuleSet, Seat, Seed, Setup};

/// Who plays at random seldom wins: the game is left after so many actions.
const MOST_ACTIONS: usize = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let number = std::env::args().nth(1).map_or(Ok(1), |number| number.parse())?;
    let game = play(number)?;
    println!("{} actions, round {}\n", game.actions().len(), game.state().turn().round);
    println!("{}", Position(game.state()));
    match game.outcome() {
        Some(outcome) => println!("won by {:?}", outcome.winners),
        None => println!("nobody has won yet"),
    }
    Ok(())
}

/// The dice follow from the seed of the setup, what the players do from another one: the same number
/// gives the same game.
fn play(number: u64) -> Result<Game, Box<dyn Error>> {
    let players =
        [Seat::Red, Seat::Blue, Seat::Green].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(RuleSet::NAUTICAL, players.into(), Seed::from_number(number));
    let mut game = Game::new(setup)?;
    let mut whim = Seeded::new(Seed::from_number(number), u64::MAX);
    while game.actions().len() < MOST_ACTIONS {
        let Some(action) = game.legal().sample(&mut whim) else { break };
        game.play(action)?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_gives_the_same_game() {
        let (game, again) = (play(3).unwrap(), play(3).unwrap());
        assert!(game.actions().len() > 100);
        assert_eq!(game.digest(), again.digest());
        assert_ne!(game.digest(), play(4).unwrap().digest());
    }
}
