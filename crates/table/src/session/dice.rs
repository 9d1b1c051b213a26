//! This device's part in the dice of a game by link (D3): it pledges secrets, and reveals one
//! whenever a decision falls to it.

use super::Session;
use super::duty::Duty;
use crate::notice::Notice;
use engine::core::{DeviceKey, Seat, SeatSet};
use engine::game::{Action, Role};
use engine::record::{FairnessFinding, LostKey, Record, invited};

/// This device's key and nonce for fair dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiceDevice {
    pub key: DeviceKey,
    /// An unpredictable number.
    pub nonce: u32,
}

impl Session {
    /// Returns `true` before the game has begun, while the invitation goes round by link until
    /// every device has pledged.
    pub fn is_gathering(&self) -> bool {
        invited(&Record::of(&self.game))
    }

    /// Returns the seats of people, here or remote.
    pub fn everybody(&self) -> SeatSet {
        self.game.state().all(Role::Player).iter().filter(|seat| self.is_human(*seat)).collect()
    }

    /// Returns the seats whose devices have pledged.
    pub fn pledged(&self) -> SeatSet {
        self.game.devices().fold(SeatSet::EMPTY, |all, (seats, _)| all | seats)
    }

    /// Returns the seat to send the game to while devices exchange pledges: one whose device hasn't
    /// pledged yet, or else the first that did.
    pub(super) fn pledges_next(&self) -> Option<Seat> {
        if !self.game.is_pledging() {
            return None;
        }
        let first = || self.game.devices().next().and_then(|(seats, _)| seats.first());
        (self.everybody() - self.pledged()).first().or_else(first)
    }

    /// Returns `true` while devices exchange pledges.
    pub fn is_pledging(&self) -> bool {
        self.game.is_pledging()
    }

    /// Returns the seat to act, or the next one whose device has to pledge.
    pub fn decides_or_pledges(&self) -> Option<Seat> {
        self.pledges_next().or(self.game.prompt().map(|prompt| prompt.seat))
    }

    /// Adds this device's pledge, so that the table can be sent to remote players.
    #[must_use]
    pub fn inviting(mut self, device: &DiceDevice) -> Self {
        self.pledge(device);
        self.look();
        self
    }

    /// Pledges for everybody here, unless this device has already done so in the current exchange.
    pub(super) fn pledge(&mut self, device: &DiceDevice) {
        let pledged = if self.game.is_pledging() { self.pledged() } else { SeatSet::EMPTY };
        let ours = self.here() & self.everybody() & !pledged;
        if !ours.is_empty() && self.game.can_pledge() {
            let pledge = device.key.pledge(&self.game, ours, device.nonce);
            let _ = self.record(pledge);
        }
    }

    /// Does this device's part for the dice before anybody continues: it pledges while devices
    /// exchange pledges, and reveals its secret when a decision falls to it. Once all devices of a
    /// new table have pledged, the game begins.
    #[must_use]
    pub fn settled(mut self, device: &DiceDevice) -> Self {
        if self.is_past() || self.table.away.is_empty() {
            return self;
        }
        if self.game.is_pledging() {
            self.pledge(device);
            if !self.everybody().is_subset(self.pledged()) {
                return self;
            }
        }
        match self.disclosed(device) {
            Ok(Some(begun)) => return begun,
            Ok(None) => {}
            Err(LostKey) if self.is_gathering() => {
                self.notice = Some(Notice::CannotDeal);
            }
            Err(LostKey) => {
                self.notice = Some(Notice::CannotReveal);
            }
        }
        self.look();
        self
    }

    /// Reveals this device's secret if it is due, and returns the game that begins with it, if one
    /// does.
    fn disclosed(&mut self, device: &DiceDevice) -> Result<Option<Self>, LostKey> {
        // Computer players that replaced people of this device count as its own.
        let is_ours = |seats: SeatSet| !seats.is_subset(self.table.away);
        if !self.game.revealer().is_some_and(is_ours) {
            return Ok(None);
        }
        if self.is_gathering() {
            let Some(Record { setup, actions }) = device.key.begin(&self.game)? else {
                return Ok(None);
            };
            let begun = Self::resume(setup, actions, self.table.clone());
            return Ok(begun.ok().map(|begun| begun.with_scripts(self.scripts.clone())));
        }
        if let Some(secret) = device.key.secret(&self.game)? {
            let _ = self.record(Action::Reveal { secret });
            self.undo_floor = self.game.actions().len();
            self.pick_up_the_tablet();
        }
        Ok(None)
    }

    /// Records that the game was sent in its current state to the remote player who decides. Games
    /// of the older protocol get a nonce (D3).
    pub(super) fn seal(&mut self, device: &DiceDevice) {
        if !matches!(self.duty(), Duty::Send(_)) || self.is_sealed() {
            return;
        }
        if self.has_words() {
            let _ = self.record(Action::Reseed { word: device.nonce });
        } else if self.pledged().is_empty() || self.has_parted() {
            self.pledge(device);
        }
        self.sent = Some(self.game.actions().len());
        self.undo_floor = self.game.actions().len();
        self.revision += 1;
    }

    /// Returns `true` if people for whom this device has pledged have gone to another device, which
    /// knows none of its secrets.
    fn has_parted(&self) -> bool {
        let (here, away) = (self.here(), self.table.away);
        let is_in_both = |seats: SeatSet| !(seats & here).is_empty() && !(seats & away).is_empty();
        self.game.devices().any(|(seats, _)| is_in_both(seats & self.everybody()))
    }

    /// Returns the findings of the fairness check made when the game was opened.
    pub fn findings(&self) -> &[FairnessFinding] {
        &self.findings
    }

    /// Returns `true` if nonces were mixed into the dice, as in games by link under the older
    /// protocol (D3).
    pub fn has_words(&self) -> bool {
        self.game.actions().iter().any(|it| matches!(it, Action::Reseed { .. }))
    }

    /// Returns `true` if the game was sent in its current state, or ends with the nonce for sending
    /// it.
    pub(super) fn is_sealed(&self) -> bool {
        let is_word = matches!(self.game.actions().last(), Some(Action::Reseed { .. }));
        is_word || self.sent == Some(self.game.actions().len())
    }

    /// Returns `true` if a copy of the game rolls its own dice, because remote players take part in
    /// it, or did (D3).
    pub fn goes_by_link(&self) -> bool {
        !self.table.away.is_empty() || self.game.actions().iter().any(Action::is_about_dice)
    }

    /// Returns the game as a copy that rolls its own dice from here on.
    #[must_use]
    pub fn copied(mut self, word: u32) -> Self {
        let _ = self.play_again(Action::Fork { word });
        self.played_again()
    }
}
