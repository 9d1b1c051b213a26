//! Plays a random game and prints its final position.
//!
//! ```sh
//! cargo run -p red-queens-engine --example random_game        # or `-- 7` for another one
//! ```

use std::error::Error;

use red_queens_engine::core::Seeded;
use red_queens_engine::{Control, Game, Player, Position, RuleSet, Seat, Seed, Setup};

/// A random game seldom ends, so it stops after this many actions.
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

/// Plays a game at random. Dice and players have separate random streams, both derived from
/// `number`, so the same number gives the same game.
fn play(number: u64) -> Result<Game, Box<dyn Error>> {
    let players =
        [Seat::Red, Seat::Blue, Seat::Green].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(RuleSet::NAUTICAL, players.into(), Seed::from_number(number));
    let mut game = Game::new(setup)?;
    let mut rng = Seeded::new(Seed::from_number(number), u64::MAX);
    while game.actions().len() < MOST_ACTIONS {
        let Some(action) = game.legal().sample(&mut rng) else { break };
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
