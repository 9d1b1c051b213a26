//! The number of armies that an attack needs.

/// Returns the fewest armies, up to `most`, whose `chance` of conquest is at least `least`, or
/// `None` if `most` are not enough. The chance must not fall as armies are added.
///
/// ```
/// use red_queens_engine::battle::{Odds, armies_needed};
/// let needed = armies_needed(0.8, 100, |armies| Odds::normal(armies, 5).conquest);
/// assert_eq!(needed, Some(9));
/// ```
pub fn armies_needed(least: f64, most: u32, chance: impl Fn(u32) -> f64) -> Option<u32> {
    if chance(most) < least {
        return None;
    }
    let (mut too_few, mut enough) = (0, most);
    while enough - too_few > 1 {
        let middle = too_few + (enough - too_few) / 2;
        if chance(middle) < least { too_few = middle } else { enough = middle }
    }
    Some(enough)
}
