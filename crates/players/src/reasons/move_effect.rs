//! The effect of a move on the chance to win: the chance now, and once the move is played.

use super::Reason;
use super::percent::percent;
use crate::analysis::{CERTAIN, chances, is_open};
use crate::arithmetic::Mean;
use crate::bot::rollout_action;
use engine::core::{Seat, Seed, Seeded};
use engine::game::{Action, Observation, Phase, Role, State};

/// The number of guesses at hidden cards and dice.
const TIMES: u32 = 48;

/// The number of standard errors by which the chance must rise.
const CLEARLY: f64 = 2.0;

/// The most actions of a move with all that follows from it.
const LONGEST: u32 = 60;

/// The chance to win of the player to decide, from 0 to 1, and the effect of a move on it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct MoveEffect {
    pub now: f64,
    /// The increase of the chance once the move is played.
    rise: Mean,
}

impl MoveEffect {
    /// Computes both chances over the same guesses at hidden cards. Returns `None` before the first
    /// round, where all players are alike.
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

    /// Returns the chance once the move is played, if it clearly rises. Otherwise the effect can't
    /// be told: the present chance assumes good play already, and dice sway it.
    pub fn then(&self) -> Option<f64> {
        let rise = self.rise.mean();
        (rise > CLEARLY * self.rise.error()).then_some(self.now + rise)
    }

    /// Returns the average increase of the chance, or less than zero.
    pub fn gain(&self) -> f64 {
        self.rise.mean()
    }

    /// Returns the effect as a reason, in whole per cent.
    pub fn reason(&self) -> Reason {
        let now = percent(self.now);
        Reason::ChanceToWin { now, then: self.then().map(percent).filter(|then| *then > now) }
    }
}

fn chance(state: &State, seat: Seat) -> f64 {
    f64::from(chances(state)[seat]) / f64::from(CERTAIN)
}

/// Returns the state once a move is played, with any battle or hand of poker that it begins carried
/// on to its end.
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
        wanted = rollout_action(&view, &view.legal());
    }
    state
}

/// Returns `true` as long as the move is still being carried out. Placing a bought ship and
/// discarding cards are separate moves.
fn is_within(state: &State) -> bool {
    !is_open(state) && !matches!(state.phase(), Phase::Launch { .. } | Phase::Shed { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;

    #[test]
    fn the_chance_to_win_rises_with_the_last_conquest_and_is_whole() {
        let last = "rules next\nplayers Red Blue Green\nround 3\nturn Red campaign\nhand Blue Peru Egypt India Congo\n\
            Kamchatka Blue 1\nAlaska Red 12\nAlberta Red 5\nOntario Red 5\nQuebec Red 5\nGreenland Red 5\n* Green 1";
        let state = Position::parse(last).unwrap();
        let view = state.observe(Some(Seat::Red));
        let action = "attack Alaska Kamchatka".parse().unwrap();
        let effect = MoveEffect::of(&view, &action).unwrap();
        assert!(
            effect.now < 0.9 && effect.then().is_some_and(|then| then > effect.now),
            "{effect:?}"
        );
        assert_eq!(MoveEffect::of(&view, &action), Some(effect), "the same again");
        let rises = effect.reason();
        assert!(matches!(rises, Reason::ChanceToWin { then: Some(_), .. }), "{rises:?}");
        let hopeless =
            "rules next\nplayers Red Blue\nround 3\nturn Red campaign\nAlaska Red 3\n* Blue 9";
        let view = Position::parse(hopeless).unwrap().observe(Some(Seat::Red));
        let effect = MoveEffect::of(&view, &Action::Done).unwrap();
        assert_eq!(effect.then(), None, "{effect:?}");
        assert!(matches!(effect.reason(), Reason::ChanceToWin { then: None, .. }), "{effect:?}");
    }
}
