//! Probabilities in per cent.

/// Returns a probability in whole per cent.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
pub fn percent(probability: f64) -> u32 {
    (probability.clamp(0.0, 1.0) * 100.0).round() as u32
}
