//! The rows of a league: a candidate against one opponent at one table, over many games.

use engine::core::{RandomSource, Seed, Seeded};
use engine::game::RuleSet;
use players::arena::{GameLimits, Match, MatchError, interval};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rq::output::Failure;
use rq::parallel::progress_bar;

use super::entrant::Entrant;

/// The name of the row whose opponents are drawn for each game.
pub(super) const MIXED: &str = "mixed";

/// A rule set with its name and options.
#[derive(Debug, Clone)]
pub(super) struct NamedRules {
    pub name: String,
    pub rules: RuleSet,
}

/// A candidate against the same opponents over many games. It has one seat; the opponents have all
/// others. Everybody moves on a seat from game to game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pairing<'a> {
    pub rules: &'a NamedRules,
    pub players: usize,
    pub candidate: &'a Entrant,
    /// The opponents to choose from: all seats are filled with one if there is only one, and drawn
    /// for each game otherwise.
    pub opponents: &'a [Entrant],
}

/// Wins among some games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Score {
    pub games: u64,
    pub wins: u64,
    pub unfinished: u64,
    pub faults: u64,
}

impl Score {
    pub fn add(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            unfinished: self.unfinished + other.unfinished,
            faults: self.faults + other.faults,
        }
    }

    /// Returns the share of games won.
    #[allow(clippy::cast_precision_loss, reason = "counts of games")]
    pub fn share(self) -> f64 {
        self.wins as f64 / self.games.max(1) as f64
    }

    /// Returns the 95 % interval of the share (Wilson).
    pub fn interval(self) -> (f64, f64) {
        interval(self.wins, self.games)
    }
}

/// The games of a row in two halves, each with every seat equally often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Halves {
    pub first: Score,
    pub second: Score,
}

impl Halves {
    pub fn all(self) -> Score {
        self.first.add(self.second)
    }
}

impl Pairing<'_> {
    /// Returns the name of the opponents.
    pub fn opponent(&self) -> &str {
        match self.opponents {
            [only] => &only.name,
            _ => MIXED,
        }
    }

    /// Returns the entrants of the game of this number, the candidate first.
    fn entrants(&self, number: u64, seed: u64) -> Vec<&Entrant> {
        let seed = Seed::from_number(seed).mixed([MIXED, number.to_string().as_str()]);
        let mut rng = Seeded::new(seed, u64::MAX);
        let most = u32::try_from(self.opponents.len()).unwrap_or(u32::MAX);
        let drawn = (1..self.players).filter_map(|_| {
            let place = if most > 1 { rng.below(most) } else { 0 };
            self.opponents.get(place as usize)
        });
        std::iter::once(self.candidate).chain(drawn).collect()
    }

    /// Plays the game with this number and returns its score.
    fn play(&self, number: u64, seed: u64, limits: GameLimits) -> Result<Score, MatchError> {
        let entrants = self.entrants(number, seed);
        let levels = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let rules = self.rules.rules;
        let matchup = Match { rules, levels, games: 1, seed, seated: false, limits };
        let seats = matchup.seats(number).enumerate();
        let bots = seats.map(|(place, (_, seed))| entrants[matchup.entry(place, number)].bot(seed));
        let mut bots = bots.collect::<Result<Vec<_>, _>>()?;
        let result = matchup.play_with(number, &mut bots)?;
        let tally = matchup.score(number, &result);
        let wins = tally.wins.first().copied().unwrap_or(0);
        Ok(Score { games: 1, wins, unfinished: tally.unfinished, faults: tally.faults })
    }
}

/// Returns the number of games of a row: at least those wanted, and such that everybody has every
/// seat equally often in each half.
pub(super) fn games(wanted: u64, players: usize) -> u64 {
    let both = 2 * players.max(1) as u64;
    wanted.max(1).div_ceil(both) * both
}

/// Plays all games of all rows, on the threads of the current pool. The result doesn't depend on
/// their number. The same seed deals the same games to every row of as many players.
pub(super) fn play_all(
    rows: &[Pairing],
    (wanted, seed): (u64, u64),
    limits: GameLimits,
) -> Result<Vec<Halves>, Failure> {
    let numbers = |(row, it): (usize, &Pairing)| {
        (0..games(wanted, it.players)).map(move |number| (row, number)).collect::<Vec<_>>()
    };
    let all: Vec<(usize, u64)> = rows.iter().enumerate().flat_map(numbers).collect();
    let progress = progress_bar(all.len() as u64);
    let play = |(row, number): (usize, u64)| {
        let score = rows[row].play(number, seed, limits);
        progress.inc(1);
        score.map(|score| (row, number, score))
    };
    let played = all.into_par_iter().map(play).collect::<Result<Vec<_>, MatchError>>();
    progress.finish_and_clear();
    let mut halves = vec![Halves::default(); rows.len()];
    for (row, number, score) in played? {
        let is_first = 2 * number < games(wanted, rows[row].players);
        let half = &mut halves[row];
        let sum = if is_first { &mut half.first } else { &mut half.second };
        *sum = sum.add(score);
    }
    Ok(halves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::entrant::EntrantGroup;
    use rayon::ThreadPoolBuilder;

    #[test]
    fn everybody_has_every_seat_equally_often_in_both_halves() {
        assert_eq!(
            [(100, 2), (100, 3), (100, 6), (1, 6)].map(|(n, p)| games(n, p)),
            [100, 102, 108, 12]
        );
    }

    #[test]
    fn the_same_seed_gives_the_same_scores_on_any_number_of_threads() {
        let rules = NamedRules { name: "next".to_owned(), rules: RuleSet::NEXT };
        let candidate = Entrant::read("easy").unwrap();
        let opponents = EntrantGroup::read("strangers").unwrap().0;
        let mixed =
            Pairing { rules: &rules, players: 3, candidate: &candidate, opponents: &opponents };
        let only = Pairing { opponents: &opponents[..1], ..mixed };
        assert_eq!((mixed.opponent(), only.opponent()), (MIXED, "continent-first"));
        let limits = GameLimits { rounds: 60, ..GameLimits::default() };
        let [one, two] = [1, 2].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| play_all(&[mixed, only], (6, 9), limits)).unwrap()
        });
        assert_eq!(one, two);
        assert!(one.iter().all(|half| half.first.games == 3 && half.all().games == 6));
        assert!(one.iter().all(|half| half.all().faults == 0));
    }
}
