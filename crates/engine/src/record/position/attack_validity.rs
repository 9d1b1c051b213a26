//! Checks that an attack on a territory can continue from the position.

use super::fault::{PositionFault, Validity};
use super::sea_validity::check_engaged;
use crate::battle::{Assault, Block, Dice, Post, Side, attack_dice};
use crate::game::{
    Attack, Battle, Duel, Force, LEAST_BLOCK, ReactionMoment, ReactionWindow, Refusal, State,
};
use crate::world::Territory;

/// Checks an attack that waits for the answers of others.
pub(super) fn check_attack(state: &State, attack: &Attack) -> Validity {
    match attack {
        Attack::Land(battle) => check_battle(state, battle),
        Attack::Sea(battle) => check_engaged(state, battle, true),
    }
}

pub(super) fn check_battle(state: &State, battle: &Battle) -> Validity {
    let to = battle.to;
    state.check_foreign(to).map_err(PositionFault::Rule)?;
    match &battle.force {
        Force::Normal(from) => {
            check_origin(state, *from, to)?;
            if attack_dice(state.armies_at(*from)) > 0 {
                return Ok(());
            }
            Err(PositionFault::Rule(match *from {
                Post::Land(from) => Refusal::NoneToSpare(from),
                Post::Ship(ship) => Refusal::NoCrew(ship),
            }))
        }
        Force::Blocks(_) if !state.rules().large_attacks => {
            Err(PositionFault::Rule(Refusal::NoLargeAttacks))
        }
        Force::Blocks(assault) => check_blocks(state, assault, to),
    }
}

fn check_origin(state: &State, from: Post, to: Territory) -> Validity {
    let seat = state.turn().seat;
    let ruled = |refusal| Err(PositionFault::Rule(refusal));
    match from {
        Post::Land(from) => {
            state.check_own(from, seat).map_err(PositionFault::Rule)?;
            state.check_target(from, to).map(drop).map_err(PositionFault::Rule)
        }
        Post::Ship(ship) => {
            let found = state.check_mine(ship).map_err(PositionFault::Rule)?;
            if !state.shores(found).contains(to) {
                return ruled(Refusal::NotInHarbour(to));
            }
            if state.fights_for(from, seat) { Ok(()) } else { ruled(Refusal::ShipDone(ship)) }
        }
    }
}

/// Checks that no place has more armies in its blocks than it can spare. A ship that lost all of
/// them may have sunk.
fn check_blocks(state: &State, assault: &Assault, to: Territory) -> Validity {
    for Block { from, declared, troops } in assault.blocks.iter().copied() {
        if troops > 0 || from.territory().is_some() {
            check_origin(state, from, to)?;
        }
        let number = assault.blocks.iter().filter(|block| block.from == from).count();
        let is_too_large = assault.committed_from(from) > state.committable_armies(from)
            || declared < troops.max(LEAST_BLOCK)
            || (from.ship().is_some() && number > 1);
        if troops > 0 && is_too_large {
            return Err(PositionFault::NoBlock(from.to_string()));
        }
    }
    if assault.troops() > 0 { Ok(()) } else { Err(PositionFault::NothingToDecide) }
}

/// Checks the roll of a flank that waits for the plus one (A6).
pub(super) fn check_plus_one(
    state: &State,
    battle: &Battle,
    block: u8,
    attack: Dice,
    defence: Dice,
) -> Validity {
    check_battle(state, battle)?;
    let Force::Blocks(assault) = &battle.force else { return Err(PositionFault::NoSuchDice) };
    let block = assault.blocks.get(usize::from(block)).filter(|block| block.troops > 0);
    let fits = block.is_some_and(|block| {
        let defenders = state.board().armies(battle.to);
        attack.len() == block.troops && defence.len() == block.defence_dice(defenders)
    });
    if fits && state.is_flanking(assault) { Ok(()) } else { Err(PositionFault::NoSuchDice) }
}

/// Checks a roll for which the defender has to declare its dice (A22).
pub(super) fn check_duel(state: &State, duel: &Duel) -> Validity {
    check_dice(state, duel)?;
    let is_open = duel.attack > 0 && duel.defence == 0 && duel.dice.is_none();
    if is_open { Ok(()) } else { Err(PositionFault::NoSuchDice) }
}

/// Checks a roll with a possible reaction (L5).
pub(super) fn check_window(state: &State, window: &ReactionWindow) -> Validity {
    let duel = &window.duel;
    check_dice(state, duel)?;
    let (attack, defence) = (duel.attack > 0, duel.defence > 0);
    let lie = duel.dice.is_some();
    let fits = match window.moment {
        ReactionMoment::Start => !attack && !defence && !lie,
        ReactionMoment::Roll => attack && defence && !lie,
        ReactionMoment::Missiles => attack && defence && lie,
    };
    if !fits {
        return Err(PositionFault::NoSuchDice);
    }
    let can = state.has_to_play(window.asked, window.moment, duel);
    if can && !window.passed.contains(window.asked) {
        Ok(())
    } else {
        Err(PositionFault::NotToAsk(window.asked))
    }
}

/// Checks that there are no more dice than possible, and as many as were declared.
fn check_dice(state: &State, duel: &Duel) -> Validity {
    check_battle(state, &duel.battle())?;
    let (attack, defence) = (u32::from(duel.attack), u32::from(duel.defence));
    let most = state.normal_dice(duel.from).1;
    let lying = |side| duel.roll(side).rolled().len();
    let lie = duel.dice.is_none()
        || (lying(Side::Attacker) == attack && lying(Side::Defender) == defence);
    let fits = attack <= most && defence <= state.normal_defence_dice(duel.to) && lie;
    if fits && !state.rules().rolls_at_once() { Ok(()) } else { Err(PositionFault::NoSuchDice) }
}
