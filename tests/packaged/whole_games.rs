//! A program that plays whole games with the engine as an outside crate. `scripts/packaged` builds
//! it against the packaged engine, apart from this workspace.

use std::error::Error;

use red_queens_engine::game::Victory;
use red_queens_engine::{
    Control, Game, Message, Player, Record, RuleSet, Seat, Seed, Seeded, Setup,
};

fn main() -> Result<(), Box<dyn Error>> {
    for (name, preset) in RuleSet::PRESETS {
        let rules = RuleSet { victory: Victory::Rounds(5), ..preset };
        let game = play(rules)?;
        let outcome = game.outcome().ok_or("the game isn't over")?;
        let record = Record::of(&game);
        let link = record.to_link();
        if Record::from_link(&link)?.replay()?.digest() != game.digest() {
            return Err(format!("the link of {name} gives another game").into());
        }
        println!("{name}: {} actions, won by {:?}", game.actions().len(), outcome.winners);
    }
    Ok(())
}

/// Plays at random until somebody wins.
fn play(rules: RuleSet) -> Result<Game, Box<dyn Error>> {
    let players = [Seat::Red, Seat::Green, Seat::Black];
    let players = players.map(|seat| Player::new(seat, Control::Human));
    let mut game = Game::new(Setup::new(rules, players.into(), Seed::from_number(7)))?;
    let mut rng = Seeded::new(Seed::from_number(8), 0);
    while let Some(action) = game.legal().sample(&mut rng) {
        game.play(action)?;
    }
    let refusal = game.play("done".parse()?).err().ok_or("a game that is over goes on")?;
    if refusal.key() != "over" || refusal.to_string() != "the game is over (T44)" {
        return Err(refusal.into());
    }
    Ok(game)
}
