//! The part of a device in the dice of a game: it pledges secrets, and reveals one whenever the decision comes to it (D3).

use super::Record;
use crate::core::{DeviceKey, SeatSet, Secret, Seed};
use crate::game::{Action, Game, ReplayError, Setup};

/// The device has no secret that fits what was pledged for its seats: its key is another one, or the game was changed after it
/// had pledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", text::refusals::lost_key())]
pub struct LostKey;

/// The bytes that say where a game stands when a device pledges.
fn standing(setup: &Setup, actions: &[Action]) -> Vec<u8> {
    Record { setup: setup.clone(), actions: actions.to_vec() }.pack_plain()
}

/// The table before it has a seed.
fn unseeded(setup: &Setup) -> Setup {
    Setup { seed: Seed::default(), ..setup.clone() }
}

fn is_pledge(action: &Action) -> bool {
    matches!(action, Action::Pledge { .. })
}

/// The pledges with which a game begins.
fn leading(actions: &[Action]) -> &[Action] {
    let number = actions.iter().take_while(|action| is_pledge(action)).count();
    &actions[..number]
}

/// Returns `true` if a record is no game yet: its table goes round by link until all devices have pledged.
pub fn invited(record: &Record) -> bool {
    let Record { setup, actions } = record;
    setup.seed == Seed::default() && !actions.is_empty() && actions.iter().all(is_pledge)
}

impl DeviceKey {
    /// The pledge of this device for these seats, where a game stands.
    pub fn pledge(&self, game: &Game, seats: SeatSet, nonce: u32) -> Action {
        let chain = self.chain(&standing(game.setup(), game.actions()), nonce);
        Action::Pledge { seats, anchor: chain.anchor(), nonce }
    }

    /// The secret that a device has to reveal before anything else is played, if there is one.
    ///
    /// # Errors
    /// It is to be revealed by another device, or this one has lost its key.
    pub fn secret(&self, game: &Game) -> Result<Option<Secret>, LostKey> {
        let Some(revealer) = game.revealer() else { return Ok(None) };
        let latest = game.devices().find(|(seats, _)| *seats == revealer).map(|(_, latest)| latest);
        // An ally that a fallen player goes on with was in no pledge.
        let pledged = game.actions().iter().enumerate().rev().find_map(|(place, action)| {
            let Action::Pledge { seats, nonce, .. } = *action else { return None };
            seats.is_subset(revealer).then_some((place, nonce))
        });
        let secret = latest.zip(pledged).and_then(|(latest, (place, nonce))| {
            let before = &game.actions()[..place];
            // A seed that was there before its device pledged was pledged for, and no other one is.
            let is_gathered = before.iter().all(is_pledge)
                && Record::of(game).is_gathered().is_some_and(|is_gathered| is_gathered);
            let setup = if is_gathered { unseeded(game.setup()) } else { game.setup().clone() };
            self.chain(&standing(&setup, before), nonce).after(latest)
        });
        secret.map(Some).ok_or(LostKey)
    }

    /// Makes the game to which devices were invited, once all have pledged: its seed follows from the table, from all pledges
    /// and from the first secret of this device, which pledged first.
    ///
    /// # Errors
    /// Another device pledged first, or this one has lost its key.
    pub fn begin(&self, invitation: &Game) -> Result<Option<Record>, LostKey> {
        let Some(secret) = self.secret(invitation)? else { return Ok(None) };
        let mut record = Record::of(invitation);
        record.setup.seed = Seed::gathered(&standing(&record.setup, &record.actions), secret);
        record.actions.push(Action::Reveal { secret });
        Ok(Some(record))
    }
}

impl Record {
    /// Returns `true` if the seed is the one that follows from the pledges with which the game begins; `None` if it does not
    /// begin with any.
    pub fn is_gathered(&self) -> Option<bool> {
        let pledges = leading(&self.actions);
        let Some(Action::Reveal { secret }) = self.actions.get(pledges.len()) else { return None };
        let seed = Seed::gathered(&standing(&unseeded(&self.setup), pledges), *secret);
        (!pledges.is_empty()).then(|| seed == self.setup.seed)
    }

    /// The invitation that became this game, if it began with pledges.
    pub fn invitation(&self) -> Option<Self> {
        let actions = leading(&self.actions).to_vec();
        let setup = unseeded(&self.setup);
        (!actions.is_empty()).then_some(Self { setup, actions })
    }

    /// An invitation to this table: the game that this device pledges for first.
    ///
    /// # Errors
    /// Nobody can play at this table.
    pub fn inviting(
        setup: &Setup,
        key: &DeviceKey,
        seats: SeatSet,
        nonce: u32,
    ) -> Result<Self, ReplayError> {
        let mut game = Game::new(unseeded(setup))?;
        let pledge = key.pledge(&game, seats, nonce);
        game.play(pledge).map_err(|refusal| ReplayError::Refused { number: 1, refusal })?;
        Ok(Self::of(&game))
    }
}
