//! The four oceans (rule B3).

use std::str::FromStr;

use super::hex::Hex;
use crate::core::{id_enum, id_set, id_table};

id_enum! {
    /// One of the four oceans.
    pub enum Ocean {
        Pacific = "Pacific",
        Atlantic = "Atlantic",
        Indian = "Indian",
        Arctic = "Arctic",
    }
}

id_set! {
    /// A set of oceans.
    pub struct OceanSet(u8) of Ocean;
}

id_table! {
    /// One value for each ocean.
    pub struct ByOcean of Ocean;
}

impl Ocean {
    /// The hexes it is made of.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        Hex::all().filter(move |hex| hex.ocean() == self)
    }
}

/// No ocean has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no ocean called “{0}”: the four are Pacific, Atlantic, Indian and Arctic")]
pub struct UnknownOcean(pub String);

impl FromStr for Ocean {
    type Err = UnknownOcean;

    /// Reads a name in any case.
    fn from_str(text: &str) -> Result<Self, UnknownOcean> {
        Self::ALL
            .into_iter()
            .find(|ocean| ocean.name().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| UnknownOcean(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_any_case() {
        for ocean in Ocean::ALL {
            assert_eq!(ocean.name().to_lowercase().parse(), Ok(ocean));
        }
        assert_eq!("Baltic".parse::<Ocean>(), Err(UnknownOcean("Baltic".into())));
    }
}
