//! What many games add up to.

use super::game::Bout;
use engine::core::{Digest, Seat, digest};

/// What some games add up to. Tallies add up too, so that games can be played side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Games played, unfinished ones included.
    pub games: u64,
    /// Games won, by entry.
    pub wins: Vec<u64>,
    /// Games that ended with several winners or none.
    pub draws: u64,
    /// Games that were given up.
    pub unfinished: u64,
    /// The round in which each game ended, given up ones included.
    pub rounds: Vec<u32>,
    /// Actions in all games.
    pub actions: u64,
    /// Answers of bots that were not legal.
    pub faults: u64,
    /// Games in which an entry lost at most one territory before its first turn, by entry.
    pub whole: Vec<u64>,
    /// Games in which an entry was out before it had played two turns, by entry.
    pub cut_short: Vec<u64>,
    /// Games won by the place in the turn order: those of who moved first come first.
    pub by_turn: Vec<u64>,
    digests: Vec<u64>,
}

impl Tally {
    /// Nothing yet, for so many entries.
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
            by_turn: vec![0; entries],
            digests: Vec::new(),
        }
    }

    /// What one game counts; `entry` says which entry had a place of the setup.
    pub fn of(entries: usize, bout: &Bout, entry: impl Fn(usize) -> usize) -> Self {
        let mut tally = Self::new(entries);
        let winners: Vec<usize> = bout.winners.iter().map(|place| entry(*place)).collect();
        match winners[..] {
            _ if !bout.is_finished() => tally.unfinished = 1,
            [winner] if winner < entries => {
                tally.wins[winner] = 1;
                if let Some(turn) = turn_of(bout).and_then(|turn| tally.by_turn.get_mut(turn)) {
                    *turn = 1;
                }
            }
            _ => tally.draws = 1,
        }
        tally.games = 1;
        tally.rounds.push(bout.rounds());
        tally.actions = bout.game.actions().len() as u64;
        tally.faults = bout.faults;
        for (place, beginning) in bout.beginnings.iter().enumerate() {
            tally.whole[entry(place)] += u64::from(beginning.is_whole());
            tally.cut_short[entry(place)] += u64::from(beginning.is_cut_short());
        }
        tally.digests.push(bout.digest().0);
        tally
    }

    /// Adds later games.
    pub fn add(&mut self, later: &Self) {
        self.games += later.games;
        let sums = [
            (&mut self.wins, &later.wins),
            (&mut self.by_turn, &later.by_turn),
            (&mut self.whole, &later.whole),
            (&mut self.cut_short, &later.cut_short),
        ];
        for (mine, theirs) in sums {
            mine.iter_mut().zip(theirs).for_each(|(games, more)| *games += more);
        }
        self.draws += later.draws;
        self.unfinished += later.unfinished;
        self.rounds.extend(&later.rounds);
        self.actions += later.actions;
        self.faults += later.faults;
        self.digests.extend(&later.digests);
    }

    /// The mean number of rounds.
    pub fn rounds_mean(&self) -> f64 {
        let all: f64 = self.rounds.iter().copied().map(f64::from).sum();
        all / f64::from(u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)).max(1.0)
    }

    /// The number of rounds that so many percent of the games do not exceed.
    pub fn rounds_percentile(&self, percent: usize) -> u32 {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let last = rounds.len().saturating_sub(1);
        rounds.get(last * percent.min(100) / 100).copied().unwrap_or(0)
    }

    /// A fingerprint of all games in their order.
    pub fn digest(&self) -> Digest {
        digest(&self.digests)
    }
}

/// The place in the turn order, from 0, of the player who won a game alone.
fn turn_of(bout: &Bout) -> Option<usize> {
    let [winner] = bout.winners[..] else { return None };
    let players = &bout.game.setup().players;
    let won = players.get(winner)?.seat;
    let order = bout.game.state().order().iter();
    let plays = |seat: &&Seat| players.iter().any(|player| player.seat == **seat);
    order.filter(plays).position(|seat| *seat == won)
}
