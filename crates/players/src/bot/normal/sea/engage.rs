//! Sea battles: ships to attack, ships to send in, engagements to break off, prizes to board or
//! sink.

use super::fight::real;
use super::{Planner, WORTHWHILE};
use crate::bot::normal::chain_plan::whole;
use crate::bot::sea_forecast;
use engine::core::{Seat, ShipId};
use engine::game::{
    Action, Choice, Engage, Engagement, Engagements, Force, Legal, Phase, SeaAction, SeaBattle,
    SeaChoice, Ship, Until,
};

/// The probability of victory below which an engagement is broken off.
const HOPELESS: f64 = 0.4;

/// The crew from which a ship boards a prize even if enemies are near.
const CAN_SPARE: u32 = 3;

impl Planner<'_> {
    /// Attacks the ship that is most worth sinking: for itself, for its prize, or because it
    /// patrols a coast worth a landing (N4).
    pub(super) fn engage(&self) -> Option<Action> {
        let (worth, engage) = self
            .ready()
            .flat_map(|(id, ship)| self.fights_of(id, ship))
            .max_by(|(a, _), (b, _)| a.total_cmp(b))?;
        let engagements: Engagements = std::iter::once(engage).collect();
        (worth > WORTHWHILE).then_some(Action::Sea(SeaAction::Engage { engagements }))
    }

    fn fights_of(&self, id: ShipId, ship: &Ship) -> Vec<(f32, Engage)> {
        let enemies = self.view.state.fleet().iter().filter(|(_, enemy)| {
            self.view.is_foe(enemy.owner) && enemy.at.ocean() == ship.at.ocean()
        });
        enemies
            .filter_map(|(target, enemy)| {
                let fight = self.fight(ship.crew, enemy)?;
                let opened = self.opened_by(ship, enemy, fight.odds.losses_if_won);
                let worth = fight.worth + real(fight.odds.victory()) * opened;
                let ships = std::iter::once(id).collect();
                Some((worth, Engage { target, ships, effort: fight.effort }))
            })
            .collect()
    }

    /// Returns the worth of landings that an enemy ship prevents, if it is the only patrol.
    fn opened_by(&self, ship: &Ship, enemy: &Ship, losses: f64) -> f32 {
        let state = self.view.state;
        let patrol = state.fleet().patrol(enemy.owner, ship.at.ocean()).count();
        if enemy.crew == 0 || patrol != 1 {
            return 0.0;
        }
        let crew = ship.crew.saturating_sub(whole(real(losses)));
        let behind = state.shores(ship) & state.board().held(enemy.owner);
        let landings = behind.iter().filter_map(|to| {
            let landing = self.landing(to, crew)?;
            Some(self.with_sequel(to, crew, &landing))
        });
        landings.fold(0.0, f32::max)
    }

    /// Sends in every ship that has good odds against some attacker (N7).
    pub fn send_in(&self) -> Option<Action> {
        let state = self.view.state;
        let Phase::SendIn { battle, .. } = state.phase() else { return None };
        let attackers: Vec<ShipId> =
            battle.engagements.iter().flat_map(Engagement::ships).collect();
        let best = |crew: u32| {
            attackers
                .iter()
                .filter_map(|id| Some((*id, self.fight(crew, state.fleet().get(*id)?)?)))
                .filter(|(_, fight)| fight.worth > 0.0)
                .max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth))
        };
        let mut engagements = Engagements::new();
        for (id, ship) in state.available_ships(battle) {
            let Some((target, fight)) = best(ship.crew) else { continue };
            let ships = std::iter::once(id).collect();
            if engagements.try_push(Engage { target, ships, effort: fight.effort }).is_err() {
                break;
            }
        }
        Some(Action::Sea(SeaAction::SendIn { engagements }))
    }

    /// Breaks off hopeless engagements, fills up blocks, and rolls on.
    pub fn sea_battle(&self) -> Option<Action> {
        let Phase::SeaBattle(battle) = self.view.state.phase() else { return None };
        let mut open = (0u8..)
            .zip(&battle.engagements)
            .filter(|(_, engagement)| engagement.by == battle.side && engagement.is_open());
        let (number, engagement) = open.next()?;
        match &engagement.force {
            Force::Normal(from) => Some(self.roll_or_break_off(number, engagement, from.ship()?)),
            Force::Blocks(_) => self.roll_ship(number, engagement, battle),
        }
    }

    fn roll_or_break_off(&self, engagement: u8, found: &Engagement, ship: ShipId) -> Action {
        let own = self.view.state.armies_at(ship.into());
        let theirs = self.view.state.armies_at(found.target.into());
        let hopeless = |crew: u32| sea_forecast::normal(crew, theirs).victory() < HOPELESS;
        if found.rolls > 0 && hopeless(own) {
            return Action::Sea(SeaAction::BreakOff { engagement });
        }
        let stop = (1..own).rev().find(|left| hopeless(*left)).unwrap_or(1);
        Action::Sea(SeaAction::Roll { engagement, block: 0, dice: None, until: Until::Left(stop) })
    }

    fn roll_ship(&self, number: u8, found: &Engagement, battle: &SeaBattle) -> Option<Action> {
        let Force::Blocks(assault) = &found.force else { return None };
        let engagement = number;
        for (block, troops) in (0u8..).zip(&assault.blocks) {
            let lost = troops.declared - troops.troops;
            let reserves = self.view.state.reserves(assault, troops.from);
            let still = troops.from.ship().and_then(|ship| self.view.state.fleet().get(ship));
            let own = still.is_some_and(|ship| ship.owner == battle.side);
            if found.rolls > 0 && own && lost > 0 && reserves > 0 {
                let armies = lost.min(reserves);
                return Some(Action::Sea(SeaAction::Reserve { engagement, block, armies }));
            }
        }
        let block = u8::try_from(assault.next_with_troops(0)?).ok()?;
        Some(Action::Sea(SeaAction::Roll { engagement, block, dice: None, until: Until::Conquest }))
    }

    /// Boards a prize if the crew can be spared, otherwise sinks it (N10).
    pub fn board(&self, legal: &Legal) -> Option<Action> {
        let state = self.view.state;
        let Phase::Board { prize, .. } = state.phase() else { return None };
        let at = state.fleet().get(*prize)?.at;
        let boarding = legal.choices.iter().filter_map(|choice| {
            if let Choice::Sea(SeaChoice::Board { ship, most }) = choice {
                Some((*ship, *most))
            } else {
                None
            }
        });
        let (ship, most) = boarding.max_by_key(|(_, most)| *most)?;
        let victor = state.fleet().get(ship)?;
        let danger = state.fleet().iter().any(|(id, other)| {
            id != *prize
                && other.owner != victor.owner
                && self.is_hostile(other.owner)
                && other.crew > victor.crew
                && other.at.ocean() == at.ocean()
        });
        if victor.crew < CAN_SPARE && danger {
            return Some(Action::Sea(SeaAction::Sink));
        }
        Some(Action::Sea(SeaAction::Board { ship, armies: most.div_ceil(2) }))
    }

    fn is_hostile(&self, seat: Seat) -> bool {
        self.view.rivals().any(|rival| rival == seat)
    }
}
