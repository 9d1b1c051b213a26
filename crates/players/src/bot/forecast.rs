//! Fast forecasts of attacks: exact odds where they are cheap, an approximation elsewhere.

use std::sync::{LazyLock, OnceLock};

use engine::battle::{AttackTerms, ModifierSet, Odds};
use engine::game::Scar;

/// The number of armies up to which normal battles are tabulated.
const NORMAL: usize = 48;

/// The committed armies, and the armies against them, up to which committed attacks are tabulated.
const COMMITTED: usize = MOST_COMMITTED as usize + 1;
const AGAINST: usize = 9;

/// The worth of a conquest, in armies, when attack types are compared.
const CONQUEST: f32 = 8.0;

/// The expected result of an attack carried on to the end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Forecast {
    /// The probability of conquest.
    pub conquest: f32,
    /// The armies that the attacker loses on average.
    pub lost: f32,
    /// The armies that the attacker loses on average if the territory falls.
    pub lost_if_won: f32,
    /// The armies that the defender loses on average.
    pub killed: f32,
    /// The average number of those that are captured (A7).
    pub captured: f32,
}

impl Forecast {
    #[allow(clippy::cast_possible_truncation, reason = "weights, not counts")]
    pub fn new(conquest: f64, lost: f64, lost_if_won: f64, killed: f64, captured: f64) -> Self {
        Self {
            conquest: conquest as f32,
            lost: lost as f32,
            lost_if_won: lost_if_won as f32,
            killed: killed as f32,
            captured: captured as f32,
        }
    }

    fn of(odds: &Odds, attackers: u32) -> Self {
        let (lost, killed) = (odds.expected_attacker_losses(), odds.expected_defender_losses());
        Self::new(odds.conquest, lost, lost_if_won(odds, attackers), killed, 0.0)
    }

    /// Returns a rough sum of all this, to compare attack types against one target.
    pub fn balance(&self) -> f32 {
        CONQUEST * self.conquest + self.killed + self.captured - self.lost
    }
}

/// Returns the attacker's average losses in victory. A failed attack ends with the fewest attackers
/// left, so any beyond them are left in victory.
fn lost_if_won(odds: &Odds, attackers: u32) -> f64 {
    if odds.conquest <= f64::EPSILON {
        return f64::from(attackers);
    }
    let spent = odds.attackers_left.iter().position(|p| *p > 0.0).unwrap_or(0);
    let failed = 1.0 - odds.conquest;
    let left: f64 = odds.attackers_left.iter().zip(0u32..).map(|(p, n)| p * f64::from(n)).sum();
    let spent = f64::from(u32::try_from(spent).unwrap_or(0));
    f64::from(attackers) - (left - failed * spent) / odds.conquest
}

/// Forecasts of battles of one type, by attackers and defenders.
type ForecastTable = LazyLock<Vec<OnceLock<Forecast>>>;

fn empty_table() -> Vec<OnceLock<Forecast>> {
    (0..NORMAL * NORMAL).map(|_| OnceLock::new()).collect()
}

/// Returns the forecast of a normal attack; `attackers` includes the army that stays.
pub(super) fn normal(attackers: u32, defenders: u32) -> Forecast {
    static TABLE: ForecastTable = LazyLock::new(empty_table);
    looked_up(&TABLE, attackers, defenders, Odds::normal)
}

/// Returns the same forecast where the defender also rolls up to three dice (K3).
pub(super) fn even(attackers: u32, defenders: u32) -> Forecast {
    static TABLE: ForecastTable = LazyLock::new(empty_table);
    looked_up(&TABLE, attackers, defenders, Odds::even)
}

fn looked_up(
    table: &ForecastTable,
    attackers: u32,
    defenders: u32,
    odds: fn(u32, u32) -> Odds,
) -> Forecast {
    let (a, d) = scaled(attackers, defenders, NORMAL);
    let place = a as usize * NORMAL + d as usize;
    let forecast = *table[place].get_or_init(|| Forecast::of(&odds(a, d), a));
    enlarged(forecast, attackers, defenders, a, d)
}

/// Returns the forecast of a normal attack on a territory with a scar or a fortification, whose
/// defender rolls the better number of dice (L2, A22); `attackers` includes the army that stays.
pub(super) fn against_scar(scar: Scar, attackers: u32, defenders: u32) -> Forecast {
    const FEW: usize = 32;
    type ForecastTable = Vec<OnceLock<Forecast>>;
    static TABLES: LazyLock<[ForecastTable; 4]> =
        LazyLock::new(|| [(); 4].map(|()| (0..FEW * FEW).map(|_| OnceLock::new()).collect()));
    let chosen = AttackTerms { chosen_defence: true, ..AttackTerms::default() };
    let scarred = AttackTerms { modifiers: ModifierSet::only(scar.modifier()), ..chosen };
    let (table, terms) = match scar {
        Scar::Shortage => (0, scarred),
        Scar::Bunker => (1, scarred),
        // Only two stages are distinguished: nearly worn out, and lasting.
        Scar::Fortification { left: 0..=4 } => (2, AttackTerms { fortification: 3, ..chosen }),
        Scar::Fortification { .. } => (3, AttackTerms { fortification: 8, ..chosen }),
    };
    let (a, d) = scaled(attackers, defenders, FEW);
    let cell = &TABLES[table][a as usize * FEW + d as usize];
    let forecast = *cell.get_or_init(|| Forecast::of(&Odds::on(&terms, a, d), a));
    enlarged(forecast, attackers, defenders, a, d)
}

/// Returns the forecast of a committed attack, or `None` if it is too large to compute.
pub(super) fn committed(armies: u32, defenders: u32) -> Option<Forecast> {
    static TABLE: [[OnceLock<Forecast>; AGAINST]; COMMITTED] =
        [const { [const { OnceLock::new() }; AGAINST] }; COMMITTED];
    let cell = TABLE.get(armies as usize)?.get(defenders as usize)?;
    Some(*cell.get_or_init(|| Forecast::of(&Odds::committed(armies, defenders), armies)))
}

/// The most armies for which a committed attack is computed.
pub(super) const MOST_COMMITTED: u32 = 17;

/// Scales both numbers down in proportion until they fit.
fn scaled(attackers: u32, defenders: u32, limit: usize) -> (u32, u32) {
    let limit = u64::try_from(limit).unwrap_or(u64::MAX) - 1;
    let larger = u64::from(attackers.max(defenders));
    let scale = |armies: u32| {
        let reduced =
            if larger <= limit { armies.into() } else { u64::from(armies) * limit / larger };
        u32::try_from(reduced).unwrap_or(u32::MAX)
    };
    (scale(attackers), scale(defenders).max(defenders.min(1)))
}

#[allow(clippy::cast_precision_loss, reason = "weights, not counts")]
fn enlarged(forecast: Forecast, attackers: u32, defenders: u32, a: u32, d: u32) -> Forecast {
    if (a, d) == (attackers, defenders) {
        return forecast;
    }
    let factor = attackers.max(defenders) as f32 / a.max(d).max(1) as f32;
    Forecast {
        conquest: forecast.conquest,
        lost: forecast.lost * factor,
        lost_if_won: forecast.lost_if_won * factor,
        killed: forecast.killed * factor,
        captured: forecast.captured * factor,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_battles_are_exact() {
        let forecast = normal(4, 2);
        assert!((f64::from(forecast.conquest) - Odds::normal(4, 2).conquest).abs() < 1e-6);
        let forecast = committed(5, 3).unwrap();
        assert!((f64::from(forecast.conquest) - Odds::committed(5, 3).conquest).abs() < 1e-6);
    }

    #[test]
    fn a_certain_victory_costs_the_same_won_or_not() {
        let forecast = normal(40, 1);
        assert!((forecast.lost - forecast.lost_if_won).abs() < 0.01, "{forecast:?}");
        let even = normal(4, 4);
        assert!(even.lost_if_won < even.lost, "{even:?}");
    }

    #[test]
    fn huge_battles_are_reduced_in_proportion() {
        let (small, huge) = (normal(40, 20), normal(4_000, 2_000));
        assert!((small.conquest - huge.conquest).abs() < 0.01);
        assert!((huge.lost / small.lost - 100.0).abs() < 5.0);
        assert!(normal(u32::MAX, u32::MAX).conquest <= 1.0);
        assert!(committed(u32::MAX, 1).is_none());
    }
}
