//! The legal actions at sea.

use crate::battle::MAX_BLOCKS;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::action::sizes::check_crew;
use crate::game::board::state::State;
use crate::game::choice::Choice;
use crate::game::choice::sea::SeaChoice;
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, SeaBattle};
use crate::game::pieces::fleet::Ship;
use crate::game::rules::ruleset::SeaOpponents;
use crate::world::{Ocean, OceanSet, TerritorySet};
use arrayvec::ArrayVec;

impl State {
    pub(crate) fn list_naval(&self, choices: &mut Vec<Choice>) {
        let cruising = |(id, _): (ShipId, &Ship)| self.check_cruise(id).is_ok().then_some(id);
        let ships: Vec<ShipId> = self.ready().filter_map(cruising).collect();
        if !ships.is_empty() {
            choices.push(Choice::Sea(SeaChoice::Cruise { ships }));
        }
        for (id, ship) in self.ready() {
            self.list_ferrying(id, ship, choices);
            let to = self.landings_of(id, ship);
            let committed = self.rules.large_attacks;
            if !to.is_empty() {
                choices.push(Choice::Sea(SeaChoice::Land {
                    ship: id,
                    to,
                    aboard: ship.crew,
                    committed,
                }));
            }
        }
        let manned = self.ready().filter(|(_, ship)| ship.crew > 0);
        let oceans: OceanSet = manned.map(|(_, ship)| ship.at.ocean()).collect();
        let foes = Seat::ALL.into_iter().filter(|seat| self.is_foe(*seat));
        for ocean in oceans {
            if self.rules.sea_opponents == SeaOpponents::Any {
                self.list_engagements(ocean, foes.clone().collect(), choices);
                continue;
            }
            for seat in foes.clone() {
                self.list_engagements(ocean, SeatSet::only(seat), choices);
            }
        }
    }

    fn list_ferrying(&self, id: ShipId, ship: &Ship, choices: &mut Vec<Choice>) {
        let ports = self.shores(ship) & self.board.held(self.turn.seat);
        for from in ports {
            if let Ok(most) = self.check_embark(id, from) {
                choices.push(Choice::Sea(SeaChoice::Embark { ship: id, from, most }));
            }
        }
        let to: TerritorySet =
            ports.iter().filter(|to| self.check_disembark(id, *to).is_ok()).collect();
        if !to.is_empty() {
            choices.push(Choice::Sea(SeaChoice::Disembark { ship: id, to, most: ship.crew }));
        }
    }

    fn list_engagements(&self, ocean: Ocean, foes: SeatSet, choices: &mut Vec<Choice>) {
        let within =
            |(id, ship): (ShipId, &Ship)| (ship.at.ocean() == ocean).then_some((id, ship.crew));
        let enemies = self.fleet.iter().filter(|(_, ship)| foes.contains(ship.owner));
        let targets: Vec<(ShipId, u32)> = enemies.filter_map(within).collect();
        if targets.is_empty() {
            return;
        }
        let weakest = targets.iter().map(|(_, crew)| *crew).min().unwrap_or(0);
        let able = |(id, crew): &(ShipId, u32)| check_crew(*id, *crew, weakest).is_ok();
        let ships: Vec<(ShipId, u32)> = self.ready().filter_map(within).filter(able).collect();
        if !ships.is_empty() {
            let committed = self.rules.large_attacks;
            choices.push(Choice::Sea(SeaChoice::Engage { ships, targets, committed }));
        }
    }

    pub(crate) fn list_send_in(&self, battle: &SeaBattle, choices: &mut Vec<Choice>) {
        let ships = self.to_send_in(battle).map(|(id, ship)| (id, ship.crew)).collect();
        let attackers = self.attackers_in(battle);
        let targets = attackers.map(|id| (id, self.armies_at(id.into()))).collect();
        choices.push(Choice::Sea(SeaChoice::SendIn {
            ships,
            targets,
            committed: self.rules.large_attacks,
        }));
    }

    pub(crate) fn list_sea_rolls(&self, battle: &SeaBattle, choices: &mut Vec<Choice>) {
        for (number, engagement) in (0u8..).zip(&battle.engagements) {
            if self.check_engagement(number).is_ok() {
                self.list_engagement(number, engagement, choices);
            }
        }
    }

    fn list_engagement(&self, number: u8, engagement: &Engagement, choices: &mut Vec<Choice>) {
        let (least, most) = self.sea_dice(number).unwrap_or((1, 0));
        let dice = |number| u8::try_from(number).unwrap_or(u8::MAX);
        let roll = |blocks: ArrayVec<u8, MAX_BLOCKS>| SeaChoice::Roll {
            engagement: number,
            blocks,
            least: dice(least),
            most: dice(most),
        };
        let Force::Blocks(assault) = &engagement.force else {
            choices.push(Choice::Sea(roll(std::iter::once(0).collect())));
            if self.check_break_off(number).is_ok() {
                choices.push(Choice::Sea(SeaChoice::BreakOff { engagement: number }));
            }
            return;
        };
        let numbers = || 0u8..u8::try_from(assault.blocks.len()).unwrap_or(u8::MAX);
        let blocks = numbers().filter(|block| self.check_sea_roll(number, *block).is_ok());
        choices.push(Choice::Sea(roll(blocks.collect())));
        for block in numbers() {
            if let Ok(most @ 1..) = self.check_sea_reserves(number, block) {
                choices.push(Choice::Sea(SeaChoice::Reserve { engagement: number, block, most }));
            }
        }
    }

    pub(crate) fn list_boarding(&self, choices: &mut Vec<Choice>) {
        for ship in self.boarders() {
            choices.push(Choice::Sea(SeaChoice::Board { ship, most: self.to_board(ship) }));
        }
        choices.push(Choice::Sea(SeaChoice::Sink));
    }
}
