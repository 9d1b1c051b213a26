//! Reads a record from a file or a link and prints its log: each action in notation, and below it
//! the events, as an onlooker sees them.
//!
//! ```sh
//! cargo run -p red-queens-engine --example read_record -- game.txt
//! cargo run -p red-queens-engine --example read_record -- 'https://example.org/#AQhuYXV0…'
//! ```

use std::error::Error;
use std::fs;

use red_queens_engine::battle::Dice;
use red_queens_engine::{BoardEvent, Event, Game, LandEvent, Record, SeaEvent};

/// The record to read by default: a game of the tests.
const GAME: &str = include_str!("../tests/golden/next.txt");

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        None => GAME.to_owned(),
        Some(place) => fs::read_to_string(&place).unwrap_or(place),
    };
    for line in log(&text)? {
        println!("{line}");
    }
    Ok(())
}

/// Replays the record, which checks every action against the rules and rolls the same dice.
fn log(text: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let Record { setup, actions } = Record::read(text)?;
    let mut game = Game::new(setup)?;
    let mut lines = Vec::new();
    for action in actions {
        lines.push(action.to_string());
        let events = game.play(action)?;
        lines.extend(events.iter().map(|event| format!("    {}", describe(event.seen_by(None)))));
    }
    Ok(lines)
}

/// Describes an event in a sentence if that says more than its name and fields.
fn describe(event: Event) -> String {
    if let Event::Land(
        LandEvent::Rolled { attack, defence, losses }
        | LandEvent::BlockRolled { attack, defence, losses, .. },
    )
    | Event::Sea(SeaEvent::Rolled { attack, defence, losses, .. }) = event
    {
        let (attack, defence) = (faces(attack), faces(defence));
        format!("{attack} against {defence}: {} and {} lost", losses.attacker, losses.defender)
    } else if let Event::TurnBegan { seat, round, .. } = event {
        format!("Round {round}: {seat}’s turn")
    } else if let Event::Land(LandEvent::Conquered { by, from, territory }) = event {
        format!("{by} takes {territory} from {from}")
    } else if let Event::Board(BoardEvent::Moved { from, to, armies, .. }) = event {
        format!("{armies} from {from} to {to}")
    } else if let Event::Board(BoardEvent::Raised { seat, territory, armies, .. }) = event {
        format!("{armies} more for {seat} in {territory}")
    } else {
        format!("{event:?}")
    }
}

/// Returns the faces of a roll, the highest first.
fn faces(dice: Dice) -> String {
    let faces: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
    faces.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_and_a_link_of_a_game_have_the_same_log() {
        let lines = log(GAME).unwrap();
        assert_eq!(lines, log(include_str!("../tests/golden/next.v1.link")).unwrap());
        assert!(lines.iter().any(|line| line.starts_with("    Round 2: ")));
        assert!(lines.iter().any(|line| line.contains(" takes ")));
    }

    #[test]
    fn an_onlooker_sees_no_drawn_card() {
        let drawn = |line: &&String| line.contains("Drew {");
        let lines = log(GAME).unwrap();
        assert!(lines.iter().filter(drawn).count() > 0);
        assert!(lines.iter().filter(drawn).all(|line| line.contains("card: None")));
    }
}
