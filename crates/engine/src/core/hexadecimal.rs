//! Bytes as hexadecimal digits.

/// Returns the bytes as lower-case hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Implements `Display` for a byte wrapper as its digits, and `Debug` as the digits with its name.
macro_rules! shown_in_hex {
    ($Bytes:ident) => {
        impl std::fmt::Display for $Bytes {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::core::hexadecimal::hex(&self.0))
            }
        }

        impl std::fmt::Debug for $Bytes {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({self})", stringify!($Bytes))
            }
        }
    };
}

pub(super) use shown_in_hex;

/// Parses text of exactly this many bytes in hexadecimal digits.
pub(super) fn from_hex<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * BYTES || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; BYTES];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::{Secret, Seed};

    #[test]
    fn bytes_are_shown_as_digits_and_debugged_with_their_name() {
        let (seed, secret) = (Seed([0x0a; 32]), Secret([0xb1; 20]));
        let (zeros, ones) = ("0a".repeat(32), "b1".repeat(20));
        assert_eq!((seed.to_string(), secret.to_string()), (zeros.clone(), ones.clone()));
        let debugged = (format!("{seed:?}"), format!("{secret:?}"));
        assert_eq!(debugged, (format!("Seed({zeros})"), format!("Secret({ones})")));
    }
}
