//! The devices that play a game, and their commitments (D3).

use crate::core::{Seat, SeatSet, Secret};
use crate::game::refusal::Refusal;

/// A device on which people play.
#[derive(Debug, Clone, Copy, Default)]
struct PledgedDevice {
    seats: SeatSet,
    /// The last secret that it revealed, or its pledge; the next secret has this image.
    latest: Secret,
}

/// The pledges of a game: none, some while they are exchanged, or all.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pledges {
    /// The devices in the order in which they pledged; unused entries have no seats.
    devices: [PledgedDevice; Seat::COUNT],
    /// The seats that were pledged for before, and must be again.
    due: SeatSet,
    /// The device that revealed last, or `None` until all have pledged.
    last: Option<usize>,
    /// The number of actions since then that used dice or draws.
    rolls: u64,
}

impl Pledges {
    /// Returns `true` if no device has pledged.
    pub fn is_none(&self) -> bool {
        self.devices[0].seats.is_empty()
    }

    /// Returns `true` while pledges are exchanged; nothing else can be played then.
    pub fn is_open(&self) -> bool {
        !self.is_none() && self.last.is_none()
    }

    /// Returns the seats that some device has pledged for.
    pub fn seats(&self) -> SeatSet {
        self.devices.iter().fold(SeatSet::EMPTY, |all, device| all | device.seats)
    }

    /// Iterates over the devices in the order in which they pledged: their seats, and the image of
    /// the next secret of each.
    pub fn devices(&self) -> impl Iterator<Item = (SeatSet, Secret)> + '_ {
        let pledged = self.devices.iter().filter(|device| !device.seats.is_empty());
        pledged.map(|device| (device.seats, device.latest))
    }

    fn device_of(&self, seat: Seat) -> Option<usize> {
        self.devices.iter().position(|device| device.seats.contains(seat))
    }

    /// Adds a device. If all have pledged already, this begins a new exchange.
    ///
    /// # Errors
    /// Returns an error if `seats` is empty or has a member that is no player, or if another device
    /// has pledged for one of them.
    pub fn pledge(
        &mut self,
        seats: SeatSet,
        anchor: Secret,
        players: SeatSet,
    ) -> Result<(), Refusal> {
        if seats.is_empty() || !seats.is_subset(players) {
            return Err(Refusal::NotToPledge);
        }
        let mut pledges = match self.last {
            Some(_) => Self { due: self.seats() & players, ..Self::default() },
            None => *self,
        };
        let place = pledges.devices.iter().position(|device| device.seats.is_empty());
        let Some(place) = place.filter(|_| (pledges.seats() & seats).is_empty()) else {
            return Err(Refusal::NotToPledge);
        };
        pledges.devices[place] = PledgedDevice { seats, latest: anchor };
        *self = pledges;
        Ok(())
    }

    /// Returns the seats of the device that must reveal a secret to end the exchange of pledges, if
    /// all others have pledged.
    pub fn opener(&self) -> Option<SeatSet> {
        let [first, second, ..] = &self.devices;
        let are_all = !second.seats.is_empty() && self.due.is_subset(self.seats());
        (self.is_open() && are_all).then_some(first.seats)
    }

    /// Returns the device that is to act, if another one revealed last.
    fn newcomer(&self, asked: Seat) -> Option<usize> {
        self.device_of(asked).filter(|device| self.last.is_some_and(|last| last != *device))
    }

    /// Returns the seats of the device that must reveal a secret now that this seat is to act, or
    /// `None` if that device revealed the last one.
    pub fn revealer(&self, asked: Seat) -> Option<SeatSet> {
        self.newcomer(asked).map(|device| self.devices[device].seats)
    }

    /// Accepts the next secret of the device that is to act.
    ///
    /// # Errors
    /// Returns an error if it has none to reveal now, or this is not the one that it committed
    /// itself to.
    pub fn reveal(&mut self, asked: Option<Seat>, secret: Secret) -> Result<(), Refusal> {
        let device = match (self.opener(), asked) {
            (Some(_), _) => Some(0),
            (None, Some(_)) if self.is_open() => return Err(Refusal::PledgesFirst),
            (None, Some(asked)) => self.newcomer(asked),
            (None, None) => None,
        };
        let device = device.ok_or(Refusal::NotToDisclose)?;
        let PledgedDevice { seats, latest } = self.devices[device];
        if secret.image() != latest {
            let seat = asked.filter(|seat| seats.contains(*seat)).or(seats.first());
            return Err(seat.map_or(Refusal::NotToDisclose, Refusal::BrokenCommitment));
        }
        self.devices[device].latest = secret;
        (self.last, self.rolls) = (Some(device), 0);
        Ok(())
    }

    /// Returns the random stream of the next action, if all have pledged. It counts only actions
    /// that use dice or draws, so that nobody gets other dice by placing armies in smaller
    /// portions.
    pub fn stream(&self) -> Option<u64> {
        self.last.map(|_| self.rolls + 1)
    }

    /// Counts an action that used dice or draws.
    pub fn count_roll(&mut self) {
        self.rolls += 1;
    }

    /// Moves an eliminated player to the ally that it goes on with, at the same device.
    pub fn take_over(&mut self, by: Seat, ally: Seat) {
        if let Some(device) = self.device_of(by)
            && self.device_of(ally).is_none()
        {
            self.devices[device].seats.insert(ally);
        }
    }
}
