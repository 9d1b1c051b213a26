//! `rq bench`: the speed of the engine.

use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use engine::core::{Seat, Seed, Seeded};
use engine::game::{Control, Game, Player, ReplayError, RuleSet, Setup};

/// Benchmark the engine: actions per second for each rule set, playing random legal actions on one
/// thread.
#[derive(Debug, Args)]
pub(super) struct Bench {
    /// Actions to play for each rule set.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    actions: u64,
    /// Abandon a game after this many actions: random play never wins, armies grow without end, and a
    /// single action comes to take hundreds of rolls.
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    longest: u64,
    /// Number of players; three can play every rule set.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Throughput {
    rules: &'static str,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
}

impl Run for Bench {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut paces = Vec::new();
        for (name, rules) in RuleSet::PRESETS {
            let started = Instant::now();
            self.play(rules)?;
            paces.push(Throughput::new(name, self.actions, started.elapsed()));
        }
        if self.json {
            return output.json(&paces);
        }
        paces.iter().try_for_each(|pace| {
            let Throughput { rules, actions_per_second, .. } = pace;
            output.line(format!("{rules:<15} {actions_per_second:>12.0} actions per second"))
        })
    }
}

impl Bench {
    /// Plays game after game until it has played enough actions; always the same games.
    fn play(&self, rules: RuleSet) -> Result<(), Failure> {
        let mut whim = Seeded::new(Seed::default(), u64::MAX);
        let mut left = self.actions;
        for number in 0.. {
            let mut game = self.game(rules, number)?;
            let played = play(&mut game, &mut whim, left.min(self.longest))?;
            left = left.saturating_sub(played);
            if left == 0 {
                break;
            }
        }
        Ok(())
    }

    fn game(&self, rules: RuleSet, number: u64) -> Result<Game, Failure> {
        let seats = Seat::ALL.into_iter().take(self.players.into());
        let players = seats.map(|seat| Player::new(seat, Control::Human)).collect();
        let seed = Seed::from_number(number);
        let game = Game::new(Setup { rules, players, seed, rules_title: String::new() });
        Ok(game.map_err(ReplayError::from)?)
    }
}

/// Plays up to `most` random actions and returns their number.
fn play(game: &mut Game, whim: &mut Seeded, most: u64) -> Result<u64, Failure> {
    let mut played = 0;
    while played < most && game.prompt().is_some() {
        let Some(action) = game.legal().sample(whim) else { break };
        let number = game.actions().len() + 1;
        game.play(action).map_err(|refusal| ReplayError::Refused { number, refusal })?;
        played += 1;
    }
    Ok(played)
}

impl Throughput {
    #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
    fn new(rules: &'static str, actions: u64, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        let actions_per_second = if seconds > 0.0 { actions as f64 / seconds } else { 0.0 };
        Self { rules, actions, seconds, actions_per_second }
    }
}
