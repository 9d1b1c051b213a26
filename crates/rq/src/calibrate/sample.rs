//! Positions out of games, each with who won.

use engine::core::{BySeat, Chance, Seat, Seed, Seeded};
use engine::game::Game;
use engine::record::Record;
use players::insight::{CERTAIN, Features, Parties, chances, features};

/// Positions of each game, at most.
const POSITIONS: usize = 24;

/// A position: what is known of each player still in it, and its part in the victory.
pub(super) struct Sample {
    pub players: Vec<(Features, f64)>,
}

/// Positions of a game at random moments; none of what is no game that somebody has won.
pub(super) fn positions(number: u64, record: Record) -> Vec<Sample> {
    let mut chance = Seeded::new(Seed::from_number(number), 0);
    let length = u32::try_from(record.actions.len()).unwrap_or(u32::MAX);
    let mut moments: Vec<u32> = (0..POSITIONS).map(|_| chance.below(length)).collect();
    moments.sort_unstable();
    moments.dedup();
    let Ok(mut game) = Game::new(record.setup) else { return Vec::new() };
    let (mut seen, mut parties) = (Vec::new(), Parties::new());
    for (at, action) in (0..).zip(record.actions) {
        if moments.binary_search(&at).is_ok() {
            seen.push((features(game.state()), parties.clone()));
        }
        let Ok(events) = game.play(action) else { return Vec::new() };
        parties.hear(events);
    }
    let end = parties.sorted(&chances(game.state()));
    if end.iter().all(|(_, won)| *won == 0) {
        return Vec::new();
    }
    let sample = |(features, then): (BySeat<Option<Features>>, Parties)| {
        let won = |seat: Seat| f64::from(end[then.party_of(seat)]) / f64::from(CERTAIN);
        let players = Seat::ALL.into_iter().filter_map(|seat| Some((features[seat]?, won(seat))));
        Sample { players: players.collect() }
    };
    seen.into_iter().map(sample).collect()
}
