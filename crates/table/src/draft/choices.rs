//! Choices made while planning.

use engine::game::PlusOne;
use engine::world::Territory;

/// The number of armies that one tap places or moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Chunk {
    #[default]
    One,
    /// Five, or all that are left.
    Five,
    All,
}

impl Chunk {
    pub const ALL: [Self; 3] = [Self::One, Self::Five, Self::All];

    /// Returns this many armies, but at most `most`.
    pub fn of(self, most: u32) -> u32 {
        match self {
            Self::One => most.min(1),
            Self::Five => most.min(5),
            Self::All => most,
        }
    }
}

/// The planned attack type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Plan {
    /// Up to three dice, rolled until the attacker stops (A1).
    #[default]
    Normal,
    /// One block (A2).
    Committed,
    /// Several blocks (A5).
    Flanking,
}

/// The way to choose the die for the plus one of a flanking roll (A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Plus {
    /// The best die.
    #[default]
    Best,
    /// A die chosen by the attacker after the roll.
    Asked,
}

impl From<Plus> for PlusOne {
    fn from(plus: Plus) -> Self {
        match plus {
            Plus::Best => Self::Best,
            Plus::Asked => Self::Ask,
        }
    }
}

/// A transfer of armies between a ship and a shore (N2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ferry {
    /// From this territory onto the ship.
    Aboard(Territory),
    /// From the ship ashore to this territory.
    Ashore(Territory),
}

impl Ferry {
    pub fn territory(self) -> Territory {
        match self {
            Self::Aboard(territory) | Self::Ashore(territory) => territory,
        }
    }
}
