//! Many games between the same players.

use super::game::{Bout, Limits, play_out};
use super::tally::Tally;
use crate::bot::{self, Bot, Taste, UnknownLevel};
use engine::core::{Digest, Seat, Seed, digest};
use engine::game::{Control, Player, ReplayError, RuleSet, Setup};

/// Many games between the same players, who change places from game to game unless they are seated.
///
/// ```
/// use red_queens_players::arena::{Contest, Limits};
///
/// let contest = Contest {
///     rules: engine::RuleSet::NEXT,
///     levels: vec!["easy".into(), "random".into()],
///     games: 4,
///     seed: 1,
///     seated: false,
///     limits: Limits::default(),
/// };
/// let tally = contest.play_all()?;
/// assert_eq!((tally.games, tally.wins.len()), (4, 2));
/// assert_eq!(tally.digest(), contest.play_all()?.digest(), "the same games again");
/// # Ok::<(), red_queens_players::arena::ContestError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// The options of every game.
    pub rules: RuleSet,
    /// One entry for each player: a level of [`LEVELS`](crate::bot::LEVELS), or the name of a bot of another kind.
    pub levels: Vec<String>,
    /// How many games [`Contest::play_all`] plays.
    pub games: u64,
    /// All dice, cards and whims of all games follow from it: the same contest comes to the same tally.
    pub seed: u64,
    /// Whether all keep their places from game to game.
    pub seated: bool,
    /// Where a game is given up that does not come to its end.
    pub limits: Limits,
}

/// Why there can be no such contest.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// Its games are no games, or one broke off because what the engine had listed was refused.
    #[error(transparent)]
    Game(#[from] ReplayError),
    /// One of the entries is no level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
}

impl Contest {
    /// Checks that the games can be played.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), ContestError> {
        self.bots(0)?;
        Ok(self.check_setup()?)
    }

    /// Checks all but the levels, for whoever brings bots of another kind.
    ///
    /// # Errors
    /// The games are no games.
    pub fn check_setup(&self) -> Result<(), ReplayError> {
        Ok(self.setup(0).check()?)
    }

    /// The setup of the game of this number, from 0. In each game the players sit one place farther, unless they are seated.
    pub fn setup(&self, number: u64) -> Setup {
        let places = self.levels.len();
        let players = (0..places).map(|place| {
            let entry = &self.levels[self.entry(place, number)];
            // Of a program only what it is stays in the record, not how it was called.
            let level = match Taste::read(entry) {
                Some(_) => entry,
                None => entry.split(':').next().unwrap_or_default(),
            };
            Player::new(Seat::ALL[place % Seat::COUNT], Control::Computer(level.to_owned()))
        });
        Setup {
            rules: self.rules,
            players: players.collect(),
            seed: Seed::from_number(self.seed).mixed([number.to_string().as_str()]),
            mix: String::new(),
        }
    }

    /// The entry of `levels` that has this place in the game of this number.
    pub fn entry(&self, place: usize, number: u64) -> usize {
        if self.seated {
            return place;
        }
        let places = self.levels.len().max(1);
        let shift = usize::try_from(number % places as u64).unwrap_or(0);
        (place + shift) % places
    }

    /// Plays the game of this number, from 0. It does not depend on the others.
    ///
    /// # Errors
    /// [`Contest::check`] would have refused.
    pub fn play(&self, number: u64) -> Result<Bout, ContestError> {
        Ok(self.play_with(number, &mut self.bots(number)?)?)
    }

    /// Plays the game of this number with these bots, in the order of [`Contest::seats`].
    ///
    /// # Errors
    /// [`Contest::check_setup`] would have refused.
    pub fn play_with(&self, number: u64, bots: &mut [Box<dyn Bot>]) -> Result<Bout, ReplayError> {
        play_out(self.setup(number), bots, self.limits)
    }

    /// The level and the seed of the bot in each place of the game of this number.
    pub fn seats(&self, number: u64) -> impl Iterator<Item = (&str, u64)> {
        (0..self.levels.len()).map(move |place| {
            let entry = self.entry(place, number);
            let Digest(seed) = digest(&(self.seed, number, entry));
            (self.levels[entry].as_str(), seed)
        })
    }

    fn bots(&self, number: u64) -> Result<Vec<Box<dyn Bot>>, UnknownLevel> {
        self.seats(number).map(|(level, seed)| bot::by_name(level, seed)).collect()
    }

    /// A tally for the entries of this contest, without a game; those of single games are added to it in their order.
    pub fn tally(&self) -> Tally {
        Tally::new(self.levels.len())
    }

    /// Plays all games one after the other. For several at a time play each by its number, and add the tallies up.
    ///
    /// # Errors
    /// [`Contest::check`] would have refused.
    pub fn play_all(&self) -> Result<Tally, ContestError> {
        let mut tally = self.tally();
        for number in 0..self.games {
            tally.add(&self.score(number, &self.play(number)?));
        }
        Ok(tally)
    }

    /// The tally of the one game of this number.
    pub fn score(&self, number: u64, bout: &Bout) -> Tally {
        Tally::of(self.levels.len(), bout, |place| self.entry(place, number))
    }
}
