//! Logarithm, exponential, means and hashes: the same on every machine.

use std::f64::consts::{LN_2, SQRT_2};

/// Returns the natural logarithm of a finite number from 1 on; smaller ones count as 1.
pub(crate) fn ln(x: f64) -> f64 {
    let bits = x.max(1.0).to_bits();
    let mut power = f64::from(u32::try_from(bits >> 52).unwrap_or(0)) - 1023.0;
    let mut part = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    if part > SQRT_2 {
        (part, power) = (part / 2.0, power + 1.0);
    }
    // The logarithm is `2 * artanh(s)`, whose series needs only a few terms here.
    let s = (part - 1.0) / (part + 1.0);
    let terms = (0..9).rev().fold(0.0, |sum, k| sum * s * s + 1.0 / f64::from(2 * k + 1));
    power * LN_2 + 2.0 * s * terms
}

/// Returns the exponential of a number up to 0, clamped at −600.
pub(crate) fn exp(x: f64) -> f64 {
    let x = x.clamp(-600.0, 0.0);
    let halvings = (-x / LN_2).round();
    let rest = x + halvings * LN_2;
    let power = (1..=14).rev().fold(1.0, |sum, k| 1.0 + sum * rest / f64::from(k));
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 866")]
    let halvings = halvings as u64;
    power * f64::from_bits((1023 - halvings) << 52)
}

/// Returns a pseudorandom byte that follows from a seed and a number.
pub(crate) fn random_byte(seed: u64, number: u64) -> u8 {
    let both = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    both.wrapping_mul(0xBF58_476D_1CE4_E5B9).to_be_bytes()[0]
}

/// A running mean.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Mean {
    sum: f64,
    squares: f64,
    number: u32,
}

impl Mean {
    pub fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.number += 1;
    }

    /// Returns the number of values.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Returns the mean; 0 without values.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.number.max(1))
    }

    /// Returns the standard error of the mean; 0 for fewer than two values.
    pub fn error(&self) -> f64 {
        let number = f64::from(self.number.max(2));
        let variance = (self.squares / number - self.mean() * self.mean()).max(0.0);
        (variance / (number - 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_what_they_are_called() {
        for x in [1.0, 1.4, 1.5, 2.0, 7.3, 100.0, 12_345.6, 1e9] {
            assert!((ln(x) - f64::ln(x)).abs() < 1e-12, "{x}");
        }
        for x in [0.0, -1e-9, -0.3, -1.0, -7.7, -40.0, -300.5] {
            assert!((exp(x) / f64::exp(x) - 1.0).abs() < 1e-12, "{x}");
        }
    }
}
