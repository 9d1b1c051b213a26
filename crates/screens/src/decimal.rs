//! Numbers with a few decimals, for drawings and texts.

use std::fmt::{self, Display, Formatter};

/// A number rounded to the requested decimals, by default two. The exact formatting of an `f64`
/// would cost kilobytes of code in the browser, while here decimals are few and drawings have no
/// large numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decimal(pub f64);

impl Display for Decimal {
    #[allow(clippy::cast_possible_truncation, reason = "numbers of drawings are small")]
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().unwrap_or(2);
        let one = (0..decimals).fold(1_i32, |one, _| one * 10);
        let number = (self.0 * f64::from(one)).round_ties_even() as i64;
        let (one, size) = (u64::from(one.unsigned_abs()), number.unsigned_abs());
        let sign = if number < 0 { "-" } else { "" };
        write!(f, "{sign}{}", size / one)?;
        if decimals > 0 { write!(f, ".{:0decimals$}", size % one) } else { Ok(()) }
    }
}

/// Returns a number with two decimals, for an attribute.
pub fn decimal(number: f64) -> String {
    Decimal(number).to_string()
}

/// Returns a number with one decimal and its sign, for a text.
pub(crate) fn with_sign(number: f64) -> String {
    let sign = if number >= 0.05 { "+" } else { "" };
    format!("{sign}{:.1}", Decimal(number)).replace('-', "−")
}

/// Restricts a number to a range, like [`f64::clamp`] but without its panic for an empty range.
pub fn between(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_have_the_decimals_that_are_asked_for() {
        let told = |number: f64| {
            let number = Decimal(number);
            format!("{number} {number:.0} {number:.1} {number:.4}")
        };
        assert_eq!(told(5.5), "5.50 6 5.5 5.5000");
        assert_eq!(told(-0.07), "-0.07 0 -0.1 -0.0700");
        assert_eq!(told(-12.3456), "-12.35 -12 -12.3 -12.3456");
        assert_eq!(told(0.0), "0.00 0 0.0 0.0000");
    }

    proptest! {
        #[test]
        fn a_number_is_written_as_others_write_it(thousandths in -4_000_000_i32..4_000_000, decimals in 0_usize..4) {
            // Not halfway between two numbers, where the rounding of the last decimal is arbitrary.
            let number = f64::from(thousandths) / 1000.0 + 0.0001;
            let others = format!("{number:.decimals$}");
            let zero = others.trim_start_matches('-');
            let others = if zero.trim_matches(['0', '.']).is_empty() { zero } else { &others };
            prop_assert_eq!(format!("{:.decimals$}", Decimal(number)), others);
        }
    }
}
