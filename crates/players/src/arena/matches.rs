//! Matches: many games between the same players.

use super::game::{GameLimits, GameResult, play_out};
use super::tally::Tally;
use crate::bot::{self, Bot, PlayStyle, UnknownLevel};
use engine::core::{Digest, Message, Seat, Seed, digest};
use engine::game::{Control, Player, ReplayError, RuleSet, Setup};
use engine::messages;

/// A match of many games between the same players, who change places from game to game unless they
/// are seated.
///
/// ```
/// use red_queens_players::arena::{Match, GameLimits};
///
/// let matchup = Match {
///     rules: red_queens_engine::RuleSet::NEXT,
///     levels: vec!["easy".into(), "random".into()],
///     games: 4,
///     seed: 1,
///     seated: false,
///     limits: GameLimits::default(),
/// };
/// let tally = matchup.play_all()?;
/// assert_eq!((tally.games, tally.wins.len()), (4, 2));
/// assert_eq!(tally.digest(), matchup.play_all()?.digest(), "the same games again");
/// # Ok::<(), red_queens_players::arena::MatchError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The options of every game.
    pub rules: RuleSet,
    /// One entry for each player: a level of [`LEVELS`](crate::bot::LEVELS), or the name of another
    /// bot.
    pub levels: Vec<String>,
    /// The number of games that [`Match::play_all`] plays.
    pub games: u64,
    /// The seed of all dice, cards and random choices: the same match gives the same tally.
    pub seed: u64,
    /// True if all players keep their places from game to game.
    pub seated: bool,
    /// The limits at which an unfinished game is given up.
    pub limits: GameLimits,
}

/// The reason why a match can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.reason())]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MatchError {
    /// The set-up is invalid, or the engine refused an action that it had listed.
    Game(#[from] ReplayError),
    /// An entry isn't a level.
    Level(#[from] UnknownLevel),
}

messages! { MatchError {
    Self::Game(error) => (error),
    Self::Level(error) => (error),
} }

impl Match {
    /// Checks that the games can be played.
    ///
    /// # Errors
    /// Fails with the first problem.
    pub fn check(&self) -> Result<(), MatchError> {
        self.bots(0)?;
        Ok(self.check_setup()?)
    }

    /// Checks everything but the levels, for callers with bots of their own.
    ///
    /// # Errors
    /// Fails if the set-up is invalid.
    pub fn check_setup(&self) -> Result<(), ReplayError> {
        Ok(self.setup(0).check()?)
    }

    /// Returns the set-up of the game of this number, from 0. In each game the players move one
    /// place on, unless they are seated.
    pub fn setup(&self, number: u64) -> Setup {
        let places = self.levels.len();
        let players = (0..places).map(|place| {
            let entry = &self.levels[self.entry(place, number)];
            // The record gets only the kind of a program, not its command.
            let level = match PlayStyle::read(entry) {
                Some(_) => entry,
                None => entry.split(':').next().unwrap_or_default(),
            };
            Player::new(Seat::ALL[place % Seat::COUNT], Control::Computer(level.to_owned()))
        });
        Setup {
            rules: self.rules,
            players: players.collect(),
            seed: Seed::from_number(self.seed).mixed([number.to_string().as_str()]),
            rules_title: String::new(),
        }
    }

    /// Returns the entry of `levels` that has this place in the game of this number.
    pub fn entry(&self, place: usize, number: u64) -> usize {
        if self.seated {
            return place;
        }
        let places = self.levels.len().max(1);
        let shift = usize::try_from(number % places as u64).unwrap_or(0);
        (place + shift) % places
    }

    /// Plays the game of this number, from 0. It doesn't depend on the others.
    ///
    /// # Errors
    /// Fails where [`Match::check`] would.
    pub fn play(&self, number: u64) -> Result<GameResult, MatchError> {
        Ok(self.play_with(number, &mut self.bots(number)?)?)
    }

    /// Plays the game of this number with these bots, in the order of [`Match::seats`].
    ///
    /// # Errors
    /// Fails where [`Match::check_setup`] would.
    pub fn play_with(
        &self,
        number: u64,
        bots: &mut [Box<dyn Bot>],
    ) -> Result<GameResult, ReplayError> {
        play_out(self.setup(number), bots, self.limits)
    }

    /// Returns the level and the seed of the bot in each place of the game of this number.
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

    /// Returns an empty tally for the entries of this match; add those of single games in their
    /// order.
    pub fn tally(&self) -> Tally {
        Tally::new(self.levels.len())
    }

    /// Plays all games one after the other. To play several at a time, play each by its number and
    /// add up the tallies.
    ///
    /// # Errors
    /// Fails where [`Match::check`] would.
    pub fn play_all(&self) -> Result<Tally, MatchError> {
        let mut tally = self.tally();
        for number in 0..self.games {
            tally.add(&self.score(number, &self.play(number)?));
        }
        Ok(tally)
    }

    /// Counts the result of a single game. Its number decides the seats of the levels.
    pub fn score(&self, number: u64, result: &GameResult) -> Tally {
        Tally::of(self.levels.len(), result, |place| self.entry(place, number))
    }
}
