//! The part of this device in the dice of a game by link (D3): it pledges secrets, and reveals one whenever the decision comes to it.

use super::Session;
use super::duty::Duty;
use crate::model::table::notice::Notice;
use engine::core::{DeviceKey, Seat, SeatSet};
use engine::game::{Action, Role};
use engine::record::{Finding, LostKey, Record, invited};

/// The part of this device in the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    pub key: DeviceKey,
    /// A random number that nobody could foresee.
    pub nonce: u32,
}

impl Session {
    /// Returns `true` if this is no game yet: the table goes round by link until all devices have pledged.
    pub fn is_gathering(&self) -> bool {
        invited(&Record::of(&self.game))
    }

    /// The people at the table and whether their devices have pledged.
    pub fn joined(&self) -> Vec<(Seat, String, bool)> {
        let pledged = self.pledged();
        let people = self.everybody().iter();
        people.map(|it| (it, self.name(it).to_owned(), pledged.contains(it))).collect()
    }

    /// The seats of people, wherever they are.
    fn everybody(&self) -> SeatSet {
        self.game.state().all(Role::Player).iter().filter(|seat| self.is_human(*seat)).collect()
    }

    /// The seats whose devices have pledged.
    pub fn pledged(&self) -> SeatSet {
        self.game.devices().fold(SeatSet::EMPTY, |all, (seats, _)| all | seats)
    }

    /// Returns the next recipient of the game while devices pledge: a seat whose device has not pledged, then the one that
    /// pledged first.
    pub(super) fn pledges_next(&self) -> Option<Seat> {
        if !self.game.is_pledging() {
            return None;
        }
        let first = || self.game.devices().next().and_then(|(seats, _)| seats.first());
        (self.everybody() - self.pledged()).first().or_else(first)
    }

    /// Returns `true` while devices pledge.
    pub fn is_pledging(&self) -> bool {
        self.game.is_pledging()
    }

    /// Returns the seat that decides, or whose device has to pledge.
    pub fn decides_or_pledges(&self) -> Option<Seat> {
        self.pledges_next().or(self.game.prompt().map(|prompt| prompt.seat))
    }

    /// The table with the pledge of this device, which invites people elsewhere to it.
    #[must_use]
    pub fn inviting(mut self, device: &Device) -> Self {
        self.pledge(device);
        self.look();
        self
    }

    /// Pledges for everybody here, unless this device has done so in the exchange that goes on.
    pub(super) fn pledge(&mut self, device: &Device) {
        let pledged = if self.game.is_pledging() { self.pledged() } else { SeatSet::EMPTY };
        let ours = self.here() & self.everybody() & !pledged;
        if !ours.is_empty() && self.game.can_pledge() {
            let pledge = device.key.pledge(&self.game, ours, device.nonce);
            let _ = self.record(pledge);
        }
    }

    /// Does what this device owes to the dice before anybody plays on: it pledges while others do, and reveals its secret once
    /// the decision has come to it. Once all have pledged for a new table, the game begins.
    #[must_use]
    pub fn settled(mut self, device: &Device) -> Self {
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
                self.notice = Some(Notice::from_text(text::away::lost_key()));
            }
            Err(LostKey) => {
                self.notice = Some(Notice::from_text(text::prompt::no_secret()));
            }
        }
        self.look();
        self
    }

    /// Reveals what this device has to; the game that begins by it, if one does.
    fn disclosed(&mut self, device: &Device) -> Result<Option<Self>, LostKey> {
        // Computer players in the place of people who were here count as these.
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

    /// Notes that the game was sent to whoever decides elsewhere, as it stands. Games of the older protocol get a word (D3).
    pub(super) fn seal(&mut self, device: &Device) {
        if !matches!(self.duty(), Duty::Send(_)) || self.is_sealed() {
            return;
        }
        if self.has_words() {
            let _ = self.record(Action::Stir { word: device.nonce });
        } else if self.pledged().is_empty() || self.has_parted() {
            self.pledge(device);
        }
        self.sent = Some(self.game.actions().len());
        self.undo_floor = self.game.actions().len();
        self.revision += 1;
    }

    /// Returns `true` if people for whom this device has pledged have gone elsewhere: their new device knows none of its secrets.
    fn has_parted(&self) -> bool {
        let (here, away) = (self.here(), self.table.away);
        let is_in_both = |seats: SeatSet| !(seats & here).is_empty() && !(seats & away).is_empty();
        self.game.devices().any(|(seats, _)| is_in_both(seats & self.everybody()))
    }

    /// Returns every point where somebody could have chosen the dice, as found when the game was opened.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Returns `true` if words were mixed into the dice, as in games by link before devices pledged secrets (D3).
    pub fn has_words(&self) -> bool {
        self.game.actions().iter().any(|it| matches!(it, Action::Stir { .. }))
    }

    /// Returns `true` if the game was sent as it stands, or ends with the word for which it was.
    pub(super) fn is_sealed(&self) -> bool {
        let is_word = matches!(self.game.actions().last(), Some(Action::Stir { .. }));
        is_word || self.sent == Some(self.game.actions().len())
    }

    /// Returns `true` if a copy of the game rolls its own dice: people elsewhere have a part in it, or had (D3).
    pub fn goes_by_link(&self) -> bool {
        !self.table.away.is_empty() || self.game.actions().iter().any(Action::is_about_dice)
    }

    /// The game as a copy that rolls its own dice from here on.
    #[must_use]
    pub fn copied(mut self, word: u32) -> Self {
        let _ = self.play_again(Action::Fork { word });
        self.played_again()
    }
}
