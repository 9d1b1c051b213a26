//! A world with or without its optional sea lanes.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::id::WorldId;
use super::options::Lanes;

/// A world as a game is played on it: with or without the sea lanes that some printings leave out
/// (B2).
///
/// It is stored as one word or one byte. Stored games know the Earth's two printings as `Open` and
/// `Closed`, or 0 and 1, and any other world by its title or number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Printing {
    /// The world.
    pub world: WorldId,
    /// Its optional sea lanes.
    pub lanes: Lanes,
}

impl Printing {
    /// The Earth with all its borders.
    pub const EARTH: Self = Self { world: WorldId::EARTH, lanes: Lanes::Open };

    /// The byte of the Earth without its optional lane. No world has this number.
    const CLOSED_EARTH: u8 = 1;

    /// The bit of the byte of any other world without its optional lanes: one for the boards of the
    /// catalogue, and one for all others, whose numbers are higher.
    const CLOSED: u8 = 0x10;
    const OTHER_CLOSED: u8 = 0x80;

    fn word(self) -> String {
        match (self.world, self.lanes) {
            (WorldId::EARTH, Lanes::Open) => "Open".to_owned(),
            (WorldId::EARTH, Lanes::Closed) => "Closed".to_owned(),
            (world, Lanes::Open) => world.title().to_owned(),
            (world, Lanes::Closed) => format!("Closed/{}", world.title()),
        }
    }

    fn byte(self) -> u8 {
        match (self.world.stored(), self.lanes) {
            (number, Lanes::Open) => number,
            (0, Lanes::Closed) => Self::CLOSED_EARTH,
            (number, Lanes::Closed) if number < Self::CLOSED => number | Self::CLOSED,
            (number, Lanes::Closed) => number | Self::OTHER_CLOSED,
        }
    }

    /// Iterates over the printings of all known worlds.
    fn known() -> impl Iterator<Item = Self> {
        let printings = |world| [Lanes::Open, Lanes::Closed].map(|lanes| Self { world, lanes });
        WorldId::known().flat_map(printings)
    }
}

impl From<WorldId> for Printing {
    /// Returns the world with all its borders.
    fn from(world: WorldId) -> Self {
        Self { world, lanes: Lanes::Open }
    }
}

impl Serialize for Printing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&self.word())
        } else {
            serializer.serialize_u8(self.byte())
        }
    }
}

impl<'de> Deserialize<'de> for Printing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = if deserializer.is_human_readable() {
            let word = String::deserialize(deserializer)?;
            Self::known().find(|printing| printing.word() == word)
        } else {
            let byte = u8::deserialize(deserializer)?;
            Self::known().find(|printing| printing.byte() == byte)
        };
        found.ok_or_else(|| D::Error::custom("the world is not known here"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b2_the_printings_of_the_earth_are_stored_as_ever() {
        for (lanes, word, byte) in [(Lanes::Open, "Open", 0), (Lanes::Closed, "Closed", 1)] {
            let printing = Printing { lanes, ..Printing::EARTH };
            assert_eq!(serde_json::to_string(&printing).unwrap(), format!("\"{word}\""));
            assert_eq!(postcard::to_allocvec(&printing).unwrap(), [byte]);
            assert_eq!(postcard::from_bytes::<Printing>(&[byte]).unwrap(), printing);
            let read = serde_json::from_str::<Printing>(&format!("\"{word}\""));
            assert_eq!(read.unwrap(), printing);
        }
        assert!(postcard::from_bytes::<Printing>(&[Printing::CLOSED]).is_err());
        assert!(serde_json::from_str::<Printing>("\"Earth\"").is_err());
    }
}
