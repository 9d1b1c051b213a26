//! An imitation of a linear evaluation function.

use engine::game::Board;
use engine::world::{Continent, Territory, TerritorySet};

use super::policy::Policy;
use super::table::StrangerView;

/// The weights of the features. Ours, by hand: the published ones were learned for other rules.
const ARMIES: f64 = 1.0;
const TERRITORIES: f64 = 0.6;
const REINFORCEMENTS: f64 = 0.8;
const BEST_ENEMY: f64 = 0.3;
const SAFETY: f64 = 0.4;

/// The gain from which an attack is worth making.
const LEAST: f64 = 0.002;

/// Chooses every attack by a linear evaluation of what it would lead to: shares of armies,
/// territories and reinforcements, the strongest rival, and the safety of its borders. After the
/// basic player of Michael Wolf’s diploma thesis on artificial players for this kind of game
/// (Technische Universität Darmstadt, 2005), which has more features.
pub(super) struct Wolf;

fn share(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

fn count(land: TerritorySet) -> u32 {
    u32::try_from(land.len()).unwrap_or(0)
}

/// Returns the reinforcements that land brings every turn.
fn income(table: &StrangerView, land: TerritorySet) -> u32 {
    let whole = |it: &Continent| it.territories().is_subset(land);
    let continents = table.state.world().continents().filter(whole).map(Continent::bonus);
    (count(land) / 3).max(3) + continents.sum::<u32>()
}

/// Returns the value of holding this land with this many armies, less than now by those lost, while
/// the others have lost some too.
fn value(
    table: &StrangerView,
    land: TerritorySet,
    (own, theirs): (u32, u32),
    taken: Option<Territory>,
) -> f64 {
    let board: &Board = table.board();
    let rivals = table.rivals();
    let held = |seat| {
        let held = board.held(seat);
        taken.map_or(held, |taken| held - TerritorySet::only(taken))
    };
    let brings = |seat| income(table, held(seat));
    let best = rivals.iter().map(|seat| brings(*seat)).max().unwrap_or(0);
    let all: u32 = rivals.iter().map(|seat| brings(*seat)).sum::<u32>() + income(table, land);
    let exposed = land.iter().filter(|at| {
        let foes = table.foes_beside(*at) - land;
        foes.iter().any(|foe| table.armies(foe) > table.armies(*at))
    });
    ARMIES * share(own, own + theirs)
        + TERRITORIES * share(count(land), count(table.state.world().territories()))
        + REINFORCEMENTS * share(income(table, land), all)
        - BEST_ENEMY * share(best, all)
        - SAFETY * share(count(exposed.collect()), count(land))
}

/// Returns the expected gain of an attack.
fn gain(table: &StrangerView, from: Territory, to: Territory) -> f64 {
    let chance = table.chance(from, to);
    let own = table.state.total_armies(table.me);
    let rivals = table.rivals().into_iter();
    let theirs: u32 = rivals.map(|seat| table.state.total_armies(seat)).sum();
    let (attackers, defenders) = (table.armies(from) - 1, table.armies(to));
    let lost = defenders.min(attackers) * 4 / 5;
    let won = (own - lost, theirs.saturating_sub(defenders));
    let failed = (own - attackers, theirs.saturating_sub(defenders.min(attackers) * 4 / 5));
    let more = table.held.with(to);
    chance * value(table, more, won, Some(to))
        + (1.0 - chance) * value(table, table.held, failed, None)
        - value(table, table.held, (own, theirs), None)
}

impl Policy for Wolf {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        // Choose the place that would have the best attack with all of the armies.
        let front = table
            .front()
            .iter()
            .flat_map(|own| table.foes_beside(own).iter().map(move |foe| (own, foe)));
        let worth = |(own, foe): &(Territory, Territory)| {
            let completes = foe.completes(table.held).map_or(0, Continent::bonus);
            let breaks = table.owner(*foe).and_then(|it| foe.breaks(table.board().held(it)));
            let bonus = completes + breaks.map_or(0, Continent::bonus);
            table.chance_of(table.armies(*own) + left, table.armies(*foe))
                * (1.0 + 0.5 * f64::from(bonus))
        };
        let best = front.max_by(|a, b| worth(a).total_cmp(&worth(b))).map(|(own, _)| own);
        Some((best.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let card = if table.state.turn().conquered { 0.0 } else { 0.02 };
        let worth = |from, to| gain(table, from, to) + card * table.chance(from, to);
        table.best_attack(0.3, worth).filter(|(from, to)| worth(*from, *to) >= LEAST)
    }
}
