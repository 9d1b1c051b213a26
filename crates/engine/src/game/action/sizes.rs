//! The sizes that attacks can have, on land and at sea (A1, A2, A5, A8, N3, N8).

use super::sea::{Effort, Engage, Engagements};
use crate::battle::{Assault, Block, MAX_BLOCKS, Origins, Post};
use crate::core::{RuleId, ShipId};
use crate::game::refusal::Refusal;

/// The fewest armies in a committed attack or in a block (A2, A5).
pub const LEAST_BLOCK: u32 = 2;

/// Refuses a number of armies outside the range that the rule with this id sets.
pub(crate) fn check_armies(
    armies: u32,
    least: u32,
    most: u32,
    rule: &'static str,
) -> Result<(), Refusal> {
    if (least..=most).contains(&armies) {
        Ok(())
    } else {
        Err(Refusal::Armies { least, most, rule: RuleId(rule) })
    }
}

/// Checks that an attack can have this type and size, given the most armies that can be committed
/// and whether the game has massed attacks (A2).
pub(crate) fn check_effort(
    effort: Effort,
    most: u32,
    large: bool,
    rule: &'static str,
) -> Result<(), Refusal> {
    match effort {
        Effort::Normal => Ok(()),
        Effort::Committed(_) if !large => Err(Refusal::NoLargeAttacks),
        Effort::Committed(armies) => check_armies(armies, LEAST_BLOCK, most, rule),
    }
}

/// Checks that a territory or ship with this many armies to commit can send this many blocks (A5).
pub(crate) fn check_blocks(from: Post, most: u32, blocks: u32) -> Result<(), Refusal> {
    if let Some(ship) = from.ship().filter(|_| blocks > 1) {
        return Err(Refusal::OneFlank(ship));
    }
    if most / blocks.max(1) < LEAST_BLOCK {
        return Err(Refusal::Armies { least: LEAST_BLOCK * blocks, most, rule: RuleId("A5") });
    }
    Ok(())
}

/// Checks that a flanking attack can have blocks of this size from these origins, given the most
/// armies that can be committed from each (A5).
pub(crate) fn check_flanks(
    size: u32,
    from: &Origins,
    most: impl Fn(Post) -> u32,
) -> Result<(), Refusal> {
    if !(2..=MAX_BLOCKS).contains(&from.len()) {
        return Err(Refusal::Blocks);
    }
    for &origin in from {
        let blocks = from.iter().filter(|other| **other == origin).count();
        let (blocks, most) = (u32::try_from(blocks).unwrap_or(u32::MAX), most(origin));
        check_blocks(origin, most, blocks)?;
        check_armies(size, LEAST_BLOCK, most / blocks, "A5")?;
    }
    Ok(())
}

/// Checks that a crew is large enough to attack: one army stays out of a normal attack, and a block
/// needs two (A1, A2).
pub(crate) fn check_strength(crew: u32, rule: &'static str) -> Result<(), Refusal> {
    if crew < LEAST_BLOCK {
        Err(Refusal::Armies { least: LEAST_BLOCK, most: crew, rule: RuleId(rule) })
    } else {
        Ok(())
    }
}

/// Checks that a block of an attack has armies to roll with (A8).
pub(crate) fn check_block(assault: &Assault, block: u8) -> Result<&Block, Refusal> {
    let found = assault.blocks.get(usize::from(block)).filter(|block| block.troops > 0);
    found.ok_or(Refusal::NoSuchBlock(block))
}

/// Checks that a crew can attack a ship with this many armies aboard. A ship without any is taken
/// without a fight (N3).
pub(crate) fn check_crew(ship: ShipId, crew: u32, against: u32) -> Result<(), Refusal> {
    match crew {
        0 => Err(Refusal::NoCrew(ship)),
        _ if against == 0 => Ok(()),
        _ => check_strength(crew, "A1"),
    }
}

/// Checks that ships can attack one target with this attack type, given the smallest of their
/// crews. Several ships make a flanking attack with blocks of one size (N8).
pub(crate) fn check_together(engage: &Engage, most: u32, large: bool) -> Result<(), Refusal> {
    match (engage.effort, engage.ships.len()) {
        (_, 0) => Err(Refusal::NoEngagement),
        (Effort::Normal, 2..) => Err(Refusal::OneShipAlone),
        (effort, _) => check_effort(effort, most, large, "N8"),
    }
}

/// Checks that each ship attacks only one ship (N8).
pub(crate) fn check_each_once(wanted: &Engagements) -> Result<(), Refusal> {
    let ships: Vec<ShipId> =
        wanted.iter().flat_map(|engage| engage.ships.iter().copied()).collect();
    let twice = (1..ships.len()).find(|place| ships[..*place].contains(&ships[*place]));
    twice.map_or(Ok(()), |place| Err(Refusal::OneAtATime(ships[place])))
}
