//! The legal actions at sea, in compact form.

use arrayvec::ArrayVec;

use crate::battle::MAX_BLOCKS;
use crate::core::{RandomSource, ShipId};
use crate::game::action::rolling::Until;
use crate::game::action::sea::{Effort, Engage, Engagements, MOST_ABREAST, SeaAction};
use crate::game::action::sizes::{
    LEAST_BLOCK, check_crew, check_each_once, check_effort, check_strength, check_together,
};
use crate::game::sampling::{any, any_of, below, within};
use crate::world::{HexSet, Territory, TerritorySet};

/// Legal actions of one kind at sea: every combination of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields are those of the actions; `most` is inclusive")]
pub enum SeaChoice {
    /// [`SeaAction::Launch`].
    Launch { at: Box<HexSet> },
    /// [`SeaAction::Cruise`].
    Cruise { ships: Vec<ShipId> },
    /// [`SeaAction::Sail`].
    Sail { to: Box<HexSet> },
    /// [`SeaAction::Embark`] with 1 to `most` armies.
    Embark { ship: ShipId, from: Territory, most: u32 },
    /// [`SeaAction::Disembark`] with 1 to `most` armies.
    Disembark { ship: ShipId, to: TerritorySet, most: u32 },
    /// [`SeaAction::Land`], normal with two armies or more aboard, or committed with 2 to `aboard`.
    Land { ship: ShipId, to: TerritorySet, aboard: u32, committed: bool },
    /// [`SeaAction::Engage`] with any of these ships, each with its armies aboard, against any of
    /// these; committed and flanking attacks only if the rules have them.
    Engage { ships: Vec<(ShipId, u32)>, targets: Vec<(ShipId, u32)>, committed: bool },
    /// [`SeaAction::SendIn`] with any of these ships, each alone, against any of these; or with
    /// none.
    SendIn { ships: Vec<(ShipId, u32)>, targets: Vec<(ShipId, u32)>, committed: bool },
    /// [`SeaAction::Roll`] of one of these blocks; in a normal engagement with `least` to `most`
    /// dice, or as many as possible.
    Roll { engagement: u8, blocks: ArrayVec<u8, MAX_BLOCKS>, least: u8, most: u8 },
    /// [`SeaAction::Reserve`] with 1 to `most` armies.
    Reserve { engagement: u8, block: u8, most: u32 },
    /// [`SeaAction::BreakOff`].
    BreakOff { engagement: u8 },
    /// [`SeaAction::Board`] with 1 to `most` armies.
    Board { ship: ShipId, most: u32 },
    /// [`SeaAction::Sink`].
    Sink,
}

impl SeaChoice {
    /// Returns `true` if this choice includes `action`.
    pub fn allows(&self, action: &SeaAction) -> bool {
        use SeaAction as Act;
        match *self {
            Self::Launch { ref at } => {
                matches!(*action, Act::Launch { at: hex } if at.contains(hex))
            }
            Self::Sail { ref to } => matches!(*action, Act::Sail { to: hex } if to.contains(hex)),
            Self::Cruise { ref ships } => {
                matches!(action, Act::Cruise { ship } if ships.contains(ship))
            }
            Self::Embark { ship: own, from: port, most } => matches!(
                *action,
                Act::Embark { ship, from, armies }
                    if ship == own && from == port && (1..=most).contains(&armies)
            ),
            Self::Disembark { ship: own, to: ports, most } => matches!(
                *action,
                Act::Disembark { ship, to, armies }
                    if ship == own && ports.contains(to) && (1..=most).contains(&armies)
            ),
            Self::Land { ship: own, to: shores, aboard, committed } => matches!(
                *action,
                Act::Land { ship, to, effort }
                    if ship == own && shores.contains(to) && can_land(effort, aboard, committed)
            ),
            Self::Engage { ref ships, ref targets, committed } => matches!(
                action,
                Act::Engage { engagements }
                    if !engagements.is_empty()
                        && can_engage(ships, targets, committed, engagements)
            ),
            Self::SendIn { ref ships, ref targets, committed } => matches!(
                action,
                Act::SendIn { engagements }
                    if engagements.iter().all(|engage| engage.ships.len() == 1)
                        && can_engage(ships, targets, committed, engagements)
            ),
            Self::Roll { engagement: number, ref blocks, least, most } => matches!(
                action,
                Act::Roll { engagement, block, dice, .. }
                    if *engagement == number
                        && blocks.contains(block)
                        && dice.is_none_or(|dice| (least..=most).contains(&dice))
            ),
            Self::Reserve { engagement: number, block: to, most } => matches!(
                *action,
                Act::Reserve { engagement, block, armies }
                    if engagement == number && block == to && (1..=most).contains(&armies)
            ),
            Self::BreakOff { engagement: number } => {
                matches!(*action, Act::BreakOff { engagement } if engagement == number)
            }
            Self::Board { ship: victor, most } => matches!(
                *action,
                Act::Board { ship, armies } if ship == victor && (1..=most).contains(&armies)
            ),
            Self::Sink => *action == Act::Sink,
        }
    }

    /// Returns a random action of these, or `None` if there is none.
    pub fn sample(&self, rng: &mut dyn RandomSource) -> Option<SeaAction> {
        Some(match *self {
            Self::Launch { ref at } => {
                let place = below(at.len(), rng)?;
                SeaAction::Launch { at: at.nth(place)? }
            }
            Self::Sail { ref to } => {
                let place = below(to.len(), rng)?;
                SeaAction::Sail { to: to.nth(place)? }
            }
            Self::Cruise { ref ships } => SeaAction::Cruise { ship: *any_of(ships, rng)? },
            Self::Embark { ship, from, most } => {
                SeaAction::Embark { ship, from, armies: within(1, most, rng) }
            }
            Self::Disembark { ship, to, most } => {
                let armies = within(1, most, rng);
                SeaAction::Disembark { ship, to: any(to, rng)?, armies }
            }
            Self::Land { ship, to, aboard, committed } => {
                let effort = if committed && aboard >= LEAST_BLOCK && within(0, 1, rng) == 0 {
                    Effort::Committed(within(LEAST_BLOCK, aboard, rng))
                } else {
                    Effort::Normal
                };
                SeaAction::Land { ship, to: any(to, rng)?, effort }
            }
            Self::Engage { ref ships, ref targets, committed } => SeaAction::Engage {
                engagements: sample_engagements(ships, targets, (committed, true), rng)?,
            },
            Self::SendIn { ref ships, ref targets, committed } => {
                let none = rng.below(2) == 0;
                let sampled = sample_engagements(ships, targets, (committed, false), rng);
                let engagements = sampled.filter(|_| !none).unwrap_or_default();
                SeaAction::SendIn { engagements }
            }
            Self::Roll { engagement, ref blocks, least, most } => {
                let block = *any_of(blocks, rng)?;
                let dice = (most > 0 && within(0, 3, rng) == 0)
                    .then(|| u8::try_from(within(least.into(), most.into(), rng)).ok());
                let until = Until::sample(rng);
                SeaAction::Roll { engagement, block, dice: dice.flatten(), until }
            }
            Self::Reserve { engagement, block, most } => {
                SeaAction::Reserve { engagement, block, armies: within(1, most, rng) }
            }
            Self::BreakOff { engagement } => SeaAction::BreakOff { engagement },
            Self::Board { ship, most } => SeaAction::Board { ship, armies: within(1, most, rng) },
            Self::Sink => SeaAction::Sink,
        })
    }
}

/// Returns `true` if a crew of this size can land in this way (N5).
fn can_land(effort: Effort, aboard: u32, committed: bool) -> bool {
    check_strength(aboard, "N5").is_ok() && check_effort(effort, aboard, committed, "N5").is_ok()
}

/// Returns `true` if these engagements use only the given ships, each with its armies aboard, and
/// the given targets (N3, N8).
fn can_engage(
    ships: &[(ShipId, u32)],
    targets: &[(ShipId, u32)],
    committed: bool,
    engagements: &Engagements,
) -> bool {
    let aboard = |ship: ShipId, among: &[(ShipId, u32)]| {
        among.iter().find(|(id, _)| *id == ship).map(|(_, armies)| *armies)
    };
    let fits = |engage: &Engage| {
        let Some(enemies) = aboard(engage.target, targets) else { return false };
        let crew = |ship: &ShipId| aboard(*ship, ships).unwrap_or(0);
        let can = |ship: &ShipId| check_crew(*ship, crew(ship), enemies).is_ok();
        let most = engage.ships.iter().map(crew).min().unwrap_or(0);
        engage.ships.iter().all(can) && check_together(engage, most, committed).is_ok()
    };
    check_each_once(engagements).is_ok() && engagements.iter().all(fits)
}

/// Draws random engagements: every ship picks a target or none, and ships with the same target make
/// a flanking attack if they can and `flanks` allows it.
fn sample_engagements(
    ships: &[(ShipId, u32)],
    targets: &[(ShipId, u32)],
    (committed, flanks): (bool, bool),
    rng: &mut dyn RandomSource,
) -> Option<Engagements> {
    let number = u32::try_from(targets.len()).ok()?;
    let mut engagements = Engagements::new();
    for &(ship, crew) in ships {
        let Some(&(target, enemies)) = targets.get(rng.below(number + 1) as usize) else {
            continue;
        };
        let partner = engagements.iter_mut().find(|engage| engage.target == target);
        if let (Some(engage), true, true) = (partner, committed && flanks, crew >= LEAST_BLOCK) {
            let fewest = smallest(ships, &engage.ships).min(crew);
            if fewest >= LEAST_BLOCK && engage.ships.try_push(ship).is_ok() {
                engage.effort = Effort::Committed(LEAST_BLOCK + rng.below(fewest - 1));
                continue;
            }
        }
        let effort = match crew {
            0 => continue,
            1 if enemies > 0 => continue,
            2.. if committed && rng.below(2) == 0 => {
                Effort::Committed(LEAST_BLOCK + rng.below(crew - 1))
            }
            _ => Effort::Normal,
        };
        let ships = std::iter::once(ship).collect();
        let _ = engagements.try_push(Engage { target, ships, effort });
    }
    if engagements.is_empty() {
        engagements.push(first_engagement(ships, targets)?);
    }
    Some(engagements)
}

fn first_engagement(ships: &[(ShipId, u32)], targets: &[(ShipId, u32)]) -> Option<Engage> {
    let pairs = targets.iter().flat_map(|target| ships.iter().map(move |ship| (ship, target)));
    let able = |((_, crew), (_, enemies)): &(&(ShipId, u32), &(ShipId, u32))| {
        *crew >= 2 || (*crew == 1 && *enemies == 0)
    };
    let ((ship, _), (target, _)) = pairs.into_iter().find(able)?;
    let ships = std::iter::once(*ship).collect();
    Some(Engage { target: *target, ships, effort: Effort::Normal })
}

fn smallest(ships: &[(ShipId, u32)], of: &ArrayVec<ShipId, MOST_ABREAST>) -> u32 {
    let crews = ships.iter().filter(|(id, _)| of.contains(id)).map(|(_, crew)| *crew);
    crews.min().unwrap_or(0)
}
