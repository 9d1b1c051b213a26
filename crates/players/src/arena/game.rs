//! One game from its set-up to its end.

use super::beginning::{Beginning, Beginnings, Leader};
use super::conquests::Conquests;
use super::first_continents::{FirstContinent, FirstContinents};
use crate::bot::{self, Bot, Decision};
use engine::core::{BySeat, Digest, SeatSet, digest};
use engine::game::{Event, Game, Observation, ReplayError, SeatEvent, Setup, SetupError};

/// The limits at which a game is given up, so that none goes on for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameLimits {
    /// The last round to play.
    pub rounds: u32,
    /// The most actions of all seats together.
    pub actions: usize,
}

impl Default for GameLimits {
    /// Returns limits far beyond any sensible game.
    fn default() -> Self {
        Self { rounds: 5_000, actions: 400_000 }
    }
}

impl GameLimits {
    fn allow(self, game: &Game) -> bool {
        game.actions().len() < self.actions && game.state().turn().round <= self.rounds
    }
}

/// The result of a game.
#[derive(Debug, Clone)]
pub struct GameResult {
    /// The game at its end, finished or given up.
    pub game: Game,
    /// The winners, by their place in the set-up; empty if there are none.
    pub winners: Vec<usize>,
    /// The number of illegal answers of bots, which were replaced.
    pub faults: u64,
    /// The beginning of the game for each player, by its place in the set-up.
    pub beginnings: Vec<Beginning>,
    /// The number of times that another player took the lead. The leader is the player with more
    /// territories than every other at the start of a round.
    pub leader_changes: u32,
    /// The first continent that each player held when a turn of its own began, by its place in the
    /// set-up.
    pub first_continents: Vec<Option<FirstContinent>>,
    /// The territories that were fought for, and the continents that were held.
    pub conquests: Conquests,
}

impl GameResult {
    /// Returns `true` if the game finished within the limits.
    pub fn is_finished(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Returns the round in which the game ended or was given up.
    pub fn rounds(&self) -> u32 {
        self.game.outcome().map_or(self.game.state().turn().round, |outcome| outcome.round)
    }

    /// Returns a fingerprint of the whole game.
    pub fn digest(&self) -> Digest {
        digest(&(self.game.digest().0, self.game.actions()))
    }
}

/// A game in progress, played one decision at a time.
#[derive(Debug, Clone)]
pub struct GameInProgress {
    game: Game,
    players: BySeat<Option<usize>>,
    limits: GameLimits,
    faults: u64,
    beginnings: Beginnings,
    leader: Leader,
    first_continents: FirstContinents,
    conquests: Conquests,
}

impl GameInProgress {
    /// Starts a game.
    ///
    /// # Errors
    /// Fails if the set-up is invalid.
    pub fn new(setup: Setup, limits: GameLimits) -> Result<Self, SetupError> {
        let mut players = BySeat::splat(None);
        for (place, player) in setup.players.iter().enumerate() {
            players[player.seat] = Some(place);
        }
        let beginnings = Beginnings::new(setup.players.len());
        let first_continents = FirstContinents::new(setup.players.len());
        Ok(Self {
            game: Game::new(setup)?,
            players,
            limits,
            faults: 0,
            beginnings,
            leader: Leader::default(),
            first_continents,
            conquests: Conquests::default(),
        })
    }

    /// Returns the player to decide, by its place in the set-up, and its view; `None` once the game
    /// is over or given up.
    pub fn to_move(&self) -> Option<(usize, Observation)> {
        let seat = self.game.prompt()?.seat;
        let place = self.players[seat].filter(|_| self.limits.allow(&self.game))?;
        Some((place, self.game.observe(seat)))
    }

    /// Plays a decision of the player to act.
    ///
    /// # Errors
    /// Fails if it isn't legal.
    pub fn play(&mut self, decision: Decision) -> Result<(), ReplayError> {
        self.faults += u64::from(decision.is_fault);
        let number = self.game.actions().len() + 1;
        let events = self
            .game
            .play(decision.action)
            .map_err(|refusal| ReplayError::Refused { number, refusal })?;
        let mut began = None;
        for event in events {
            self.conquests.note(event);
            // A player who continues with an ally decides for it from then on (T42).
            if let Event::Seat(SeatEvent::TookOver { by, ally }) = event {
                self.players[*ally] = self.players[*by];
            }
            if let Event::TurnBegan { seat, .. } = event {
                began = Some(*seat);
            }
        }
        if let Some(seat) = began {
            self.beginnings.turn(seat, self.game.state(), &self.players);
            self.leader.turn(self.game.state());
            self.first_continents.turn(seat, self.game.state(), &self.players);
            self.conquests.turn(seat, self.game.state());
        }
        Ok(())
    }

    /// Returns the game in its present state, with every card.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the result of the game in its present state.
    pub fn finish(self) -> GameResult {
        let beginnings = self.beginnings.finish(self.game.state(), &self.players);
        let winners = self.game.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let winners = winners.iter().filter_map(|seat| self.players[seat]).collect();
        GameResult {
            game: self.game,
            winners,
            faults: self.faults,
            beginnings,
            leader_changes: self.leader.changes,
            first_continents: self.first_continents.0,
            conquests: self.conquests,
        }
    }
}

/// Plays a game to its end or to the limits, with one bot for each player, in the order of the
/// set-up.
///
/// # Errors
/// Fails if the set-up is invalid.
pub fn play_out(
    setup: Setup,
    bots: &mut [Box<dyn Bot>],
    limits: GameLimits,
) -> Result<GameResult, ReplayError> {
    let mut current = GameInProgress::new(setup, limits)?;
    while let Some((place, view)) = current.to_move() {
        let bot = bots.get_mut(place);
        let Some(decision) = bot.and_then(|bot| bot::decide(bot.as_mut(), &view)) else { break };
        current.play(decision)?;
    }
    Ok(current.finish())
}
