//! Secrets that a device commits to before any die depends on them: a hash chain, as in Lamport's
//! one-time passwords (D3).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use super::hexadecimal::{from_hex, hex, shown_in_hex};

/// The size of a secret in bytes, enough that nobody finds another one with the same image.
const BYTES: usize = 20;

/// The size of a secret in words.
const WORDS: usize = BYTES / 4;

/// A link of a hash chain. Once revealed, it proves the link before it and commits to the link
/// after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Secret(pub [u8; BYTES]);

impl Secret {
    /// Returns the link before this one in the chain. It can be computed from this one, but not the
    /// other way round.
    ///
    /// The mapping is part of the record format and never changes.
    ///
    /// ```
    /// use red_queens_engine::core::DeviceKey;
    ///
    /// let chain = DeviceKey([3; 32]).chain(b"a game", 0);
    /// let revealed = chain.after(chain.anchor()).expect("a new chain has secrets left");
    /// assert_eq!(revealed.image(), chain.anchor(), "which proves it");
    /// ```
    #[must_use]
    pub fn image(self) -> Self {
        Self::of(Sha256::new().chain_update(b"red-queens link").chain_update(self.0))
    }

    fn of(hash: Sha256) -> Self {
        let hash: [u8; 32] = hash.finalize().into();
        Self(std::array::from_fn(|place| hash[place]))
    }
}

shown_in_hex!(Secret);

impl FromStr for Secret {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        from_hex(text).map(Self).ok_or(())
    }
}

/// Secrets are serialized as words. Their bytes are unpredictable, so that smaller pieces would
/// save nothing.
impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut words = [0; WORDS];
        for (word, bytes) in words.iter_mut().zip(self.0.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        words.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = <[u32; WORDS]>::deserialize(deserializer)?;
        let mut secret = Self::default();
        for (bytes, word) in secret.0.as_chunks_mut::<4>().0.iter_mut().zip(words) {
            *bytes = word.to_le_bytes();
        }
        Ok(secret)
    }
}

/// The key of a device, from which all its secrets follow. It is drawn once and never leaves the device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DeviceKey(pub [u8; 32]);

impl fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceKey(…)")
    }
}

impl fmt::Display for DeviceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for DeviceKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        from_hex(text).map(Self).ok_or(())
    }
}

impl DeviceKey {
    /// Returns the chain that this device pledges for a game in the state given by `game`. A
    /// changed game gets another chain, and so does a second pledge with another nonce.
    pub fn chain(&self, game: &[u8], nonce: u32) -> Chain {
        let game: [u8; 32] = Sha256::digest(game).into();
        let hash = Sha256::new().chain_update(b"red-queens chain").chain_update(self.0);
        let end = hash.chain_update(nonce.to_le_bytes()).chain_update(game);
        Chain { end: Secret::of(end) }
    }
}

/// The secrets of a device in a game, computed from the last one backwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    end: Secret,
}

impl Chain {
    /// The number of secrets in a chain, more than one device reveals in any game that fits into a
    /// link of 256 KB. Computing them all takes a browser a few milliseconds. Tests of this crate
    /// try thousands of keys, with shorter chains.
    pub const LENGTH: usize = if cfg!(test) { 1 << 6 } else { 1 << 13 };

    /// Returns the image of the first secret, which a device pledges.
    pub fn anchor(&self) -> Secret {
        (0..Self::LENGTH).fold(self.end, |secret, _| secret.image())
    }

    /// Returns the secret after a revealed one or after the anchor, or `None` at the end of the
    /// chain and for a secret that is not in it.
    pub fn after(&self, revealed: Secret) -> Option<Secret> {
        let mut secret = self.end;
        for _ in 0..Self::LENGTH {
            let before = secret.image();
            if before == revealed {
                return Some(secret);
            }
            secret = before;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d3_each_secret_proves_the_one_before_and_the_chain_ends() {
        let chain = DeviceKey([3; 32]).chain(b"a table", 7);
        let anchor = chain.anchor();
        let first = chain.after(anchor).unwrap();
        let second = chain.after(first).unwrap();
        assert_eq!((second.image(), first.image()), (first, anchor));
        assert_eq!(chain.after(chain.end), None);
        assert_eq!(chain.after(Secret([1; 20])), None);
    }

    #[test]
    fn d3_key_game_and_number_each_make_another_chain() {
        let chain = |key: u8, game: &[u8], nonce| DeviceKey([key; 32]).chain(game, nonce).end;
        let all = [chain(1, b"a", 1), chain(2, b"a", 1), chain(1, b"b", 1), chain(1, b"a", 2)];
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one));
        }
        assert_eq!(chain(1, b"a", 1), all[0], "deleting a game and opening its link again");
    }

    /// The mapping is part of the record format and never changes.
    #[test]
    fn d3_images_are_what_they_are_for_ever() {
        let known = Sha256::new().chain_update(b"red-queens link").chain_update([5; 20]);
        assert_eq!(Secret([5; 20]).image(), Secret::of(known));
        let text = "0102030405060708090a0b0c0d0e0f1011121314";
        let secret: Secret = text.parse().unwrap();
        assert_eq!((secret.0[0], secret.to_string().as_str()), (1, text));
        assert!("01".parse::<Secret>().is_err());
        let bytes = postcard::to_allocvec(&secret).unwrap();
        assert_eq!(postcard::from_bytes(&bytes), Ok(secret));
    }
}
