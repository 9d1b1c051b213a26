//! The legal actions at sea.

use arrayvec::ArrayVec;

use super::battle::{Engagement, SeaBattle};
use super::engage::{check_crew, check_each_once, check_together};
use crate::core::{Chance, Seat, ShipId};
use crate::game::action::{Action, Effort, Engage, Engagements, MOST_ABREAST};
use crate::game::board::fleet::{Ship, Voyage};
use crate::game::board::state::State;
use crate::game::land::campaign::{LEAST_BLOCK, check_effort, check_strength};
use crate::game::legal::{Choice, any, any_of, any_until};
use crate::game::turn::phase::Force;
use crate::world::{Ocean, OceanSet, Territory, TerritorySet};

/// Whether so many armies aboard can land like this (N5).
pub(crate) fn can_land(effort: Effort, aboard: u32, committed: bool) -> bool {
    check_strength(aboard, "N5").is_ok() && check_effort(effort, aboard, committed, "N5").is_ok()
}

/// Whether these engagements are among those of the given ships, each with its armies aboard,
/// against the given targets (N3, N8).
pub(crate) fn can_engage(
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

/// One of some choices at sea at random.
pub(crate) fn sample_naval(choice: &Choice, chance: &mut dyn Chance) -> Option<Action> {
    let mut up_to = |least: u32, most: u32| least + chance.below(most.saturating_sub(least) + 1);
    Some(match *choice {
        Choice::PlaceShip { at } => {
            let place = chance.below(u32::try_from(at.len()).ok()?) as usize;
            Action::PlaceShip { at: at.nth(place)? }
        }
        Choice::Sail { to } => {
            let place = chance.below(u32::try_from(to.len()).ok()?) as usize;
            Action::Sail { to: to.nth(place)? }
        }
        Choice::Cruise { ref ships } => Action::Cruise { ship: *any_of(ships, chance)? },
        Choice::Embark { ship, from, most } => {
            Action::Embark { ship, from, armies: up_to(1, most) }
        }
        Choice::Disembark { ship, to, most } => {
            let armies = up_to(1, most);
            Action::Disembark { ship, to: any(to, chance)?, armies }
        }
        Choice::Land { ship, to, aboard, committed } => {
            let effort = if committed && aboard >= LEAST_BLOCK && up_to(0, 1) == 0 {
                Effort::Committed(up_to(LEAST_BLOCK, aboard))
            } else {
                Effort::Normal
            };
            Action::Land { ship, to: any(to, chance)?, effort }
        }
        Choice::Engage { ref ships, ref targets, committed } => Action::Engage {
            engagements: sample_engagements(ships, targets, (committed, true), chance)?,
        },
        Choice::SendIn { ref ships, ref targets, committed } => {
            let none = chance.below(2) == 0;
            let sampled = sample_engagements(ships, targets, (committed, false), chance);
            let engagements = sampled.filter(|_| !none).unwrap_or_default();
            Action::SendIn { engagements }
        }
        Choice::SeaRoll { engagement, ref blocks } => {
            let block = *any_of(blocks, chance)?;
            Action::SeaRoll { engagement, block, until: any_until(chance) }
        }
        Choice::SeaReserve { engagement, block, most } => {
            Action::SeaReserve { engagement, block, armies: up_to(1, most) }
        }
        Choice::BreakOff { engagement } => Action::BreakOff { engagement },
        Choice::Board { ship, most } => Action::Board { ship, armies: up_to(1, most) },
        Choice::Sink => Action::Sink,
        _ => return None,
    })
}

/// Engagements at random: every ship picks a target or none; those that picked the same one are
/// flanks if they can and `flanks` allows it.
pub(crate) fn sample_engagements(
    ships: &[(ShipId, u32)],
    targets: &[(ShipId, u32)],
    (committed, flanks): (bool, bool),
    chance: &mut dyn Chance,
) -> Option<Engagements> {
    let number = u32::try_from(targets.len()).ok()?;
    let mut engagements = Engagements::new();
    for &(ship, crew) in ships {
        let Some(&(target, enemies)) = targets.get(chance.below(number + 1) as usize) else {
            continue;
        };
        let partner = engagements.iter_mut().find(|engage| engage.target == target);
        if let (Some(engage), true, true) = (partner, committed && flanks, crew >= LEAST_BLOCK) {
            let fewest = smallest(ships, &engage.ships).min(crew);
            if fewest >= LEAST_BLOCK && engage.ships.try_push(ship).is_ok() {
                engage.effort = Effort::Committed(LEAST_BLOCK + chance.below(fewest - 1));
                continue;
            }
        }
        let effort = match crew {
            0 => continue,
            1 if enemies > 0 => continue,
            2.. if committed && chance.below(2) == 0 => {
                Effort::Committed(LEAST_BLOCK + chance.below(crew - 1))
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

impl State {
    /// The ships of the seat on turn that can still act.
    pub fn ready(&self) -> impl Iterator<Item = (ShipId, &Ship)> + Clone {
        self.fleet.of(self.turn.seat).filter(|(_, ship)| ship.voyage != Voyage::Done)
    }

    /// The ships that can land on a territory now (N4, N5).
    pub fn landing_ships(&self, to: Territory) -> impl Iterator<Item = ShipId> {
        self.ready().map(|(id, _)| id).filter(move |id| self.check_landing(*id, to).is_ok())
    }

    /// The territories on which some ship can land now (N4, N5).
    pub fn landings(&self) -> TerritorySet {
        self.ready().fold(TerritorySet::EMPTY, |all, (id, ship)| all | self.landings_of(id, ship))
    }

    fn landings_of(&self, id: ShipId, ship: &Ship) -> TerritorySet {
        let others = self.shores(ship) - self.board.held(self.turn.seat);
        others.iter().filter(|to| self.check_landing(id, *to).is_ok()).collect()
    }

    pub(crate) fn list_naval(&self, choices: &mut Vec<Choice>) {
        let cruising = |(id, _): (ShipId, &Ship)| self.check_cruise(id).is_ok().then_some(id);
        let ships: Vec<ShipId> = self.ready().filter_map(cruising).collect();
        if !ships.is_empty() {
            choices.push(Choice::Cruise { ships });
        }
        for (id, ship) in self.ready() {
            self.list_ferrying(id, ship, choices);
            let to = self.landings_of(id, ship);
            let committed = self.rules.large_attacks;
            if !to.is_empty() {
                choices.push(Choice::Land { ship: id, to, aboard: ship.crew, committed });
            }
        }
        let manned = self.ready().filter(|(_, ship)| ship.crew > 0);
        let oceans: OceanSet = manned.map(|(_, ship)| ship.at.ocean()).collect();
        for ocean in oceans {
            for seat in Seat::ALL.into_iter().filter(|seat| self.is_foe(*seat)) {
                self.list_engagements(ocean, seat, choices);
            }
        }
    }

    fn list_ferrying(&self, id: ShipId, ship: &Ship, choices: &mut Vec<Choice>) {
        let ports = self.shores(ship) & self.board.held(self.turn.seat);
        for from in ports {
            if let Ok(most) = self.check_embark(id, from) {
                choices.push(Choice::Embark { ship: id, from, most });
            }
        }
        let to: TerritorySet =
            ports.iter().filter(|to| self.check_disembark(id, *to).is_ok()).collect();
        if !to.is_empty() {
            choices.push(Choice::Disembark { ship: id, to, most: ship.crew });
        }
    }

    fn list_engagements(&self, ocean: Ocean, seat: Seat, choices: &mut Vec<Choice>) {
        let within =
            |(id, ship): (ShipId, &Ship)| (ship.at.ocean() == ocean).then_some((id, ship.crew));
        let targets: Vec<(ShipId, u32)> = self.fleet.of(seat).filter_map(within).collect();
        if targets.is_empty() {
            return;
        }
        let weakest = targets.iter().map(|(_, crew)| *crew).min().unwrap_or(0);
        let able = |(id, crew): &(ShipId, u32)| check_crew(*id, *crew, weakest).is_ok();
        let ships: Vec<(ShipId, u32)> = self.ready().filter_map(within).filter(able).collect();
        if !ships.is_empty() {
            let committed = self.rules.large_attacks;
            choices.push(Choice::Engage { ships, targets, committed });
        }
    }

    pub(crate) fn list_send_in(&self, battle: &SeaBattle, choices: &mut Vec<Choice>) {
        let ships = self.to_send_in(battle).map(|(id, ship)| (id, ship.crew)).collect();
        let targets = battle
            .engagements
            .iter()
            .flat_map(Engagement::ships)
            .map(|id| (id, self.armies_at(id.into())))
            .collect();
        choices.push(Choice::SendIn { ships, targets, committed: self.rules.large_attacks });
    }

    pub(crate) fn list_sea_rolls(&self, battle: &SeaBattle, choices: &mut Vec<Choice>) {
        for (number, engagement) in (0u8..).zip(&battle.engagements) {
            if self.check_engagement(number).is_ok() {
                self.list_engagement(number, engagement, choices);
            }
        }
    }

    fn list_engagement(&self, number: u8, engagement: &Engagement, choices: &mut Vec<Choice>) {
        let Force::Blocks(assault) = &engagement.force else {
            let blocks = std::iter::once(0).collect();
            choices.push(Choice::SeaRoll { engagement: number, blocks });
            if self.check_break_off(number).is_ok() {
                choices.push(Choice::BreakOff { engagement: number });
            }
            return;
        };
        let numbers = || 0u8..u8::try_from(assault.blocks.len()).unwrap_or(u8::MAX);
        let blocks = numbers().filter(|block| self.check_sea_roll(number, *block).is_ok());
        choices.push(Choice::SeaRoll { engagement: number, blocks: blocks.collect() });
        for block in numbers() {
            if let Ok(most @ 1..) = self.check_sea_reserves(number, block) {
                choices.push(Choice::SeaReserve { engagement: number, block, most });
            }
        }
    }

    pub(crate) fn list_boarding(&self, choices: &mut Vec<Choice>) {
        for ship in self.boarders() {
            choices.push(Choice::Board { ship, most: self.to_board(ship) });
        }
        choices.push(Choice::Sink);
    }
}
