//! The seed of a game: 32 bytes that determine all its random results.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::hexadecimal::{from_hex, hex, shown_in_hex};
use super::message::{English, messages};
use super::seat::SeatSet;
use super::secret::Secret;

/// The 32 bytes that determine every die and every draw of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Creates a seed from a number, for tests and simulations.
    ///
    /// ```
    /// use red_queens_engine::core::Seed;
    ///
    /// let seed = Seed::from_number(7);
    /// assert_eq!(seed.to_string().parse(), Ok(seed), "64 hexadecimal digits");
    /// ```
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// Returns this seed with phrases mixed in, so that knowing the seed alone doesn't reveal the
    /// dice.
    ///
    /// Each phrase replaces the 32 bytes by the SHA-256 of these bytes followed by the phrase in
    /// UTF-8. Without phrases the seed is unchanged. The mapping is part of the record format and
    /// never changes.
    ///
    /// ```
    /// use red_queens_engine::core::Seed;
    ///
    /// let seed = Seed::from_number(7);
    /// assert_ne!(seed.mixed(["swordfish"]), seed);
    /// assert_eq!(seed.mixed([""]), seed);
    /// ```
    #[must_use]
    pub fn mixed<'a>(self, phrases: impl IntoIterator<Item = &'a str>) -> Self {
        phrases.into_iter().filter(|phrase| !phrase.is_empty()).fold(self, |seed, phrase| {
            Self(Sha256::new().chain_update(seed.0).chain_update(phrase).finalize().into())
        })
    }

    /// Returns this seed with a later nonce mixed in, which hides the dice that follow as phrases
    /// do in [`Self::mixed`] (D3).
    #[must_use]
    pub fn reseeded(self, word: u32) -> Self {
        // UTF-8 never contains this byte, so no phrase gives the same hash.
        let hash = Sha256::new().chain_update(self.0).chain_update([0xff]);
        Self(hash.chain_update(word.to_le_bytes()).finalize().into())
    }

    /// Returns this seed with a device's pledge mixed in (D3).
    #[must_use]
    pub fn pledged(self, seats: SeatSet, anchor: Secret, nonce: u32) -> Self {
        let hash = Sha256::new().chain_update(self.0).chain_update([0xfe]);
        let hash = hash.chain_update(u64::from(seats).to_le_bytes()).chain_update(anchor.0);
        Self(hash.chain_update(nonce.to_le_bytes()).finalize().into())
    }

    /// Returns this seed with a secret mixed in that nobody else knew before it was revealed (D3).
    #[must_use]
    pub fn revealed(self, secret: Secret) -> Self {
        let hash = Sha256::new().chain_update(self.0).chain_update([0xfd]);
        Self(hash.chain_update(secret.0).finalize().into())
    }

    /// Returns the seed of a branch that begins here (D3).
    #[must_use]
    pub fn forked(self, word: u32) -> Self {
        let hash = Sha256::new().chain_update(self.0).chain_update([0xfc]);
        Self(hash.chain_update(word.to_le_bytes()).finalize().into())
    }

    /// Returns the seed of a game set up between devices, made of all pledges (in `table`) and of
    /// the first secret revealed after the last pledge (D3).
    pub fn gathered(table: &[u8], first: Secret) -> Self {
        let hash = Sha256::new().chain_update(b"red-queens table").chain_update(first.0);
        Self(hash.chain_update(Sha256::digest(table)).finalize().into())
    }

    /// Returns the commitment that can be shown before the game: it fixes the seed without
    /// revealing it. It is the SHA-256 of the 32 bytes, before phrases are mixed in, as 64
    /// hexadecimal digits.
    ///
    /// ```
    /// use red_queens_engine::core::Seed;
    ///
    /// let shown_before = Seed::from_number(7).commitment();
    /// assert_eq!(Seed::from_number(7).commitment(), shown_before);
    /// assert_ne!(Seed::from_number(8).commitment(), shown_before);
    /// ```
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

shown_in_hex!(Seed);

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct SeedError;

messages! { SeedError {
    Self => ["no-seed", "a seed is 64 hexadecimal digits"],
} }

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        from_hex(text).map(Self).ok_or(SeedError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trip() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(SeedError));
        assert_eq!("zz".repeat(32).parse::<Seed>(), Err(SeedError));
    }

    #[test]
    fn phrases_change_the_seed_and_empty_ones_do_not() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.mixed([""]), seed);
        assert_ne!(seed.mixed(["a"]), seed);
        assert_ne!(seed.mixed(["a", "b"]), seed.mixed(["b", "a"]));
        let known = Sha256::digest([&seed.0[..], b"open sesame"].concat());
        assert_eq!(seed.mixed(["open sesame"]), Seed(known.into()), "for ever");
    }

    /// The mapping is part of the record format and never changes.
    #[test]
    fn d3_words_change_the_seed_each_in_its_own_way_and_for_ever() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.reseeded(0), seed);
        assert_ne!(seed.reseeded(1), seed.reseeded(2));
        assert_ne!(seed.reseeded(1).reseeded(2), seed.reseeded(2).reseeded(1));
        assert_ne!(seed.reseeded(0x6161_6161), seed.mixed(["aaaa"]));
        let known = Sha256::new().chain_update(seed.0).chain_update([0xff, 7, 0, 0, 0]);
        assert_eq!(seed.reseeded(7), Seed(known.finalize().into()));
    }
}
