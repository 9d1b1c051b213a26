//! The key of this device, from which its secrets in games by link are derived (D3). It never
//! leaves the device.

use super::local::{read, write};
use engine::core::DeviceKey;

/// The storage key for it.
const KEY: &str = "red-queens/device-key";

/// Returns the key of this device. If there is none yet, stores the one that `drawn` returns.
pub fn device_key(drawn: impl FnOnce() -> DeviceKey) -> DeviceKey {
    read(KEY).parse().unwrap_or_else(|()| {
        let key = drawn();
        write(KEY, &key.to_string());
        key
    })
}
