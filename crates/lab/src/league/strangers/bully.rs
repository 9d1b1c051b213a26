//! The policy that picks on the weakest.

use engine::core::Seat;
use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack on the weakest player, and of one on anybody else.
const LEAST: f64 = 0.5;
const SURE: f64 = 0.8;

/// Attacks only the weakest other player that it can reach, and others once a turn, to earn a card.
pub(super) struct Bully;

/// Returns the weakest player beside its land.
fn weakest(table: &StrangerView) -> Option<Seat> {
    let beside = |seat: &Seat| table.strongest_beside(table.board().held(*seat)).is_some();
    table.rivals().into_iter().filter(beside).min_by_key(|seat| table.power(*seat))
}

impl Policy for Bully {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let beside = weakest(table).and_then(|it| table.strongest_beside(table.board().held(it)));
        Some((beside.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let weakest = weakest(table);
        let is_his = |to| weakest.is_some() && table.owner(to) == weakest;
        let worth = |from, to| {
            if is_his(to) { table.chance(from, to) } else { -1.0 }
        };
        let first = table.best_attack(LEAST, worth).filter(|(_, to)| is_his(*to));
        first.or_else(|| table.attack_for_card(SURE))
    }
}
