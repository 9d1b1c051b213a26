//! What lies on territories beside armies, and what seats have in hand for attacks (L6, L7). All of it
//! is public.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::{Modifier, ModifierSet};
use crate::core::{BySeat, Seat, id_enum, id_set};
use crate::world::{Territory, TerritorySet};

/// How many rolls of three dice a new fortification stands (L7).
pub const FORTIFICATION: u8 = 10;

/// The most scars and fortifications on a board: two of each kind (L7).
pub(crate) const MOST_SCARS: usize = 6;

id_enum! {
    /// What a seat may play in an attack, once a game (L7).
    pub enum Ploy {
        Ambush = "ambush",
        Barrage = "barrage",
        Missile = "missile",
    }
}

id_set! {
    /// A set of what may be played.
    pub struct PloySet(u8) of Ploy;
}

/// What changes dice in a territory for whoever defends it (L7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scar {
    /// Ammunition is short: one less on the highest die.
    Shortage,
    /// A bunker: one more on the highest die.
    Bunker,
    /// A fortification: one more on the highest and on the lowest die.
    Fortification {
        /// How many rolls of three dice it stands still.
        left: u8,
    },
}

impl Scar {
    /// What it does to dice.
    pub fn modifier(self) -> Modifier {
        match self {
            Self::Shortage => Modifier::Shortage,
            Self::Bunker => Modifier::Bunker,
            Self::Fortification { .. } => Modifier::Fortification,
        }
    }
}

/// Scars, fortifications, headquarters, and what is left to play.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Grounds {
    scars: ArrayVec<(Territory, Scar), MOST_SCARS>,
    headquarters: BySeat<Option<Territory>>,
    ploys: BySeat<PloySet>,
    /// Whether the attack that goes on runs into an ambush.
    pub(crate) ambush: bool,
}

impl Grounds {
    /// The scar or fortification of a territory; there is one at most.
    pub fn scar(&self, territory: Territory) -> Option<Scar> {
        self.scars().find(|(at, _)| *at == territory).map(|(_, scar)| scar)
    }

    /// All scars and fortifications.
    pub fn scars(&self) -> impl Iterator<Item = (Territory, Scar)> + '_ {
        self.scars.iter().copied()
    }

    /// Where the headquarters of a seat stands, whoever holds it now.
    pub fn headquarters(&self, seat: Seat) -> Option<Territory> {
        self.headquarters[seat]
    }

    /// Whose headquarters stands in a territory.
    pub fn headquarters_at(&self, territory: Territory) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.headquarters[*seat] == Some(territory))
    }

    /// The territories with a headquarters.
    pub fn all_headquarters(&self) -> TerritorySet {
        self.headquarters.iter().filter_map(|(_, at)| *at).collect()
    }

    /// What a seat may still play.
    pub fn ploys(&self, seat: Seat) -> PloySet {
        self.ploys[seat]
    }

    /// What changes the dice of an attack on a territory, but for what is played.
    pub fn modifiers(&self, territory: Territory) -> ModifierSet {
        self.scar(territory).map_or(ModifierSet::EMPTY, |scar| ModifierSet::only(scar.modifier()))
    }

    /// Puts a scar on a territory without one, where there is room.
    pub(crate) fn put_scar(&mut self, territory: Territory, scar: Scar) {
        if self.scar(territory).is_none() && !self.scars.is_full() {
            self.scars.push((territory, scar));
        }
    }

    /// Wears the fortification of a territory by one, and says what is left of it; it is gone at none.
    pub(crate) fn wear(&mut self, territory: Territory) -> Option<u8> {
        let place = self.scars.iter().position(|(at, _)| *at == territory)?;
        let Scar::Fortification { left } = &mut self.scars[place].1 else { return None };
        *left = left.saturating_sub(1);
        let left = *left;
        if left == 0 {
            self.scars.remove(place);
        }
        Some(left)
    }

    pub(crate) fn put_headquarters(&mut self, seat: Seat, territory: Territory) {
        self.headquarters[seat] = Some(territory);
    }

    pub(crate) fn give_ploys(&mut self, seat: Seat, ploys: PloySet) {
        self.ploys[seat] = ploys;
    }

    pub(crate) fn take_ploy(&mut self, seat: Seat, ploy: Ploy) {
        self.ploys[seat].remove(ploy);
    }
}
