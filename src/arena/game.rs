//! One game from its setup to its end.

use crate::bot::{self, Bot};
use crate::core::{BySeat, Digest, SeatSet, digest};
use crate::game::{Event, Game, ReplayError, Setup};

/// Where a game is given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most rounds.
    pub rounds: u32,
    /// The most actions.
    pub actions: usize,
}

impl Default for Limits {
    /// Far beyond any sensible game.
    fn default() -> Self {
        Self { rounds: 5_000, actions: 400_000 }
    }
}

impl Limits {
    fn allow(self, game: &Game) -> bool {
        game.actions().len() < self.actions && game.state().turn().round <= self.rounds
    }
}

/// A game that was played out.
#[derive(Debug, Clone)]
pub struct Bout {
    /// The game at its end.
    pub game: Game,
    /// The players who won, by their place in the setup; empty if nobody did.
    pub winners: Vec<usize>,
    /// Answers of bots that were not legal and were replaced.
    pub faults: u64,
}

impl Bout {
    /// Whether the game came to its end within the limits.
    pub fn is_finished(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The round in which it ended or was given up.
    pub fn rounds(&self) -> u32 {
        self.game.outcome().map_or(self.game.state().turn().round, |outcome| outcome.round)
    }

    /// A fingerprint of all that happened.
    pub fn digest(&self) -> Digest {
        digest(&(self.game.digest().0, self.game.actions()))
    }
}

/// Plays a game to its end, or to the limits: one bot for each player, in the order of the setup.
///
/// # Errors
/// The setup is no game.
pub fn play_out(
    setup: Setup,
    bots: &mut [Box<dyn Bot>],
    limits: Limits,
) -> Result<Bout, ReplayError> {
    let mut players = BySeat::splat(None);
    for (place, player) in setup.players.iter().enumerate() {
        players[player.seat] = Some(place);
    }
    let mut game = Game::new(setup)?;
    let mut faults = 0;
    while let Some(prompt) = game.prompt() {
        let bot = players[prompt.seat].and_then(|place| bots.get_mut(place));
        let Some(bot) = bot.filter(|_| limits.allow(&game)) else { break };
        let Some(decision) = bot::decide(bot.as_mut(), &game.observe(prompt.seat)) else { break };
        faults += u64::from(decision.is_fault);
        let number = game.actions().len() + 1;
        let events = game
            .play(decision.action)
            .map_err(|refusal| ReplayError::Refused { number, refusal })?;
        for event in events {
            // Whoever goes on with an ally decides for it from then on (T42).
            if let Event::TookOver { by, ally } = event {
                players[*ally] = players[*by];
            }
        }
    }
    let winners = game.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let winners = winners.iter().filter_map(|seat| players[seat]).collect();
    Ok(Bout { game, winners, faults })
}
