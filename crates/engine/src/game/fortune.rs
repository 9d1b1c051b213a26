//! What the chance of a game follows from as it goes on: the seed, and the words that are mixed in on the way (D1, D3).

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use crate::core::{Seed, Seeded};
use crate::game::board::state::State;

/// The seed of the dice that come next. Whoever plays a game again has to carry it along from action to action.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fortune {
    seed: Seed,
    /// Whether the decision has just passed from one seat to another.
    has_passed: bool,
}

impl Fortune {
    /// That of a game in which nothing was played.
    pub fn new(seed: Seed) -> Self {
        Self { seed, has_passed: true }
    }

    /// That after these actions, to look at the game as it was: nothing can be mixed in there.
    pub fn after(seed: Seed, actions: &[Action]) -> Self {
        let mut seed = seed;
        for action in actions {
            if let Action::Stir { word } = *action {
                seed = seed.stirred(word);
            }
        }
        Self { seed, has_passed: false }
    }

    /// Plays the action of this number, from 1; what happened is added to `events`. Whether chance had a part in it.
    ///
    /// # Errors
    /// The action is not allowed; nothing has changed.
    pub fn play(
        &mut self,
        number: u64,
        action: &Action,
        state: &mut State,
        events: &mut Vec<Event>,
    ) -> Result<bool, Refusal> {
        if let Action::Stir { word } = *action {
            self.check_stir(state)?;
            *self = Self { seed: self.seed.stirred(word), has_passed: false };
            return Ok(true);
        }
        let asked = |state: &State| state.prompt().map(|prompt| prompt.seat);
        let before = asked(state);
        let mut chance = Seeded::new(self.seed, number);
        state.play(action, &mut chance, events)?;
        self.has_passed = asked(state) != before;
        Ok(chance.used())
    }

    /// Whether a word can be mixed in now.
    ///
    /// # Errors
    /// The game is over, or the same seat goes on deciding: it would choose its own dice.
    pub fn check_stir(&self, state: &State) -> Result<(), Refusal> {
        if state.outcome().is_some() {
            Err(Refusal::Over)
        } else if self.has_passed {
            Ok(())
        } else {
            Err(Refusal::NotToStir)
        }
    }
}
