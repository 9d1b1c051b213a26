//! An imitation of Killbot, an open-source agent of Lux.

use engine::core::Seat;
use engine::world::Territory;

use super::pixie::Pixie;
use super::policy::Policy;
use super::table::StrangerView;

/// Eliminates any player that its strongest stack beside it could, and plays as Pixie otherwise.
/// After the agent Killbot in Sillysoft's SDK for the game Lux.
pub(super) struct Killbot;

/// Returns the weakest player that could be eliminated with this many more armies, and the stack
/// that would do it.
fn victim(table: &StrangerView, more: u32) -> Option<(Seat, Territory)> {
    let victims = table.rivals().into_iter().filter_map(|seat| {
        let land = table.board().held(seat);
        let stack = table.strongest_beside(land)?;
        let cost = table.armies_in(land) + u32::try_from(land.len()).unwrap_or(u32::MAX);
        (table.armies(stack) + more > cost).then_some((cost, seat, stack))
    });
    victims.min_by_key(|(cost, ..)| *cost).map(|(_, seat, stack)| (seat, stack))
}

impl Policy for Killbot {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        match victim(table, left) {
            Some((_, stack)) => Some((stack, left)),
            None => Pixie.place(table, left),
        }
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let kill = victim(table, 0).and_then(|(seat, _)| {
            let is_his = |to| table.owner(to) == Some(seat);
            let worth = |from, to| {
                if is_his(to) { f64::from(table.armies(from)) } else { -1.0 }
            };
            table.best_attack(0.3, worth).filter(|(_, to)| is_his(*to))
        });
        kill.or_else(|| Pixie.attack(table))
    }

    fn nerve(&self) -> f64 {
        0.3
    }
}
