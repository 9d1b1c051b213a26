//! How to attack: the kind of attack with the best prospects for armies of one territory.

use std::sync::OnceLock;

use super::Mind;
use crate::bot::flank::{self, flanking};
use crate::bot::forecast::{self, Forecast, MOST_COMMITTED};
use engine::battle::MAX_BLOCKS;
use engine::game::Action;
use engine::world::Territory;

/// A kind of attack from one territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) enum Manner {
    /// Three dice against two (A1).
    Normal,
    /// So many armies as one block (A2).
    Committed(u32),
    /// So many blocks of one size (A5).
    Flanking { size: u32, blocks: u32 },
}

impl Manner {
    /// The attack as an action.
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

impl Mind<'_> {
    /// What to expect of a normal attack on a territory by these rules (A1, K3).
    pub fn forecast(&self, attackers: u32, defenders: u32) -> Forecast {
        normal(self.view.state.rules().three_defence_dice, attackers, defenders)
    }

    /// The best kind of attack by so many armies, one of which stays, and what to expect of it.
    pub fn manner(&self, attackers: u32, to: Territory) -> (Manner, Forecast) {
        self.manner_against(attackers, self.view.armies(to), to)
    }

    /// The same if so many stood there.
    pub fn manner_against(
        &self,
        attackers: u32,
        defenders: u32,
        to: Territory,
    ) -> (Manner, Forecast) {
        let rules = self.view.state.rules();
        if rules.large_attacks {
            let least_block = self.view.traits.least_block;
            of_all(rules.three_defence_dice, attackers, least_block, defenders)
        } else {
            (Manner::Normal, self.normal_forecast_against(attackers, defenders, to))
        }
    }
}

/// The best of all kinds, where the smallest blocks have this size: looked up for so many armies as
/// are usual.
fn of_all(even: bool, attackers: u32, least_block: u32, defenders: u32) -> (Manner, Forecast) {
    const USUAL: usize = 40;
    type Best = OnceLock<(Manner, Forecast)>;
    static TABLES: [[OnceLock<Vec<Best>>; flank::LARGEST as usize + 1]; 2] =
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

/// A normal attack, against which the defender throws as many dice as the attacker or at most two (K3).
fn normal(even: bool, attackers: u32, defenders: u32) -> Forecast {
    if even { forecast::even(attackers, defenders) } else { forecast::normal(attackers, defenders) }
}

fn compared(even: bool, attackers: u32, least_block: u32, defenders: u32) -> (Manner, Forecast) {
    let normal = (Manner::Normal, normal(even, attackers, defenders));
    large(attackers.saturating_sub(1), least_block, defenders)
        .fold(normal, |best, next| if next.1.balance() > best.1.balance() { next } else { best })
}

impl Mind<'_> {
    /// What to expect of a normal attack on a territory, with what changes dice there.
    pub fn normal_forecast(&self, attackers: u32, to: Territory) -> Forecast {
        self.normal_forecast_against(attackers, self.view.armies(to), to)
    }

    fn normal_forecast_against(&self, attackers: u32, defenders: u32, to: Territory) -> Forecast {
        match self.view.state.grounds().scar(to) {
            None => self.forecast(attackers, defenders),
            Some(scar) => forecast::against_scar(scar, attackers, defenders),
        }
    }
}

/// Committed and flanking attacks of so many armies of one territory.
fn large(
    armies: u32,
    least_block: u32,
    defenders: u32,
) -> impl Iterator<Item = (Manner, Forecast)> {
    let committed = committed(armies, defenders)
        .map(|(armies, forecast)| (Manner::Committed(armies), forecast));
    let most_blocks = u32::try_from(MAX_BLOCKS).unwrap_or(0);
    let blocks = (least_block..=flank::LARGEST).filter_map(move |size| {
        let blocks = (armies / size).min(most_blocks);
        let forecast = flanking(size, blocks, defenders)?;
        Some((Manner::Flanking { size, blocks }, forecast))
    });
    committed.into_iter().chain(blocks)
}

/// The committed attack of so many armies, as far as it can be worked out: how many, and what to
/// expect of them.
pub(super) fn committed(armies: u32, defenders: u32) -> Option<(u32, Forecast)> {
    let committed = armies.min(MOST_COMMITTED);
    let forecast = forecast::committed(committed, defenders)?;
    (committed >= 2).then_some((committed, forecast))
}
