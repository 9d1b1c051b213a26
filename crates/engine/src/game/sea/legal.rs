//! The legal actions at sea.

use crate::battle::MAX_BLOCKS;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::action::sizes::check_crew;
use crate::game::choice::Choice;
use crate::game::choice::sea::SeaChoice;
use crate::game::land::landing;
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, SeaBattle};
use crate::game::pieces::fleet::Ship;
use crate::game::rules::ruleset::SeaOpponents;
use crate::game::state::State;
use crate::world::{Ocean, OceanSet, TerritorySet};
use arrayvec::ArrayVec;

pub(crate) fn list_naval(state: &State, choices: &mut Vec<Choice>) {
    let cruising = |(id, _): (ShipId, &Ship)| state.check_cruise(id).is_ok().then_some(id);
    let ships: Vec<ShipId> = state.ready().filter_map(cruising).collect();
    if !ships.is_empty() {
        choices.push(Choice::Sea(SeaChoice::Cruise { ships }));
    }
    for (id, ship) in state.ready() {
        list_ferrying(state, id, ship, choices);
        let to = landing::landings_of(state, id, ship);
        let committed = state.rules.large_attacks;
        if !to.is_empty() {
            choices.push(Choice::Sea(SeaChoice::Land {
                ship: id,
                to,
                aboard: ship.crew,
                committed,
            }));
        }
    }
    let manned = state.ready().filter(|(_, ship)| ship.crew > 0);
    let oceans: OceanSet = manned.map(|(_, ship)| ship.at.ocean()).collect();
    let foes = Seat::ALL.into_iter().filter(|seat| state.is_foe(*seat));
    for ocean in oceans {
        if state.rules.sea_opponents == SeaOpponents::Any {
            list_engagements(state, ocean, foes.clone().collect(), choices);
            continue;
        }
        for seat in foes.clone() {
            list_engagements(state, ocean, SeatSet::only(seat), choices);
        }
    }
}

fn list_ferrying(state: &State, id: ShipId, ship: &Ship, choices: &mut Vec<Choice>) {
    let ports = state.shores(ship) & state.board.held(state.turn.seat);
    for from in ports {
        if let Ok(most) = state.check_embark(id, from) {
            choices.push(Choice::Sea(SeaChoice::Embark { ship: id, from, most }));
        }
    }
    let to: TerritorySet =
        ports.iter().filter(|to| state.check_disembark(id, *to).is_ok()).collect();
    if !to.is_empty() {
        choices.push(Choice::Sea(SeaChoice::Disembark { ship: id, to, most: ship.crew }));
    }
}

fn list_engagements(state: &State, ocean: Ocean, foes: SeatSet, choices: &mut Vec<Choice>) {
    let within =
        |(id, ship): (ShipId, &Ship)| (ship.at.ocean() == ocean).then_some((id, ship.crew));
    let enemies = state.fleet.iter().filter(|(_, ship)| foes.contains(ship.owner));
    let targets: Vec<(ShipId, u32)> = enemies.filter_map(within).collect();
    if targets.is_empty() {
        return;
    }
    let weakest = targets.iter().map(|(_, crew)| *crew).min().unwrap_or(0);
    let able = |(id, crew): &(ShipId, u32)| check_crew(*id, *crew, weakest).is_ok();
    let ships: Vec<(ShipId, u32)> = state.ready().filter_map(within).filter(able).collect();
    if !ships.is_empty() {
        let committed = state.rules.large_attacks;
        choices.push(Choice::Sea(SeaChoice::Engage { ships, targets, committed }));
    }
}

pub(crate) fn list_send_in(state: &State, battle: &SeaBattle, choices: &mut Vec<Choice>) {
    let ships = state.available_ships(battle).map(|(id, ship)| (id, ship.crew)).collect();
    let attackers = state.attackers_in(battle);
    let targets = attackers.map(|id| (id, state.armies_at(id.into()))).collect();
    choices.push(Choice::Sea(SeaChoice::SendIn {
        ships,
        targets,
        committed: state.rules.large_attacks,
    }));
}

pub(crate) fn list_sea_rolls(state: &State, battle: &SeaBattle, choices: &mut Vec<Choice>) {
    for (number, engagement) in (0u8..).zip(&battle.engagements) {
        if state.check_engagement(number).is_ok() {
            list_engagement(state, number, engagement, choices);
        }
    }
}

fn list_engagement(state: &State, number: u8, engagement: &Engagement, choices: &mut Vec<Choice>) {
    let (least, most) = state.sea_dice(number).unwrap_or((1, 0));
    let dice = |number| u8::try_from(number).unwrap_or(u8::MAX);
    let roll = |blocks: ArrayVec<u8, MAX_BLOCKS>| SeaChoice::Roll {
        engagement: number,
        blocks,
        least: dice(least),
        most: dice(most),
    };
    let Force::Blocks(assault) = &engagement.force else {
        choices.push(Choice::Sea(roll(std::iter::once(0).collect())));
        if state.check_break_off(number).is_ok() {
            choices.push(Choice::Sea(SeaChoice::BreakOff { engagement: number }));
        }
        return;
    };
    let numbers = || 0u8..u8::try_from(assault.blocks.len()).unwrap_or(u8::MAX);
    let blocks = numbers().filter(|block| state.check_sea_roll(number, *block).is_ok());
    choices.push(Choice::Sea(roll(blocks.collect())));
    for block in numbers() {
        if let Ok(most @ 1..) = state.check_sea_reserves(number, block) {
            choices.push(Choice::Sea(SeaChoice::Reserve { engagement: number, block, most }));
        }
    }
}

pub(crate) fn list_boarding(state: &State, choices: &mut Vec<Choice>) {
    for ship in state.boarders() {
        choices.push(Choice::Sea(SeaChoice::Board { ship, most: state.boarding_armies(ship) }));
    }
    choices.push(Choice::Sea(SeaChoice::Sink));
}
