//! The ships at sea, all of them public.

use serde::{Deserialize, Serialize};

use crate::core::{Seat, ShipId};
use crate::game::pieces::captives::Captives;
use crate::world::{Hex, Ocean, TerritorySet};

/// The actions left to a ship in this turn (N1, N11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Voyage {
    /// The ship can do anything: the turn began, or its last action succeeded.
    Ready,
    /// The ship can do anything except sail again: it has sailed and not acted yet.
    Sailed,
    /// The ship can do nothing more.
    Done,
}

/// A ship at sea, all of it public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ship {
    /// The seat that sails it.
    pub owner: Seat,
    /// The hex where it is.
    pub at: Hex,
    /// The armies aboard; without any it can't sail or fight (N3).
    pub crew: u32,
    /// The captives aboard, by the seat they were taken from (A7).
    pub captives: Captives,
    /// The actions left to it in this turn.
    pub voyage: Voyage,
    /// The territories that were its port of call in this turn (N1).
    pub ports: TerritorySet,
}

impl Ship {
    /// Creates a ship as it is launched.
    pub fn new(owner: Seat, at: Hex, crew: u32) -> Self {
        Self {
            owner,
            at,
            crew,
            captives: Captives::splat(0),
            voyage: Voyage::Ready,
            ports: TerritorySet::EMPTY,
        }
    }

    /// Returns the number of captives aboard.
    pub fn captive_armies(&self) -> u32 {
        self.captives.iter().map(|(_, armies)| armies).sum()
    }
}

/// All ships at sea, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fleet {
    ships: [Option<Ship>; ShipId::COUNT],
}

impl Default for Fleet {
    fn default() -> Self {
        Self { ships: [None; ShipId::COUNT] }
    }
}

impl Fleet {
    /// Returns the ship with this number, or `None` if there is none at sea.
    #[inline]
    pub fn get(&self, ship: ShipId) -> Option<&Ship> {
        self.ships[ship.index()].as_ref()
    }

    pub(crate) fn get_mut(&mut self, ship: ShipId) -> Option<&mut Ship> {
        self.ships[ship.index()].as_mut()
    }

    /// Iterates over all ships at sea, by number.
    pub fn iter(&self) -> impl Iterator<Item = (ShipId, &Ship)> + Clone {
        ShipId::all().zip(&self.ships).filter_map(|(id, ship)| Some((id, ship.as_ref()?)))
    }

    /// Iterates over the ships of a seat, by number.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (ShipId, &Ship)> + Clone {
        self.iter().filter(move |(_, ship)| ship.owner == seat)
    }

    /// Iterates over the crewed ships of a seat in an ocean, which are its patrol there (N4).
    pub fn patrol(
        &self,
        seat: Seat,
        ocean: Ocean,
    ) -> impl Iterator<Item = (ShipId, &Ship)> + Clone {
        self.of(seat).filter(move |(_, ship)| ship.crew > 0 && ship.at.ocean() == ocean)
    }

    /// Returns `true` if a seat has a ship with armies aboard (T42, T43).
    pub fn is_afloat(&self, seat: Seat) -> bool {
        self.of(seat).any(|(_, ship)| ship.crew > 0)
    }

    /// Returns the number of armies of a seat aboard its ships.
    pub fn total_armies(&self, seat: Seat) -> u32 {
        self.of(seat).map(|(_, ship)| ship.crew).sum()
    }

    /// Returns `true` if another ship can be launched.
    pub fn has_room(&self) -> bool {
        self.ships.iter().any(Option::is_none)
    }

    /// Launches a ship under the lowest free number, or returns `None` if there is no room.
    pub(crate) fn launch(&mut self, ship: Ship) -> Option<ShipId> {
        let free = ShipId::all().find(|id| self.get(*id).is_none())?;
        self.ships[free.index()] = Some(ship);
        Some(free)
    }

    /// Puts a ship to sea under this number and returns `true` if it was free.
    pub(crate) fn put(&mut self, id: ShipId, ship: Ship) -> bool {
        let free = self.get(id).is_none();
        if free {
            self.ships[id.index()] = Some(ship);
        }
        free
    }

    pub(crate) fn remove(&mut self, ship: ShipId) -> Option<Ship> {
        self.ships[ship.index()].take()
    }
}
