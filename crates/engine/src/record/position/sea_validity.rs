//! Checks that a battle at sea can continue from the position.

use super::fault::{PositionFault, Validity};
use crate::battle::{Assault, Post};
use crate::core::ShipSet;
use crate::game::{Engagement, Force, Refusal, Role, SeaBattle, State};

/// Checks a battle in which a side has to roll.
pub(super) fn check_sea_battle(state: &State, battle: &SeaBattle) -> Validity {
    check_engaged(state, battle, true)?;
    for (number, engagement) in (1..).zip(&battle.engagements) {
        let target = state.fleet().get(engagement.target);
        if engagement.is_open() && target.is_none_or(|target| target.crew == 0) {
            return Err(PositionFault::NoEngagement(number));
        }
    }
    if battle.has_open(battle.side) { Ok(()) } else { Err(PositionFault::NothingToDecide) }
}

/// Checks that the engagements of a battle are ships against ships, each of them once. If
/// `is_settled`, also checks that all open engagements can continue.
pub(super) fn check_engaged(state: &State, battle: &SeaBattle, is_settled: bool) -> Validity {
    let defender = battle.defender;
    if !state.is_foe(defender) || state.role(defender) == Role::Absent {
        return Err(PositionFault::NotToAsk(defender));
    }
    let mut met = ShipSet::EMPTY;
    let mut ocean = None;
    for (number, engagement) in (1..).zip(&battle.engagements) {
        let wrong = Err(PositionFault::NoEngagement(number));
        for ship in engagement.ships() {
            if met.contains(ship) {
                return Err(PositionFault::Rule(Refusal::OneAtATime(ship)));
            }
            met.insert(ship);
        }
        if !fits_ships(state, engagement) {
            return wrong;
        }
        if !engagement.is_open() || !is_settled {
            continue;
        }
        if !can_go_on(state, engagement) {
            return wrong;
        }
        for ship in engagement.ships().chain([engagement.target]) {
            let Some(found) = state.fleet().get(ship) else { continue };
            if *ocean.get_or_insert(found.at.ocean()) != found.at.ocean() {
                return Err(PositionFault::Rule(Refusal::OtherOcean(ship)));
            }
        }
    }
    Ok(())
}

/// Returns `true` if no block has more armies than its ship, or was ever smaller than it is.
fn fits_ships(state: &State, engagement: &Engagement) -> bool {
    let Force::Blocks(Assault { blocks }) = &engagement.force else { return true };
    state.rules().large_attacks
        && blocks.iter().all(|block| {
            let fights = state.fights_for(block.from, engagement.by);
            let most = if fights { state.armies_at(block.from) } else { 0 };
            block.troops <= most && block.declared >= block.troops
        })
}

/// Returns `true` if a ship can roll in an engagement against a ship of the other side.
fn can_go_on(state: &State, engagement: &Engagement) -> bool {
    let seat = state.turn().seat;
    let by = engagement.by;
    let Some(target) = state.fleet().get(engagement.target) else { return false };
    let is_enemy = (target.owner == seat) != (by == seat) && target.owner != by;
    let is_able = |post: Post| {
        let crew = state.armies_at(post);
        state.fights_for(post, by) && (crew > 1 || (crew == 1 && target.crew == 0))
    };
    let rolls = match &engagement.force {
        Force::Normal(post) => is_able(*post),
        Force::Blocks(assault) => assault.troops() > 0,
    };
    is_enemy && rolls
}
