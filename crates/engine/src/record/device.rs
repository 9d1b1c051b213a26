//! A device's part in the dice of a game: it pledges secrets, and reveals one whenever a decision
//! falls to it (D3).

use super::Record;
use crate::core::{DeviceKey, English, SeatSet, Secret, Seed, messages};
use crate::game::{Action, Game, ReplayError, Setup};

/// The error of a device without a secret that matches the pledge for its seats: its key has
/// changed, or the game was changed after the device pledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct LostKey;

messages! { LostKey {
    Self => [
        "lost-key",
        "this device has no secret that matches its commitment: its data was deleted, or the game \
         was changed after it committed"
    ],
} }

/// Returns the bytes that identify the state of a game in which a device pledges.
fn standing(setup: &Setup, actions: &[Action]) -> Vec<u8> {
    Record { setup: setup.clone(), actions: actions.to_vec() }.pack_plain()
}

/// Returns the table as it was before it had a seed.
fn unseeded(setup: &Setup) -> Setup {
    Setup { seed: Seed::default(), ..setup.clone() }
}

fn is_pledge(action: &Action) -> bool {
    matches!(action, Action::Pledge { .. })
}

/// Returns the pledges with which the game begins.
fn leading(actions: &[Action]) -> &[Action] {
    let number = actions.iter().take_while(|action| is_pledge(action)).count();
    &actions[..number]
}

/// Returns `true` if the record is only an invitation, which goes round by link until all devices
/// have pledged.
pub fn invited(record: &Record) -> bool {
    let Record { setup, actions } = record;
    setup.seed == Seed::default() && !actions.is_empty() && actions.iter().all(is_pledge)
}

impl DeviceKey {
    /// Returns this device's pledge for these seats in the current state of the game.
    pub fn pledge(&self, game: &Game, seats: SeatSet, nonce: u32) -> Action {
        let chain = self.chain(&standing(game.setup(), game.actions()), nonce);
        Action::Pledge { seats, anchor: chain.anchor(), nonce }
    }

    /// Returns the secret that this device has to reveal before anything else is played, if any.
    ///
    /// # Errors
    /// Returns an error if another device has to reveal the secret, or if this one has lost its
    /// key.
    pub fn secret(&self, game: &Game) -> Result<Option<Secret>, LostKey> {
        let Some(revealer) = game.revealer() else { return Ok(None) };
        let latest = game.devices().find(|(seats, _)| *seats == revealer).map(|(_, latest)| latest);
        // No pledge names an ally that an eliminated player took over.
        let pledged = game.actions().iter().enumerate().rev().find_map(|(place, action)| {
            let Action::Pledge { seats, nonce, .. } = *action else { return None };
            seats.is_subset(revealer).then_some((place, nonce))
        });
        let secret = latest.zip(pledged).and_then(|(latest, (place, nonce))| {
            let before = &game.actions()[..place];
            // A gathered game's seed follows from its first pledges, so those were made without a
            // seed.
            let is_gathered = before.iter().all(is_pledge)
                && Record::of(game).is_gathered().is_some_and(|is_gathered| is_gathered);
            let setup = if is_gathered { unseeded(game.setup()) } else { game.setup().clone() };
            self.chain(&standing(&setup, before), nonce).after(latest)
        });
        secret.map(Some).ok_or(LostKey)
    }

    /// Starts the game to which devices were invited, once all have pledged. Its seed follows from
    /// the table, all pledges and the first secret of this device, which pledged first.
    ///
    /// # Errors
    /// Returns an error if another device pledged first, or if this one has lost its key.
    pub fn begin(&self, invitation: &Game) -> Result<Option<Record>, LostKey> {
        let Some(secret) = self.secret(invitation)? else { return Ok(None) };
        let mut record = Record::of(invitation);
        record.setup.seed = Seed::gathered(&standing(&record.setup, &record.actions), secret);
        record.actions.push(Action::Reveal { secret });
        Ok(Some(record))
    }
}

impl Record {
    /// Returns `true` if the seed follows from the pledges with which the game begins, or `None` if
    /// it doesn't begin with pledges.
    pub fn is_gathered(&self) -> Option<bool> {
        let pledges = leading(&self.actions);
        let Some(Action::Reveal { secret }) = self.actions.get(pledges.len()) else { return None };
        let seed = Seed::gathered(&standing(&unseeded(&self.setup), pledges), *secret);
        (!pledges.is_empty()).then(|| seed == self.setup.seed)
    }

    /// Returns the invitation that became this game, if it began with pledges.
    pub fn invitation(&self) -> Option<Self> {
        let actions = leading(&self.actions).to_vec();
        let setup = unseeded(&self.setup);
        (!actions.is_empty()).then_some(Self { setup, actions })
    }

    /// Creates an invitation to this table, for which this device pledges first.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::Record;
    /// use red_queens_engine::core::{DeviceKey, SeatSet};
    /// use red_queens_engine::record::invited;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::default());
    /// let (key, seats) = (DeviceKey([3; 32]), SeatSet::only(Seat::Red));
    /// let invitation = Record::inviting(&setup, &key, seats, 0)?;
    /// assert!(invited(&invitation));
    /// # Ok::<(), red_queens_engine::ReplayError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if nobody can play at this table.
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
