//! The random source of a new game's dice.

use crate::store::{device_key, now};
use engine::core::{DeviceKey, Seed};
use table::DiceDevice;

/// Returns a random seed.
pub fn seed() -> Seed {
    let mut seed = Seed::default();
    if getrandom::fill(&mut seed.0).is_err() {
        return Seed::from_number(now());
    }
    seed
}

/// Returns a random number.
pub fn word() -> u32 {
    let [a, b, c, d, ..] = seed().0;
    u32::from_le_bytes([a, b, c, d])
}

/// Returns this device's key and a random number, for the dice of games by link.
pub fn device() -> DiceDevice {
    DiceDevice { key: device_key(|| DeviceKey(seed().0)), nonce: word() }
}
