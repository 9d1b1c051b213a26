//! The choice of the attack type with the best forecast, for the armies of one territory.

use std::sync::OnceLock;

use super::Planner;
use crate::bot::flank::{self, flanking};
use crate::bot::forecast::{self, Forecast, MOST_COMMITTED};
use engine::battle::MAX_BLOCKS;
use engine::game::Action;
use engine::world::Territory;

/// An attack from one territory, with its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) enum PlannedAttack {
    /// An attack with three dice against two (A1).
    Normal,
    /// An attack by this many armies as one block (A2).
    Committed(u32),
    /// An attack by this many blocks of one size (A5).
    Flanking { size: u32, blocks: u32 },
}

impl PlannedAttack {
    /// Returns the attack as an action.
    pub fn action(self, from: Territory, to: Territory) -> Action {
        match self {
            Self::Normal => Action::Attack { from, to },
            Self::Committed(armies) => Action::Commit { from, to, armies },
            Self::Flanking { size, blocks } => {
                let from =
                    std::iter::repeat_n(from.into(), blocks as usize).take(MAX_BLOCKS).collect();
                Action::Flank { to, size, from }
            }
        }
    }
}

impl Planner<'_> {
    /// Returns the forecast of a normal attack on a territory by these rules (A1, K3).
    pub fn forecast(&self, attackers: u32, defenders: u32) -> Forecast {
        normal(self.view.state.rules().three_defence_dice, attackers, defenders)
    }

    /// Returns the best attack by this many armies, one of which stays, with its forecast.
    pub fn best_attack(&self, attackers: u32, to: Territory) -> (PlannedAttack, Forecast) {
        self.best_attack_against(attackers, self.view.armies(to), to)
    }

    /// Returns the same against this many defenders.
    pub fn best_attack_against(
        &self,
        attackers: u32,
        defenders: u32,
        to: Territory,
    ) -> (PlannedAttack, Forecast) {
        let rules = self.view.state.rules();
        if rules.large_attacks {
            let least_block = self.view.weights.least_block;
            of_all(rules.three_defence_dice, attackers, least_block, defenders)
        } else {
            (PlannedAttack::Normal, self.normal_forecast_against(attackers, defenders, to))
        }
    }
}

/// Returns the best attack of any type whose blocks have at least this size; tabulated for usual
/// numbers of armies.
fn of_all(
    even: bool,
    attackers: u32,
    least_block: u32,
    defenders: u32,
) -> (PlannedAttack, Forecast) {
    const USUAL: usize = 40;
    type BestAttack = OnceLock<(PlannedAttack, Forecast)>;
    static TABLES: [[OnceLock<Vec<BestAttack>>; flank::LARGEST as usize + 1]; 2] =
        [const { [const { OnceLock::new() }; flank::LARGEST as usize + 1] }; 2];
    let best = || compared(even, attackers, least_block, defenders);
    let (own, theirs) = (attackers as usize, defenders as usize);
    match TABLES[usize::from(even)].get(least_block as usize) {
        Some(table) if own < USUAL && theirs < USUAL => {
            let table = table.get_or_init(|| vec![const { OnceLock::new() }; USUAL * USUAL]);
            *table[own * USUAL + theirs].get_or_init(best)
        }
        _ => best(),
    }
}

/// Returns the forecast of a normal attack; the defender rolls as many dice as the attacker if
/// `even`, otherwise at most two (K3).
fn normal(even: bool, attackers: u32, defenders: u32) -> Forecast {
    if even { forecast::even(attackers, defenders) } else { forecast::normal(attackers, defenders) }
}

fn compared(
    even: bool,
    attackers: u32,
    least_block: u32,
    defenders: u32,
) -> (PlannedAttack, Forecast) {
    let normal = (PlannedAttack::Normal, normal(even, attackers, defenders));
    large(attackers.saturating_sub(1), least_block, defenders)
        .fold(normal, |best, next| if next.1.balance() > best.1.balance() { next } else { best })
}

impl Planner<'_> {
    /// Returns the forecast of a normal attack on a territory, with the modifiers there.
    pub fn normal_forecast(&self, attackers: u32, to: Territory) -> Forecast {
        self.normal_forecast_against(attackers, self.view.armies(to), to)
    }

    fn normal_forecast_against(&self, attackers: u32, defenders: u32, to: Territory) -> Forecast {
        match self.view.state.legacy().scar(to) {
            None => self.forecast(attackers, defenders),
            Some(scar) => forecast::against_scar(scar, attackers, defenders),
        }
    }
}

/// Returns the committed and flanking attacks by this many armies of one territory.
fn large(
    armies: u32,
    least_block: u32,
    defenders: u32,
) -> impl Iterator<Item = (PlannedAttack, Forecast)> {
    let committed = committed(armies, defenders)
        .map(|(armies, forecast)| (PlannedAttack::Committed(armies), forecast));
    let most_blocks = u32::try_from(MAX_BLOCKS).unwrap_or(0);
    let blocks = (least_block..=flank::LARGEST).filter_map(move |size| {
        let blocks = (armies / size).min(most_blocks);
        let forecast = flanking(size, blocks, defenders)?;
        Some((PlannedAttack::Flanking { size, blocks }, forecast))
    });
    committed.into_iter().chain(blocks)
}

/// Returns the number of armies in the largest committed attack that can be computed, and its
/// forecast.
pub(super) fn committed(armies: u32, defenders: u32) -> Option<(u32, Forecast)> {
    let committed = armies.min(MOST_COMMITTED);
    let forecast = forecast::committed(committed, defenders)?;
    (committed >= 2).then_some((committed, forecast))
}
