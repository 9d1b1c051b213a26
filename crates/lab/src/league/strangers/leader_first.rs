//! The policy that keeps anybody from getting ahead.

use engine::core::Seat;
use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack on the leader, and of one on anybody else.
const LEAST: f64 = 0.5;
const SURE: f64 = 0.75;

/// Attacks only the strongest other player, and others once a turn, to earn a card.
pub(super) struct LeaderFirst;

/// Returns the strongest other player.
fn leader(table: &StrangerView) -> Option<Seat> {
    table.rivals().into_iter().max_by_key(|seat| table.power(*seat))
}

impl Policy for LeaderFirst {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let beside = leader(table).and_then(|it| table.strongest_beside(table.board().held(it)));
        Some((beside.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let first = leader(table).and_then(|leader| {
            let is_his = |to| table.owner(to) == Some(leader);
            let worth = |from, to| if is_his(to) { table.chance(from, to) } else { -1.0 };
            table.best_attack(LEAST, worth).filter(|(_, to)| is_his(*to))
        });
        first.or_else(|| table.attack_for_card(SURE))
    }
}
