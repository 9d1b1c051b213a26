//! Scars and headquarters on territories, and the reactions that seats have left (L6, L7). All of
//! it is public.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::{Modifier, ModifierSet};
use crate::core::{BySeat, Seat, id_enum, id_set};
use crate::world::{Territory, TerritorySet};

/// The number of rolls of three dice that a new fortification withstands (L7).
pub const FORTIFICATION: u8 = 10;

/// The most scars and fortifications on a board, two of each kind (L7).
pub(crate) const MOST_SCARS: usize = 6;

id_enum! {
    /// A reaction that a seat may play in an attack, each once a game (L7).
    pub enum Reaction {
        Ambush = "ambush",
        Barrage = "barrage",
        Missile = "missile",
    }
}

id_set! {
    /// A set of reactions.
    pub struct ReactionSet(u8) of Reaction;
}

/// A scar or fortification, which changes the dice of whoever defends the territory (L7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scar {
    /// An ammunition shortage: one less on the highest die.
    Shortage,
    /// A bunker: one more on the highest die.
    Bunker,
    /// A fortification: one more on the highest and on the lowest die.
    Fortification {
        /// The number of rolls of three dice that it still withstands.
        left: u8,
    },
}

impl Scar {
    /// Returns the modifier that it applies to dice.
    pub fn modifier(self) -> Modifier {
        match self {
            Self::Shortage => Modifier::Shortage,
            Self::Bunker => Modifier::Bunker,
            Self::Fortification { .. } => Modifier::Fortification,
        }
    }
}

/// Scars, fortifications, headquarters, and the reactions left to each seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct LegacyState {
    scars: ArrayVec<(Territory, Scar), MOST_SCARS>,
    headquarters: BySeat<Option<Territory>>,
    #[serde(rename = "ploys")]
    reactions: BySeat<ReactionSet>,
    /// True if an ambush was played against the current attack.
    pub(crate) ambush: bool,
}

impl LegacyState {
    /// Returns the scar or fortification of a territory, which has at most one, or `None` if it has
    /// neither (L7).
    pub fn scar(&self, territory: Territory) -> Option<Scar> {
        self.scars().find(|(at, _)| *at == territory).map(|(_, scar)| scar)
    }

    /// Iterates over all scars and fortifications.
    pub fn scars(&self) -> impl Iterator<Item = (Territory, Scar)> + '_ {
        self.scars.iter().copied()
    }

    /// Returns the territory with a seat's headquarters, whoever holds it now, or `None` if the
    /// seat has none (L6).
    pub fn headquarters(&self, seat: Seat) -> Option<Territory> {
        self.headquarters[seat]
    }

    /// Returns the seat whose headquarters is in a territory, or `None` if none is (L6).
    pub fn headquarters_at(&self, territory: Territory) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.headquarters[*seat] == Some(territory))
    }

    /// Returns the territories with a headquarters.
    pub fn all_headquarters(&self) -> TerritorySet {
        self.headquarters.iter().filter_map(|(_, at)| *at).collect()
    }

    /// Returns the reactions that a seat has left.
    pub fn reactions(&self, seat: Seat) -> ReactionSet {
        self.reactions[seat]
    }

    /// Returns the modifiers of an attack on a territory, not counting reactions.
    pub fn modifiers(&self, territory: Territory) -> ModifierSet {
        self.scar(territory).map_or(ModifierSet::EMPTY, |scar| ModifierSet::only(scar.modifier()))
    }

    /// Puts a scar on a territory that has none, if there is room.
    pub(crate) fn put_scar(&mut self, territory: Territory, scar: Scar) {
        if self.scar(territory).is_none() && !self.scars.is_full() {
            self.scars.push((territory, scar));
        }
    }

    /// Wears a fortification down by one roll and returns the number of rolls left; at 0 it is
    /// removed.
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

    pub(crate) fn give_reactions(&mut self, seat: Seat, reactions: ReactionSet) {
        self.reactions[seat] = reactions;
    }

    pub(crate) fn use_up_reaction(&mut self, seat: Seat, reaction: Reaction) {
        self.reactions[seat].remove(reaction);
    }
}
