//! The position at the start of the browser tests about an ally that was won at poker: its player
//! is asked whether to command it (P8).
//!
//! After a deliberate change of a rule, play a new one together with the golden records:
//! `cargo test --test record --test journeys -- --ignored golden`.

use std::fs;
use std::path::PathBuf;

use engine::game::{Action, AllyEvent, Ask, Event, Game, RuleSet};
use engine::record::Record;
use players::bot::{Bot, Normal, decide};

use crate::setup;

fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "e2e", "poker", "won.txt"].iter().collect()
}

fn has_won(game: &Game) -> bool {
    matches!(game.prompt().map(|prompt| prompt.ask), Some(Ask::Won { .. }))
}

/// Searches games between computer players for such a win.
fn find() -> Option<Game> {
    for seed in 0..400 {
        let mut game = Game::new(setup(RuleSet::NAUTICAL, 3, seed)).unwrap();
        let mut bot = Normal::new(seed);
        while game.actions().len() < 900 {
            if has_won(&game) {
                return Some(game);
            }
            let Some(prompt) = game.prompt() else { break };
            let bot: &mut dyn Bot = &mut bot;
            game.play(decide(bot, &game.observe(prompt.seat)).unwrap().action).unwrap();
        }
    }
    None
}

#[test]
fn p8_the_winner_of_an_ally_plays_it_or_ends_the_turn() {
    let game = Record::read(&fs::read_to_string(path()).unwrap()).unwrap().replay().unwrap();
    assert!(has_won(&game));
    let after = |action| game.clone().play(action).unwrap().to_vec();
    let plays = |event: &Event| matches!(event, Event::Ally(AllyEvent::PlaysAlly { .. }));
    let gives_up = |event: &Event| matches!(event, Event::Ally(AllyEvent::GaveUp { .. }));
    let next = |event: &Event| matches!(event, Event::TurnBegan { .. });
    assert!(after(Action::Accept).iter().any(plays));
    let declined = after(Action::Done);
    assert!(declined.iter().any(gives_up) && declined.iter().any(next));
}

#[test]
#[ignore = "plays a new win"]
fn golden_win_is_found_anew() {
    fs::write(path(), Record::of(&find().unwrap()).to_string()).unwrap();
}
