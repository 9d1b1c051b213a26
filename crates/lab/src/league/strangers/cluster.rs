//! An imitation of Cluster, an open-source agent of Lux.

use engine::world::{Territory, TerritorySet};

use super::policy::Policy;
use super::table::StrangerView;

/// The superiority with which the front of the cluster is split up.
const RATIO: f64 = 1.2;

/// Grows one connected cluster: around its best continent if it holds one, otherwise around its
/// largest stack. After the agent Cluster in Sillysoft's SDK for the game Lux, which expands
/// where that is easiest, then consolidates, then splits up its front.
pub(super) struct Cluster;

/// Returns the land of the cluster.
fn cluster(table: &StrangerView) -> TerritorySet {
    let continents = table.board().continents(table.me);
    let best = continents.max_by_key(|continent| continent.bonus());
    let root = best.and_then(|continent| continent.territories().first());
    let root = root.or_else(|| table.strongest_front());
    root.map_or(TerritorySet::EMPTY, |root| table.state.world().connected(table.held, root))
}

/// Returns the worth of an attack by its kind, or `None` if it isn't made.
fn worth(table: &StrangerView, from: Territory, to: Territory) -> Option<f64> {
    let (own, theirs) = (f64::from(table.armies(from)), f64::from(table.armies(to)));
    let around = table.foes_beside(from).len();
    let helpers = table.held & table.state.neighbours(to);
    let surrounded = (table.state.neighbours(to) - table.held).is_empty();
    let kinds = [
        // `to` is the only enemy neighbour of `from`, so the attack opens no border behind it.
        (around == 1 && own > theirs, 3.0),
        (surrounded && own > theirs, 2.0),
        (helpers.len() > 1 && around == 1 && 1.1 * own > theirs, 1.0),
        (own > RATIO * theirs, 0.0),
    ];
    let kind = kinds.into_iter().find(|(applies, _)| *applies).map(|(_, kind)| kind);
    kind.map(|kind| kind + table.chance(from, to) / 2.0)
}

impl Policy for Cluster {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let border = cluster(table) & table.front();
        let weakest = |own: &Territory| {
            table.foes_beside(*own).iter().map(|foe| table.armies(foe)).min().unwrap_or(0)
        };
        let at = border.iter().min_by_key(weakest);
        Some((at.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        if table.outnumbers_everybody() {
            return table.best_attack(0.5, |from, to| table.chance(from, to));
        }
        let cluster = cluster(table);
        let own = |from, to| worth(table, from, to).filter(|_| cluster.contains(from));
        let best = table.best_attack(0.3, |from, to| own(from, to).unwrap_or(-1.0));
        best.filter(|(from, to)| own(*from, *to).is_some())
    }
}
