//! The seed of a world, and its title.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The most that a slider can be set to.
pub const MOST: u8 = 9;

/// The digits of a seed: no letters that look like digits, and no U, so that fewer words come about.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of digits of a seed.
const LENGTH: usize = 5;

/// The word that a title begins with. A later generator, which makes other worlds of the same seeds,
/// needs another word.
const WORD: &str = "World";

/// Everything that a world is generated from. Its text is the title of the world, such as
/// `World-7K3QF-539`: in links, saves and records the title is all there is.
///
/// ```
/// use red_queens_worldgen::WorldSeed;
///
/// let seed: WorldSeed = "world 7k3qf 539".parse().unwrap();
/// assert_eq!(seed.to_string(), "World-7K3QF-539");
/// assert_eq!((seed.size(), seed.water(), seed.ruggedness()), (5, 3, 9));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WorldSeed {
    number: u32,
    sliders: [u8; 3],
}

/// The error for a text that isn't the seed of a world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSeed;

impl WorldSeed {
    /// Creates a seed from any number and three sliders from 0 to [`MOST`]: size, water and
    /// ruggedness.
    pub fn new(number: u32, sliders: [u8; 3]) -> Self {
        let number = number % (DIGITS.len() as u32).pow(LENGTH as u32);
        Self { number, sliders: sliders.map(|slider| slider.min(MOST)) }
    }

    /// Returns the same seed with other sliders.
    #[must_use]
    pub fn with_sliders(self, sliders: [u8; 3]) -> Self {
        Self::new(self.number, sliders)
    }

    /// Returns the number, without the sliders.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Returns the sliders: size, water and ruggedness.
    pub fn sliders(self) -> [u8; 3] {
        self.sliders
    }

    /// Returns the number of territories, from 0 for few to [`MOST`].
    pub fn size(self) -> u8 {
        self.sliders[0]
    }

    /// Returns the share of water, from 0 for much land to [`MOST`].
    pub fn water(self) -> u8 {
        self.sliders[1]
    }

    /// Returns how ragged the coasts are, from 0 for smooth to [`MOST`].
    pub fn ruggedness(self) -> u8 {
        self.sliders[2]
    }
}

impl Display for WorldSeed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{WORD}-")?;
        for place in (0..LENGTH as u32).rev() {
            let digit = self.number >> (5 * place) & 31;
            write!(f, "{}", char::from(DIGITS[digit as usize]))?;
        }
        let [size, water, ruggedness] = self.sliders;
        write!(f, "-{size}{water}{ruggedness}")
    }
}

impl FromStr for WorldSeed {
    type Err = NoSeed;

    /// Reads a title as people type it: in any case, with spaces for hyphens or without either, and
    /// with letters that look like digits. The word may be missing.
    fn from_str(text: &str) -> Result<Self, NoSeed> {
        let mut plain = text.trim();
        if let Some(start) = plain.get(..WORD.len())
            && start.eq_ignore_ascii_case(WORD)
        {
            plain = &plain[WORD.len()..];
        }
        let signs: Vec<u8> =
            plain.bytes().filter(|sign| !b" -_".contains(sign)).map(alike).collect();
        let (digits, sliders) = signs.split_at_checked(LENGTH).ok_or(NoSeed)?;
        let mut number = 0;
        for digit in digits {
            let value = DIGITS.iter().position(|known| known == digit).ok_or(NoSeed)?;
            number = number << 5 | value as u32;
        }
        let slider = |sign: &u8| sign.is_ascii_digit().then(|| sign - b'0').ok_or(NoSeed);
        let sliders = sliders.iter().map(slider).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { number, sliders: sliders.try_into().map_err(|_| NoSeed)? })
    }
}

/// Returns the digit that a sign is or looks like.
fn alike(sign: u8) -> u8 {
    match sign.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        b'U' => b'V',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_read_as_it_is_written_and_as_it_is_typed() {
        for number in [0, 1, 31, 32, 12_345_678, 33_554_431] {
            let seed = WorldSeed::new(number, [0, 9, 4]);
            assert_eq!((seed.number(), seed.to_string().parse()), (number, Ok(seed)));
        }
        let seed = WorldSeed::new(33_554_432 + 7, [12, 5, 5]);
        assert_eq!(seed.to_string(), "World-00007-955");
        for typed in ["WORLD-00007-955", " world 00007 955 ", "ooo07-955", "00007955"] {
            assert_eq!(typed.parse(), Ok(seed), "{typed}");
        }
        for wrong in
            ["", "World", "Europe", "World-00007-95", "World-00007-9555", "World-0000é-955"]
        {
            assert_eq!(wrong.parse::<WorldSeed>(), Err(NoSeed), "{wrong}");
        }
    }
}
