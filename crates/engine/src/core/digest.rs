//! Fingerprints of values, the same on every platform.

use std::fmt;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The first eight bytes of the SHA-256 of a value's canonical bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Digest(pub u64);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Digest {
    /// Returns the fingerprint of bytes. Not for secrets, since 64 bits are soon guessed.
    ///
    /// ```
    /// use red_queens_engine::core::Digest;
    ///
    /// assert_eq!(Digest::of(b"Alaska").to_string().len(), 16);
    /// assert_ne!(Digest::of(b"Alaska"), Digest::of(b"Alberta"));
    /// ```
    pub fn of(bytes: &[u8]) -> Self {
        let hash = Sha256::digest(bytes);
        Self(hash.iter().take(8).fold(0, |word, byte| word << 8 | u64::from(*byte)))
    }
}

/// Returns the fingerprint of a value's postcard bytes.
pub fn digest(value: &impl Serialize) -> Digest {
    postcard::to_allocvec(value).map(|bytes| Digest::of(&bytes)).unwrap_or_default()
}
