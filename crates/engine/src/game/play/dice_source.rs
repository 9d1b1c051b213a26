//! The source of a game's random results as it goes on: the seed, and everything mixed into it (D1,
//! D3).

#[cfg(test)]
mod attack;

use crate::core::{Seat, SeatSet, Seed, Seeded};
use crate::game::action::Action;
use crate::game::event::{Event, SeatEvent};
use crate::game::play::pledges::Pledges;
use crate::game::refusal::Refusal;
use crate::game::state::{Role, State};

/// The seed of the next dice. A replay has to carry it along from action to action.
#[derive(Debug, Clone, Copy)]
pub struct DiceSource {
    seed: Seed,
    /// True if the decision has just passed from one seat to another.
    has_passed: bool,
    pledges: Pledges,
}

impl DiceSource {
    /// Returns the initial value for a game without any actions.
    pub fn new(seed: Seed) -> Self {
        Self { seed, has_passed: true, pledges: Pledges::default() }
    }

    /// Returns the seed of the next dice.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the value after these actions, for viewing an earlier position. Nothing can be mixed
    /// in there.
    pub fn after(seed: Seed, actions: &[Action]) -> Self {
        let seed = actions.iter().fold(seed, mixed);
        Self { seed, has_passed: false, pledges: Pledges::default() }
    }

    /// Plays the action with this number, counted from 1, and appends the events to `events`.
    /// Returns `true` if the action used dice or draws, or can't be taken back because it concerns
    /// their source.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the action is not allowed; nothing has changed then.
    pub fn play(
        &mut self,
        number: u64,
        action: &Action,
        state: &mut State,
        events: &mut Vec<Event>,
    ) -> Result<bool, Refusal> {
        if action.is_about_dice() {
            self.mix(action, state)?;
            return Ok(true);
        }
        if self.pledges.is_open() {
            return Err(Refusal::PledgesFirst);
        }
        let before = asked(state);
        let from = events.len();
        let mut rng = Seeded::new(self.seed, self.pledges.stream().unwrap_or(number));
        state.play(action, &mut rng, events)?;
        self.has_passed = asked(state) != before;
        if rng.used() {
            self.pledges.count_roll();
        }
        for event in &events[from..] {
            if let Event::Seat(SeatEvent::TookOver { by, ally }) = *event {
                self.pledges.take_over(by, ally);
            }
        }
        Ok(rng.used())
    }

    /// Mixes the data of this action into the dice.
    fn mix(&mut self, action: &Action, state: &State) -> Result<(), Refusal> {
        if state.outcome().is_some() {
            return Err(Refusal::Over);
        }
        let mut next = Self { seed: mixed(self.seed, action), has_passed: false, ..*self };
        if let Action::Pledge { seats, anchor, .. } = *action {
            if !(self.has_passed || self.pledges.is_open()) {
                return Err(Refusal::NotToPledge);
            }
            next.pledges.pledge(seats, anchor, state.all(Role::Player))?;
            next.has_passed = self.has_passed;
        } else if let Action::Reveal { secret } = *action {
            if !(self.has_passed || self.pledges.is_open()) {
                return Err(Refusal::NotToDisclose);
            }
            next.pledges.reveal(asked(state), secret)?;
            // After the very first secret, the seat to act may be at another device.
            let asked = asked(state);
            next.has_passed = asked.is_some_and(|seat| next.pledges.revealer(seat).is_some());
        } else if matches!(action, Action::Fork { .. }) {
            next.pledges = Pledges::default();
        } else {
            self.check_reseed(state)?;
        }
        *self = next;
        Ok(())
    }

    /// Checks that a nonce can be mixed in now.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the game is over, devices have pledged secrets, or the same seat is
    /// still to act, which could choose its own dice.
    pub fn check_reseed(&self, state: &State) -> Result<(), Refusal> {
        if state.outcome().is_some() {
            Err(Refusal::Over)
        } else if self.has_passed && self.pledges.is_none() {
            Ok(())
        } else {
            Err(Refusal::NotToReseed)
        }
    }

    /// Returns the pledges so far.
    pub(crate) fn pledges(&self) -> &Pledges {
        &self.pledges
    }

    /// Returns `true` if a device can pledge: an exchange is under way, or can begin because the
    /// decision has just passed.
    pub fn can_pledge(&self, state: &State) -> bool {
        state.outcome().is_none() && (self.has_passed || self.pledges.is_open())
    }

    /// Returns the seats of the device that has to reveal a secret before anything else is played,
    /// or `None` if no device has to.
    pub fn revealer(&self, state: &State) -> Option<SeatSet> {
        if self.pledges.is_open() {
            return self.pledges.opener();
        }
        asked(state).filter(|_| self.has_passed).and_then(|seat| self.pledges.revealer(seat))
    }
}

fn asked(state: &State) -> Option<Seat> {
    state.prompt().map(|prompt| prompt.seat)
}

/// Returns the seed after an action. Only actions that concern the dice change it.
fn mixed(seed: Seed, action: &Action) -> Seed {
    if let Action::Reseed { word } = *action {
        seed.reseeded(word)
    } else if let Action::Pledge { seats, anchor, nonce } = *action {
        seed.pledged(seats, anchor, nonce)
    } else if let Action::Reveal { secret } = *action {
        seed.revealed(secret)
    } else if let Action::Fork { word } = *action {
        seed.forked(word)
    } else {
        seed
    }
}
