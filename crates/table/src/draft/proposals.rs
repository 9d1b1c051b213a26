//! The attacks that a territory or ship can make on a territory, the best of each type first (A1,
//! A2, A5).

use super::choices::Plan;
use super::declaration;
use engine::battle::{AttackType, MAX_BLOCKS, Origins, Outlook, Post};
use engine::game::{Effort, LEAST_BLOCK, State};
use engine::world::Territory;
use stdx::InOrder;

/// The value of a conquest in armies, when a likelier one is weighed against losses.
const CONQUEST: f64 = 10.0;

/// The gain in the chance that is worth sending armies from one more place.
const WORTH_A_FLANK: f64 = 0.03;

/// The block sizes that are always compared, beside the largest one and those that use up all
/// blocks.
const SMALL: std::ops::RangeInclusive<u32> = LEAST_BLOCK..=4;

/// An attack that can be declared, and its expected result.
#[derive(Debug, Clone, PartialEq)]
pub struct Proposal {
    pub plan: Plan,
    /// The number of dice of a normal attack, of armies committed, or of armies in each block.
    pub armies: u32,
    /// The origin of each block of a flanking attack; otherwise empty.
    pub blocks: Origins,
    pub outlook: Outlook,
}

impl Proposal {
    /// Returns the value of the expected result, in armies.
    fn balance(&self) -> f64 {
        let Outlook { conquest, attacker_losses, defender_losses, captured, .. } = self.outlook;
        CONQUEST * conquest + defender_losses + captured - attacker_losses
    }
}

/// Returns the best possible attack of each type, the best of all first. None puts a ship at stake
/// (N6). The time is bounded: only a few block sizes are compared.
pub fn proposals(table: &State, from: Post, to: Territory) -> Vec<Proposal> {
    let normal = normal(table, from, to);
    let large = table.rules().large_attacks;
    let committed = committed(table, from, to).filter(|_| large);
    let flanking = if large { flanking(table, from, to) } else { Vec::new() };
    let mut all: Vec<_> = normal.into_iter().chain(committed).chain(best(flanking)).collect();
    all.order_by(|one, other| other.balance().total_cmp(&one.balance()));
    all
}

/// Returns the flanking attacks that can be made, one for each block size worth choosing, by size.
pub fn flanking(table: &State, from: Post, to: Territory) -> Vec<Proposal> {
    let sources = sources(table, from, to);
    let most = sources.iter().map(|(_, most)| *most).max().unwrap_or(0);
    sizes(most).into_iter().filter_map(|size| flanks_of(table, &sources, size, to)).collect()
}

/// Returns the best flanking attack with blocks of this size, if there is one.
pub fn flanking_with(table: &State, from: Post, to: Territory, size: u32) -> Option<Proposal> {
    flanks_of(table, &sources(table, from, to), size, to)
}

/// Returns the best proposal; the earliest if several are equal.
fn best(proposals: Vec<Proposal>) -> Option<Proposal> {
    proposals
        .into_iter()
        .reduce(|best, next| if next.balance() > best.balance() { next } else { best })
}

fn normal(table: &State, from: Post, to: Territory) -> Option<Proposal> {
    table.check(&declaration(from, to, Effort::Normal)).ok()?;
    let (_, armies) = table.normal_dice(from);
    let outlook = normal_outlook(table, from, to);
    Some(Proposal { plan: Plan::Normal, armies, blocks: Origins::new(), outlook })
}

/// Returns the expected result of a normal attack fought to the end, on the terms that hold there.
pub fn normal_outlook(table: &State, from: Post, to: Territory) -> Outlook {
    let (armies, defenders) = (table.armies_at(from), table.board().armies(to));
    let terms = table.terms(to);
    if terms.are_plain() {
        Outlook::new(table.rules().normal_attack_type(), armies, defenders)
    } else {
        Outlook::on(&terms, armies, defenders)
    }
}

fn committed(table: &State, from: Post, to: Territory) -> Option<Proposal> {
    let armies = to_send(table, from);
    table.check(&declaration(from, to, Effort::Committed(armies))).ok()?;
    let outlook = Outlook::new(AttackType::Blocks(1), armies, table.board().armies(to));
    Some(Proposal { plan: Plan::Committed, armies, blocks: Origins::new(), outlook })
}

/// Returns the most armies that can be committed without putting a ship at stake, if that leaves
/// enough for a block.
fn to_send(table: &State, from: Post) -> u32 {
    let most = table.committable_armies(from);
    most - u32::from(from.ship().is_some() && most > LEAST_BLOCK)
}

/// Returns the places that can send blocks: the chosen one, then the others, the strongest first.
fn sources(table: &State, from: Post, to: Territory) -> Vec<(Post, u32)> {
    let mut all: Vec<_> =
        table.flanks(to).map(|(place, _)| (place, to_send(table, place))).collect();
    all.order_by_key(|(place, most)| (*place != from, std::cmp::Reverse(*most)));
    all
}

/// Returns a few block sizes, among them those that use up all blocks and the largest.
fn sizes(most: u32) -> Vec<u32> {
    let full = most / u32::try_from(MAX_BLOCKS).unwrap_or(1);
    let mut sizes: Vec<u32> = SMALL.chain([full, full + 1, most / 2]).collect();
    sizes.retain(|size| (LEAST_BLOCK..=most).contains(size));
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// Returns the best attack with blocks of this size: as many as the first place can send, and those
/// of others while they make it clearly likelier to succeed.
fn flanks_of(table: &State, sources: &[(Post, u32)], size: u32, to: Territory) -> Option<Proposal> {
    let mut blocks = Origins::new();
    let mut best: Option<Proposal> = None;
    for (place, most) in sources {
        let sent = blocks.len();
        let number = place.most_blocks(*most, size) as usize;
        blocks.extend(std::iter::repeat_n(*place, number).take(MAX_BLOCKS - sent));
        if blocks.len() == sent {
            continue;
        }
        let covers = |from: &Post| {
            let sent = blocks.iter().filter(|origin| *origin == from).count();
            table.committable_armies(*from) as usize > sent * size as usize
        };
        // Armies that stay behind a block keep its flank standing (A8).
        let spare = blocks.iter().rev().skip(1).any(covers);
        let number = u32::try_from(blocks.len()).unwrap_or(0);
        if number < 2 {
            continue;
        }
        let attack_type = if spare { AttackType::Covered } else { AttackType::Blocks };
        let outlook = Outlook::new(attack_type(number), size, table.board().armies(to));
        let clearly = |best: &Proposal| outlook.conquest > best.outlook.conquest + WORTH_A_FLANK;
        if best.as_ref().is_some_and(|best| !clearly(best)) {
            break;
        }
        let blocks = blocks.clone();
        best = Some(Proposal { plan: Plan::Flanking, armies: size, blocks, outlook });
    }
    best
}

#[cfg(test)]
mod tests;
