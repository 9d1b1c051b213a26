//! Fast forecasts of one ship against another.

use std::sync::{LazyLock, OnceLock};

use engine::battle::SeaOdds;

/// The crews up to which engagements are computed.
const MOST: usize = 25;

/// The largest crew for which a committed attack is computed.
const MOST_COMMITTED: u32 = 12;

type SeaForecastTable = LazyLock<Vec<OnceLock<SeaOdds>>>;

fn table() -> Vec<OnceLock<SeaOdds>> {
    (0..MOST * MOST).map(|_| OnceLock::new()).collect()
}

/// Returns the odds of a normal engagement of these crews; larger ones are scaled down in
/// proportion.
pub(super) fn normal(crew: u32, enemies: u32) -> SeaOdds {
    static TABLE: SeaForecastTable = LazyLock::new(table);
    let limit = u32::try_from(MOST - 1).unwrap_or(u32::MAX);
    let larger = crew.max(enemies);
    let fit = |armies: u32| {
        let fitted = u64::from(armies) * u64::from(limit) / u64::from(larger.max(1));
        u32::try_from(fitted).unwrap_or(limit).max(armies.min(1))
    };
    let (a, d) = if larger <= limit { (crew, enemies) } else { (fit(crew), fit(enemies)) };
    let odds = TABLE[a as usize * MOST + d as usize].get_or_init(|| SeaOdds::normal(a, d));
    enlarged(*odds, f64::from(larger) / f64::from(larger.min(limit).max(1)))
}

/// Returns the odds of a committed engagement of the whole crew, or `None` if it is too large to
/// compute.
pub(super) fn committed(crew: u32, enemies: u32) -> Option<SeaOdds> {
    static TABLE: SeaForecastTable = LazyLock::new(table);
    let small = (2..=MOST_COMMITTED).contains(&crew) && enemies <= MOST_COMMITTED;
    let place = crew as usize * MOST + enemies as usize;
    small.then(|| *TABLE[place].get_or_init(|| SeaOdds::committed(crew, enemies)))
}

fn enlarged(odds: SeaOdds, factor: f64) -> SeaOdds {
    SeaOdds {
        attacker_losses: odds.attacker_losses * factor,
        losses_if_won: odds.losses_if_won * factor,
        defender_losses: odds.defender_losses * factor,
        ..odds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_engagements_are_exact_and_huge_ones_reduced() {
        assert_eq!(normal(5, 3), SeaOdds::normal(5, 3));
        assert_eq!(committed(5, 3), Some(SeaOdds::committed(5, 3)));
        let (small, huge) = (normal(24, 12), normal(2_400, 1_200));
        assert!((small.victory() - huge.victory()).abs() < 0.01);
        assert!((huge.defender_losses / small.defender_losses - 100.0).abs() < 1.0);
        assert!(normal(u32::MAX, u32::MAX).victory() <= 1.0);
        assert_eq!(committed(u32::MAX, 1), None);
        assert_eq!(committed(3, u32::MAX), None);
    }
}
