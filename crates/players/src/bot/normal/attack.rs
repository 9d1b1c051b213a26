//! Attacks: targets, rolls, the time to stop, and the armies that stay behind.

use super::Planner;
use super::chain_plan::ChainPlan;
use engine::battle::{Assault, Dice, Post};
use engine::core::ShipId;
use engine::game::{Action, Battle, Force, Phase, PlusOne, Until};
use engine::world::Territory;

impl Planner<'_> {
    /// Returns the most promising chain of attacks and its origin, if it promises enough.
    pub(super) fn best_chain(&self) -> Option<(Territory, ChainPlan)> {
        let attackers = self.view.state.attackers();
        let chains = attackers.iter().map(|from| (from, self.plan(from, self.to_plan_with(from))));
        let least = self.view.weights.worthwhile;
        chains
            .filter(|(_, plan)| plan.target.is_some() && plan.worth > least)
            .max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth))
    }

    /// Returns the attack with the best odds among those due, if a campaign can't end yet (K4);
    /// otherwise the given action.
    pub fn due_attack(&self, action: Action) -> Action {
        let bound = self.view.state.bound_to_attack();
        if action != Action::Done || bound.is_empty() {
            return action;
        }
        let due = bound
            .iter()
            .flat_map(|from| self.view.state.outnumbered(from).iter().map(move |to| (from, to)));
        let promise = |(from, to): &(Territory, Territory)| {
            let forecast = self.forecast(self.view.armies(*from), self.view.armies(*to));
            let gain = self.values().gain(&self.values().holdings(), *to);
            self.attack_worth(*to, &forecast, gain)
        };
        due.max_by(|a, b| promise(a).total_cmp(&promise(b)))
            .map_or(action, |(from, to)| Action::Attack { from, to })
    }

    /// Wears down the largest rival beside a large stack, even if its territory won't fall.
    pub(super) fn grind(&self) -> Option<Action> {
        let able = |from: &Territory| self.view.armies(*from) > self.view.weights.grinds_above;
        let rivals = |from: Territory| {
            let beside = self.view.neighbours(from) - self.view.held();
            beside.iter().filter(|to| self.view.is_rival(*to)).map(move |to| (from, to))
        };
        let attackers = self.view.state.attackers();
        let worn = |(from, to): &(_, _)| self.view.armies(*from).min(self.view.armies(*to));
        let (from, to) = attackers.iter().filter(able).flat_map(rivals).max_by_key(worn)?;
        Some(Action::Attack { from, to })
    }

    /// Returns the armies of a territory available to plans.
    pub(super) fn to_plan_with(&self, from: Territory) -> u32 {
        self.view.armies(from).saturating_sub(self.garrison_of(from))
    }

    /// Goes on while the odds are good.
    pub fn battle(&self) -> Option<Action> {
        let Phase::Battle(battle) = self.view.state.phase() else { return None };
        match &battle.force {
            Force::Normal(from) => Some(self.roll(*from, battle)),
            Force::Blocks(assault) => self.roll_block(assault, battle),
        }
    }

    fn roll(&self, from: Post, battle: &Battle) -> Action {
        let own = self.view.state.armies_at(from);
        let weights = self.view.weights;
        let stops_at = |left: u32| {
            let hopeless = self.normal_forecast(left, battle.to).conquest < weights.hopeless;
            hopeless && left <= weights.grinds_above
        };
        if battle.rolls > 0 && stops_at(own) {
            return Action::Halt;
        }
        let (_, most) = self.view.state.normal_dice(from);
        let stop = (1..own).rev().find(|left| stops_at(*left)).unwrap_or(1);
        Action::Roll { dice: u8::try_from(most).unwrap_or(1), until: Until::Left(stop) }
    }

    /// Fills up a partly committed block and rolls on: there is no way back (A4).
    fn roll_block(&self, assault: &Assault, battle: &Battle) -> Option<Action> {
        for (number, block) in (0u8..).zip(&assault.blocks) {
            let lost = block.declared - block.troops;
            let reserves = self.view.state.reserves(assault, block.from);
            if battle.rolls > 0 && lost > 0 && reserves > 0 {
                return Some(Action::Reserve { block: number, armies: lost.min(reserves) });
            }
        }
        let block = u8::try_from(assault.next_with_troops(0)?).ok()?;
        let has_reserves =
            assault.origins().iter().any(|from| self.view.state.reserves(assault, *from) > 0);
        let until = if has_reserves { Until::Left(assault.troops() / 2) } else { Until::Conquest };
        Some(Action::RollBlock { block, plus: PlusOne::Best, until })
    }

    pub fn plus_one(&self) -> Option<Action> {
        let Phase::PlusOne { attack, defence, .. } = self.view.state.phase() else { return None };
        let face = Dice::best_raise(*attack, *defence)?;
        Some(Action::Raise { face })
    }

    /// Puts all armies ashore, except one that keeps the ship (N3, N5).
    pub fn go_ashore(&self, ship: ShipId, most: u32) -> Action {
        let stays = u32::from(self.view.state.armies_at(ship.into()) == most);
        Action::Advance { armies: most.saturating_sub(stays) }
    }

    /// Returns the armies that should stay in a territory of a continent held whole.
    pub fn guard(&self, territory: Territory) -> u32 {
        let continent = territory.continent();
        let whole = continent.territories().is_subset(self.view.held());
        if whole { self.view.threat(territory) } else { 0 }
    }
}
