//! Chances in words.

/// Describes a probability; nothing is ever certain.
pub fn chance(probability: f64) -> String {
    text::land_told::chance(percent(probability))
}

/// Returns a probability in whole per cent.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
pub fn percent(probability: f64) -> u32 {
    (probability.clamp(0.0, 1.0) * 100.0).round() as u32
}
