//! How the chance to win goes with a deed: as it stands, and as it would be once the deed is done.

use super::chance::percent;
use crate::arithmetic::Mean;
use crate::bot::in_thought;
use crate::insight::{CERTAIN, chances, is_open};
use engine::core::{Seat, Seed, Seeded};
use engine::game::{Action, Observation, Phase, Role, State};

/// Guesses at hidden cards and dice.
const TIMES: u32 = 48;

/// By how many standard errors the chance must rise.
const CLEARLY: f64 = 2.0;

/// The most actions of a deed.
const LONGEST: u32 = 60;

/// The chance of whoever is asked to win, from 0 to 1, and how it goes with a deed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Prospect {
    pub now: f64,
    /// By how much it rises once the deed is done.
    rise: Mean,
}

impl Prospect {
    /// Over the same guesses at what is hidden, now and then. `None` before the first round: all are alike there.
    pub fn of(view: &Observation, action: &Action) -> Option<Self> {
        let (state, seat) = (view.table(), view.viewer()?);
        if state.turn().round == 0 || state.role(seat) != Role::Player {
            return None;
        }
        let (mut now, mut rise) = (Mean::default(), Mean::default());
        for time in 0..TIMES {
            let seed = Seed::from_number(time.into());
            let guess = view.guess(&mut Seeded::new(seed, 0));
            let before = chance(&guess, seat);
            now.add(before);
            rise.add(chance(&done(guess, action, Seeded::new(seed, 1)), seat) - before);
        }
        Some(Self { now: now.mean(), rise })
    }

    /// The chance once the deed is done, where it clearly rises. Else it cannot be told: a good deed does not lower what already
    /// reckons with good play, and dice sway it.
    pub fn then(&self) -> Option<f64> {
        let rise = self.rise.mean();
        (rise > CLEARLY * self.rise.error()).then_some(self.now + rise)
    }

    pub fn in_words(&self) -> String {
        let now = percent(self.now);
        match self.then().map(percent).filter(|then| *then > now) {
            Some(then) => text::hints::WinGoes { now, then }.say(),
            None => text::hints::win_now(now),
        }
    }
}

fn chance(state: &State, seat: Seat) -> f64 {
    f64::from(chances(state)[seat]) / f64::from(CERTAIN)
}

/// The state once a deed is done: a battle or a hand of poker that it begins is carried on to its end.
fn done(mut state: State, action: &Action, mut chance: Seeded) -> State {
    let turn = (state.turn().round, state.turn().seat);
    let mut wanted = action.clone();
    for _ in 0..LONGEST {
        let played = state.play(&wanted, &mut chance, &mut Vec::new());
        let Some(prompt) = state.prompt() else { break };
        let goes_on = (state.turn().round, state.turn().seat) == turn && is_within(&state);
        if played.is_err() || !goes_on {
            break;
        }
        let view = state.observe(Some(prompt.seat));
        wanted = in_thought(&view, &view.legal());
    }
    state
}

/// Whether a deed goes on. Where a bought ship goes, and what is laid down, is another one.
fn is_within(state: &State) -> bool {
    !is_open(state) && !matches!(state.phase(), Phase::Launch { .. } | Phase::Shed { .. })
}
