//! Games to begin with, and invariants of every record.

use engine::core::{BySeat, Seat, SeatSet, Seed, Seeded};
use engine::game::{AllyPlay, Control, Game, Player, RuleSet, Setup};
use engine::record::Record;
use table::{Orders, Session, TableSettings};

use crate::corpus::files;

/// Returns the golden records.
pub fn golden() -> Vec<Record> {
    files("crates/engine/tests/golden").iter().map(|text| Record::read(text).unwrap()).collect()
}

/// Returns games of all presets, and one in which allies are commanded, after some random actions
/// each.
pub fn games() -> Vec<Game> {
    let allied = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
    let rules = RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([allied]);
    let lengths = [0, 5, 40, 150, 400];
    rules.flat_map(|rules| lengths.map(|length| played(rules, length))).collect()
}

fn played(rules: RuleSet, length: usize) -> Game {
    let players = [Seat::Red, Seat::Blue, Seat::Black];
    let players = players.map(|seat| Player::new(seat, Control::Human)).into();
    let setup = Setup::new(rules, players, Seed::from_number(length as u64));
    let mut game = Game::new(setup).unwrap();
    let mut rng = Seeded::new(Seed::from_number(1), 1);
    while game.actions().len() < length {
        let Some(action) = game.legal().sample(&mut rng) else { break };
        game.play(action).unwrap();
    }
    game
}

/// Returns the session of a game, as on screen.
pub fn session(game: &Game) -> Session {
    let table = TableSettings {
        title: "A game".to_owned(),
        orders: BySeat::splat(Orders::Ask),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    Session::resume(game.setup().clone(), game.actions().to_vec(), table).unwrap()
}

/// Checks that the record prints, packs and reads back unchanged, and plays as far as it can.
pub fn holds(record: &Record) {
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().as_ref(), Ok(record), "{text}");
    assert_eq!(Record::unpack(&record.pack()).as_ref(), Ok(record), "{text}");
    let length = record.actions.len();
    if let Ok((game, broken)) = record.clone().replay_valid() {
        assert!(game.actions().len() == length || broken.is_some());
    }
}
