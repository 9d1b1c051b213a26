//! The totals of many games.

use std::collections::BTreeMap;

use super::game::GameResult;
use engine::core::{Digest, Seat, digest};
use engine::world::Continent;
use serde::{Deserialize, Serialize};

/// The totals of some games. Tallies can be added up, so that games can be played in parallel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The number of games played, including unfinished ones.
    pub games: u64,
    /// The number of games won, by entry.
    pub wins: Vec<u64>,
    /// The number of games that ended with several winners or none.
    pub draws: u64,
    /// The number of games that were given up.
    pub unfinished: u64,
    /// The last round of each game, including games given up.
    pub rounds: Vec<u32>,
    /// The number of actions in all games.
    pub actions: u64,
    /// The number of illegal answers of bots.
    pub faults: u64,
    /// The number of games in which an entry lost at most one territory before its first turn, by
    /// entry.
    pub whole: Vec<u64>,
    /// The number of games in which an entry was eliminated before its second turn, by entry.
    pub cut_short: Vec<u64>,
    /// The numbers of territories that an entry held when its second and its third turn began, one
    /// for each game, by entry.
    pub land_at_turns: Vec<[Vec<usize>; 2]>,
    /// The number of games in which an entry held at least
    /// [`ENOUGH_LAND`](super::ENOUGH_LAND) territories when both turns began, by entry.
    pub kept_land: Vec<u64>,
    /// The number of games in which the leader changed at least once.
    pub leader_changed: u64,
    /// The number of games won, by place in the turn order, the first to move first.
    pub by_turn: Vec<u64>,
    /// The results of the players whose first continent this was.
    pub by_continent: BTreeMap<Continent, ContinentResults>,
    digests: Vec<u64>,
}

/// The results of the players who held a continent before any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ContinentResults {
    /// The number of such players.
    pub players: u64,
    /// The number of games that they won.
    pub wins: u64,
}

impl Tally {
    /// Creates an empty tally for this many entries.
    pub fn new(entries: usize) -> Self {
        Self {
            games: 0,
            wins: vec![0; entries],
            draws: 0,
            unfinished: 0,
            rounds: Vec::new(),
            actions: 0,
            faults: 0,
            whole: vec![0; entries],
            cut_short: vec![0; entries],
            land_at_turns: vec![<[Vec<usize>; 2]>::default(); entries],
            kept_land: vec![0; entries],
            leader_changed: 0,
            by_turn: vec![0; entries],
            by_continent: BTreeMap::new(),
            digests: Vec::new(),
        }
    }

    /// Returns the tally of one game; `entry` maps a place in the set-up to its entry.
    pub fn of(entries: usize, result: &GameResult, entry: impl Fn(usize) -> usize) -> Self {
        let mut tally = Self::new(entries);
        let winners: Vec<usize> = result.winners.iter().map(|place| entry(*place)).collect();
        match winners[..] {
            _ if !result.is_finished() => tally.unfinished = 1,
            [winner] if winner < entries => {
                tally.wins[winner] = 1;
                if let Some(turn) = turn_of(result).and_then(|turn| tally.by_turn.get_mut(turn)) {
                    *turn = 1;
                }
            }
            _ => tally.draws = 1,
        }
        tally.games = 1;
        tally.rounds.push(result.rounds());
        tally.actions = result.game.actions().len() as u64;
        tally.faults = result.faults;
        for (place, beginning) in result.beginnings.iter().enumerate() {
            tally.whole[entry(place)] += u64::from(beginning.is_whole());
            tally.cut_short[entry(place)] += u64::from(beginning.is_cut_short());
            tally.kept_land[entry(place)] += u64::from(beginning.keeps_enough_land());
            for (land, turn) in tally.land_at_turns[entry(place)].iter_mut().zip(2..) {
                land.extend(beginning.at_turn(turn));
            }
        }
        for (place, first) in result.first_continents.iter().enumerate() {
            if let Some(first) = first {
                let results = tally.by_continent.entry(first.continent).or_default();
                results.players += 1;
                results.wins += u64::from(result.winners == [place]);
            }
        }
        tally.leader_changed = u64::from(result.leader_changes > 0);
        tally.digests.push(result.digest().0);
        tally
    }

    /// Adds a tally of later games.
    pub fn add(&mut self, later: &Self) {
        self.games += later.games;
        let sums = [
            (&mut self.wins, &later.wins),
            (&mut self.by_turn, &later.by_turn),
            (&mut self.whole, &later.whole),
            (&mut self.cut_short, &later.cut_short),
            (&mut self.kept_land, &later.kept_land),
        ];
        for (mine, theirs) in sums {
            mine.iter_mut().zip(theirs).for_each(|(games, more)| *games += more);
        }
        for (mine, theirs) in self.land_at_turns.iter_mut().zip(&later.land_at_turns) {
            mine.iter_mut().zip(theirs).for_each(|(land, more)| land.extend(more));
        }
        for (continent, more) in &later.by_continent {
            let results = self.by_continent.entry(*continent).or_default();
            results.players += more.players;
            results.wins += more.wins;
        }
        self.leader_changed += later.leader_changed;
        self.draws += later.draws;
        self.unfinished += later.unfinished;
        self.rounds.extend(&later.rounds);
        self.actions += later.actions;
        self.faults += later.faults;
        self.digests.extend(&later.digests);
    }

    /// Returns the mean number of rounds in a game.
    pub fn rounds_mean(&self) -> f64 {
        let all: f64 = self.rounds.iter().copied().map(f64::from).sum();
        all / f64::from(u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)).max(1.0)
    }

    /// Returns the number of rounds that this percentage of the games doesn't exceed.
    pub fn rounds_percentile(&self, percent: usize) -> u32 {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let last = rounds.len().saturating_sub(1);
        rounds.get(last * percent.min(100) / 100).copied().unwrap_or(0)
    }

    /// Returns the number of territories that an entry held at most when its turn of this number (2
    /// or 3) began, in this percentage of the games.
    pub fn land_percentile(&self, entry: usize, turn: usize, percent: usize) -> usize {
        let land = self.land_at_turns.get(entry).zip(turn.checked_sub(2));
        let Some(land) = land.and_then(|(turns, turn)| turns.get(turn)) else { return 0 };
        let mut land = land.clone();
        land.sort_unstable();
        let last = land.len().saturating_sub(1);
        land.get(last * percent.min(100) / 100).copied().unwrap_or(0)
    }

    /// Returns a fingerprint of all games in their order.
    pub fn digest(&self) -> Digest {
        digest(&self.digests)
    }
}

/// Returns the place in the turn order, from 0, of the only winner of a game.
fn turn_of(result: &GameResult) -> Option<usize> {
    let [winner] = result.winners[..] else { return None };
    let players = &result.game.setup().players;
    let won = players.get(winner)?.seat;
    let order = result.game.state().order().iter();
    let plays = |seat: &&Seat| players.iter().any(|player| player.seat == **seat);
    order.filter(plays).position(|seat| *seat == won)
}
