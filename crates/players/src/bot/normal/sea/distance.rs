//! The probability that a ship gets a given distance over the sea.

/// The worth of a cruise that falls short, since the ship comes nearer.
const NEARER: f32 = 0.4;

/// The boat lengths of an average cruise.
const AVERAGE: u32 = 7;

/// Returns the part of a goal at this distance that counts for a ship that can cruise now.
pub(super) fn before_cruise(lengths: u32) -> f32 {
    let reached = reached(lengths);
    if lengths <= AVERAGE { reached + (1.0 - reached) * NEARER } else { far(lengths, reached) }
}

fn far(lengths: u32, reached: f32) -> f32 {
    if lengths > 6 * AVERAGE {
        return 0.0;
    }
    reached + (1.0 - reached) * NEARER * before_cruise(lengths - AVERAGE)
}

/// Returns the part of a goal at this distance that counts for a ship that has sailed.
pub(super) fn after_cruise(lengths: u32) -> f32 {
    if lengths == 0 { 1.0 } else { NEARER * before_cruise(lengths) }
}

/// Returns the probability that two dice show at least this.
fn reached(lengths: u32) -> f32 {
    let ways: u8 = match lengths {
        0..=2 => 36,
        3 => 35,
        4 => 33,
        5 => 30,
        6 => 26,
        7 => 21,
        8 => 15,
        9 => 10,
        10 => 6,
        11 => 3,
        12 => 1,
        _ => 0,
    };
    f32::from(ways) / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_reach_as_far_as_they_do() {
        for lengths in 0..15u8 {
            let rolls = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| a + b));
            let ways = rolls.filter(|rolled| *rolled >= lengths).count();
            assert!(
                (reached(lengths.into()) * 36.0 - f32::from(u8::try_from(ways).unwrap())).abs()
                    < 0.01
            );
        }
    }

    #[test]
    fn what_is_farther_never_counts_more() {
        for lengths in 0..300 {
            assert!(before_cruise(lengths) >= before_cruise(lengths + 1) - 1e-6, "{lengths}");
            assert!(after_cruise(lengths) >= after_cruise(lengths + 1) - 1e-6, "{lengths}");
            assert!((0.0..=1.0).contains(&before_cruise(lengths)));
        }
    }
}
