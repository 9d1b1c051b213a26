//! The key of this device, from which its secrets in games by link follow (D3). It stays here, whatever happens to a game.

use super::local::{read, write};
use engine::core::DeviceKey;

/// Where the key is kept.
const KEY: &str = "red-queens/device-key";

/// The key of this device; `drawn` becomes it where there is none yet.
pub fn device_key(drawn: impl FnOnce() -> DeviceKey) -> DeviceKey {
    read(KEY).parse().unwrap_or_else(|()| {
        let key = drawn();
        write(KEY, &key.to_string());
        key
    })
}
