//! Where the dice of a new game come from.

use crate::model::Device;
use crate::store::{device_key, now};
use engine::core::{DeviceKey, Seed};

/// A seed that nobody knows.
pub fn seed() -> Seed {
    let mut seed = Seed::default();
    if getrandom::fill(&mut seed.0).is_err() {
        return Seed::from_number(now());
    }
    seed
}

/// A number that nobody knows.
pub fn word() -> u32 {
    let [a, b, c, d, ..] = seed().0;
    u32::from_le_bytes([a, b, c, d])
}

/// This device, as far as the dice of games by link are concerned.
pub fn device() -> Device {
    Device { key: device_key(|| DeviceKey(seed().0)), nonce: word() }
}
