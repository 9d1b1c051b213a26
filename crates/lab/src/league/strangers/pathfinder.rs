//! The policy that plans a path of conquests.

use engine::world::{Continent, Territory, TerritorySet};

use super::policy::Policy;
use super::table::StrangerView;

/// The most conquests of a path.
const LENGTH: usize = 4;

/// The armies that a conquest is expected to cost for each defender.
const COST: f64 = 0.9;

/// The worth of a territory, in reinforcements a turn, and of an army that is left at the end.
const TERRITORY: f64 = 0.4;
const ARMY: f64 = 0.05;

/// The least chance of an attack.
const LEAST: f64 = 0.5;

/// Looks for the best path of up to four conquests by one stack, with losses as expected, for the
/// continents that it completes and breaks. All armies go to where it begins.
pub(super) struct Pathfinder;

/// A path of conquests: what it is worth, and its first target.
type ConquestPath = (f64, Option<Territory>);

/// Returns the best path of a stack with this many armies to spare.
fn best_path(
    table: &StrangerView,
    at: Territory,
    spare: f64,
    held: TerritorySet,
    length: usize,
) -> ConquestPath {
    let stays = (ARMY * spare, None);
    if length == 0 {
        return stays;
    }
    let paths = (table.foes_beside(at) - held).iter().filter_map(|to| {
        let spare = spare - COST * f64::from(table.armies(to)) - 1.0;
        let (after, _) =
            (spare >= 0.0).then(|| best_path(table, to, spare, held.with(to), length - 1))?;
        Some((gain(table, to, held) + after, Some(to)))
    });
    paths.fold(stays, |best, path| if path.0 > best.0 { path } else { best })
}

/// Returns what a conquest is worth, in reinforcements a turn.
fn gain(table: &StrangerView, to: Territory, held: TerritorySet) -> f64 {
    let completes = to.completes(held);
    let breaks = table.owner(to).and_then(|it| to.breaks(table.board().held(it)));
    let bonus = [completes, breaks].into_iter().flatten().map(Continent::bonus).sum::<u32>();
    TERRITORY + f64::from(bonus)
}

/// Returns where the best path begins, and its first target, with this many more armies.
fn plan(table: &StrangerView, more: u32) -> Option<(Territory, Territory)> {
    let paths = table.front().iter().filter_map(|from| {
        let spare = f64::from(table.armies(from) - 1 + more);
        let (worth, first) = best_path(table, from, spare, table.held, LENGTH);
        // Subtract the armies at the start, or the largest stack would have the best path.
        Some((worth - ARMY * spare, from, first?))
    });
    let best = paths.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, from, to)| (from, to))
}

impl Policy for Pathfinder {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let begins = plan(table, left).map(|(from, _)| from);
        Some((begins.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let planned = plan(table, 0).filter(|(from, to)| {
            table.attacks().contains(&(*from, *to)) && table.chance(*from, *to) >= LEAST
        });
        planned.or_else(|| table.attack_for_card(LEAST))
    }
}
