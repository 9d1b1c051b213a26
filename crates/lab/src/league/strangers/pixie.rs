//! An imitation of Pixie, an open-source agent of Lux.

use engine::world::{Continent, Territory, TerritorySet};

use super::policy::Policy;
use super::table::StrangerView;

/// The armies that it wants on each border of a continent it holds.
const BORDER: u32 = 20;

/// Decides for each continent whether it is worth the effort, places and attacks only there, takes
/// a card every turn, and attacks everywhere once it outnumbers everybody. After the agent Pixie
/// in Sillysoft's SDK for the game Lux.
pub(super) struct Pixie;

/// Returns the parts of promising continents that belong to others: those where its armies, in and
/// around, outnumber theirs; if there are none, the most nearly promising.
fn wanted(table: &StrangerView) -> TerritorySet {
    let ratio = |continent: &Continent| {
        let missing = table.missing(*continent);
        let beside = table.held.iter().filter(|own| {
            continent.territories().contains(*own)
                || !(table.foes_beside(*own) & missing).is_empty()
        });
        let own = table.armies_in(beside.collect());
        f64::from(own) / f64::from(table.armies_in(missing).max(1))
    };
    let reachable =
        |continent: &Continent| table.strongest_beside(table.missing(*continent)).is_some();
    let continents: Vec<Continent> = table.state.world().continents().filter(reachable).collect();
    let promising = continents.iter().copied().filter(|it| ratio(it) > 1.0);
    let land: TerritorySet =
        promising.flat_map(|continent| table.missing(continent).iter()).collect();
    if !land.is_empty() {
        return land;
    }
    let best = continents.into_iter().max_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    best.map_or(TerritorySet::EMPTY, |continent| table.missing(continent))
}

impl Policy for Pixie {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let border = table.least_secure(table.held_continents());
        let thin =
            border.filter(|at| table.armies(*at) < BORDER && table.threat(*at) > table.armies(*at));
        let at = thin.or_else(|| table.strongest_beside(wanted(table)));
        Some((at.or_else(|| table.strongest_front())?, left.div_ceil(2)))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        if table.outnumbers_everybody() {
            return table.best_attack(0.5, |from, to| table.chance(from, to));
        }
        let land = wanted(table);
        let outnumbers = |from, to| land.contains(to) && table.armies(from) > table.armies(to);
        let worth = |from, to| {
            if outnumbers(from, to) { table.chance(from, to) } else { -1.0 }
        };
        let within = table.best_attack(0.0, worth).filter(|(from, to)| outnumbers(*from, *to));
        within.or_else(|| table.attack_for_card(0.6))
    }
}
