//! The forms of a record: bytes with and without prediction, text, a salvaged link, a replay.

use proptest::prelude::*;
use red_queens_engine::game::Game;
use red_queens_engine::record::{Record, Replay};

/// Checks that every form of a game's record gives the same record and leads to the same game.
/// Returns the version of the packed form.
pub fn kept_in_every_form(game: &Game) -> Result<u8, TestCaseError> {
    let record = Record::of(game);
    let bytes = record.pack();
    prop_assert_eq!(Record::unpack(&bytes), Ok(record.clone()));
    prop_assert_eq!(Record::unpack(&record.pack_plain()), Ok(record.clone()));
    prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
    prop_assert_eq!(Record::salvage(&bytes).map(|it| it.record), Ok(record.clone()));
    let replay = Replay::new(record.clone()).unwrap();
    prop_assert_eq!(replay.fault(), None);
    prop_assert_eq!(&replay.at(usize::MAX), game.state());
    let half = record.actions.len() / 2;
    let midway = Game::replay(record.setup.clone(), record.actions[..half].to_vec()).unwrap();
    prop_assert_eq!(&replay.at(half), midway.state());
    prop_assert_eq!(record.verify().unwrap().digest, game.digest());
    Ok(bytes[0])
}
