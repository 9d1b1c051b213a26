//! The thinking time of players: the sum of a player's decisions in a turn.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::core::Seat;
use engine::game::{Action, Legal, Observation};
use players::bot::Bot;
use serde::Serialize;

/// The times of an entry's turns, in milliseconds, from several threads.
#[derive(Debug, Clone, Default)]
pub(super) struct Stopwatch(Arc<Mutex<Vec<f64>>>);

/// The milliseconds that 50, 95 and 100 percent of the turns don't exceed.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Thinking {
    pub p50: f64,
    pub p95: f64,
    pub max: f64,
}

impl Stopwatch {
    /// Returns the same bot, timed.
    pub fn timed(&self, bot: Box<dyn Bot>) -> Box<dyn Bot> {
        Box::new(Timed { bot, turn: None, spent: Duration::ZERO, stopwatch: self.clone() })
    }

    fn note(&self, spent: Duration) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(spent.as_secs_f64() * 1_000.0);
    }

    /// Returns the percentiles of all recorded times.
    pub fn thinking(&self) -> Thinking {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_by(f64::total_cmp);
        let within = |percent: usize| {
            let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(place).copied().unwrap_or(0.0)
        };
        Thinking { p50: within(50), p95: within(95), max: within(100) }
    }
}

/// A timed bot.
struct Timed {
    bot: Box<dyn Bot>,
    turn: Option<(u32, Seat)>,
    spent: Duration,
    stopwatch: Stopwatch,
}

impl Timed {
    /// Ends the timed turn, if there was one.
    fn end(&mut self) {
        if self.turn.take().is_some() {
            self.stopwatch.note(std::mem::take(&mut self.spent));
        }
    }
}

impl Bot for Timed {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let turn = view.table().turn();
        let now = Some((turn.round, turn.seat));
        if self.turn != now {
            self.end();
            self.turn = now;
        }
        let started = Instant::now();
        let action = self.bot.decide(view, legal);
        self.spent += started.elapsed();
        action
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_nearly_all_turns_are_within_their_times() {
        let stopwatch = Stopwatch::default();
        assert!(stopwatch.thinking().max.abs() < f64::EPSILON);
        (1..=20).rev().for_each(|time| stopwatch.note(Duration::from_millis(time)));
        let Thinking { p50, p95, max } = stopwatch.thinking();
        for (found, expected) in [(p50, 10.0), (p95, 19.0), (max, 20.0)] {
            assert!((found - expected).abs() < 0.5, "{found} for {expected}");
        }
    }
}
