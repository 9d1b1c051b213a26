//! A program in which two levels play a whole game, with the engine and the players as outside
//! crates. `scripts/packaged` builds it against the packages, apart from this workspace.

use std::error::Error;

use red_queens_engine::game::Victory;
use red_queens_engine::{Control, Game, Message, Player, RuleSet, Seat, Seed, Setup};
use red_queens_players::bot;
use red_queens_players::reasons::reasons;

fn main() -> Result<(), Box<dyn Error>> {
    let rules = RuleSet { victory: Victory::Rounds(4), ..RuleSet::NEXT };
    let levels = [(Seat::Red, "normal"), (Seat::Blue, "easy")];
    let players = levels.map(|(seat, level)| Player::new(seat, Control::Computer(level.into())));
    let mut game = Game::new(Setup::new(rules, players.into(), Seed::from_number(7)))?;
    let (mut red, mut blue) = (bot::by_name("normal", 1)?, bot::by_name("easy", 2)?);
    let mut explained = 0;
    while let Some(prompt) = game.prompt() {
        let view = game.observe(prompt.seat);
        let player = if prompt.seat == Seat::Red { &mut red } else { &mut blue };
        let decision = bot::decide(player.as_mut(), &view).ok_or("nobody is to decide")?;
        if decision.is_fault {
            return Err(format!("a level wants what isn't legal instead of {}", decision.action).into());
        }
        if game.actions().len() % 20 == 0 {
            explained += usize::from(!reasons(&view, &decision.action).is_empty());
        }
        game.play(decision.action)?;
    }
    let outcome = game.outcome().ok_or("the game isn't over")?;
    let actions = game.actions().len();
    println!("levels: {actions} actions, {explained} explained, won by {:?}", outcome.winners);
    match bot::by_name("clairvoyant", 1) {
        Err(error) if error.key() == "unknown-level" && explained > 0 => Ok(()),
        _ => Err("no level is unknown, or no move has reasons".into()),
    }
}
