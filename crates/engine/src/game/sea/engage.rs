//! Declaring a sea battle, and sending other ships into it (N3, N7, N8).

use super::battle::{Engagement, SeaBattle, Standing};
use crate::battle::Assault;
use crate::core::{Seat, ShipId};
use crate::game::LEAST_BLOCK;
use crate::game::action::{Effort, Engage, Engagements};
use crate::game::board::fleet::Ship;
use crate::game::board::state::{Play, State, check_armies};
use crate::game::event::{AttackKind, Event};
use crate::game::refusal::Refusal;
use crate::game::turn::phase::{Attack, Force, Phase};

impl State {
    pub(crate) fn engage(&mut self, wanted: &Engagements, play: &mut Play) -> Result<(), Refusal> {
        let Phase::Campaign = self.phase else { return self.not_now() };
        let defender = self.check_engagements(wanted)?;
        let attacker = self.turn.seat;
        let engagements = wanted.iter().map(|engage| engagement(engage, attacker)).collect();
        play.tell(Event::SeaBattleBegan { attacker, defender });
        let battle = SeaBattle { defender, side: attacker, engagements };
        self.tell_engagements(&battle, 0, play);
        self.after_declaration(Attack::Sea(Box::new(battle)), play);
        Ok(())
    }

    fn check_engagements(&self, wanted: &Engagements) -> Result<Seat, Refusal> {
        let mut ships = wanted.iter().flat_map(|engage| &engage.ships);
        let first = ships.next().ok_or(Refusal::NoEngagement)?;
        let ocean = self.check_ship(*first)?.at.ocean();
        let target = self.fleet.get(wanted[0].target).ok_or(Refusal::NoEngagement)?;
        let defender = target.owner;
        for engage in wanted {
            let target = self.check_target(engage, defender)?;
            if target.at.ocean() != ocean {
                return Err(Refusal::OtherOcean(engage.target));
            }
            for &ship in &engage.ships {
                let attacking = self.check_ship(ship)?;
                if attacking.at.ocean() != ocean {
                    return Err(Refusal::OtherOcean(ship));
                }
                self.check_effort(engage, ship, &attacking, &target)?;
            }
        }
        check_each_once(wanted)?;
        Ok(defender)
    }

    fn check_target(&self, engage: &Engage, defender: Seat) -> Result<Ship, Refusal> {
        match self.fleet.get(engage.target) {
            Some(target) if target.owner == self.turn.seat => Err(Refusal::OwnShip(engage.target)),
            Some(target) if !self.is_foe(target.owner) => Err(Refusal::Commander(target.owner)),
            Some(target) if target.owner == defender && !engage.ships.is_empty() => Ok(*target),
            _ => Err(Refusal::NoEngagement),
        }
    }

    fn tell_engagements(&self, battle: &SeaBattle, from: usize, play: &mut Play) {
        for (number, engagement) in (0u8..).zip(&battle.engagements).skip(from) {
            for ship in engagement.ships() {
                let (kind, armies) = match &engagement.force {
                    Force::Normal(_) => {
                        (AttackKind::Normal, self.fleet.get(ship).map_or(0, |ship| ship.crew))
                    }
                    Force::Blocks(assault) => {
                        let kind = match assault.blocks.len() {
                            1 => AttackKind::Committed,
                            _ => AttackKind::Flanking,
                        };
                        (kind, assault.committed_from(ship.into()))
                    }
                };
                let (by, target) = (engagement.by, engagement.target);
                play.tell(Event::Engaged { engagement: number, by, ship, target, kind, armies });
            }
        }
    }

    /// The ships of the attacked seat that can be sent into a battle: crewed, unattacked, in the
    /// same ocean (N7).
    pub fn to_send_in<'a>(
        &'a self,
        battle: &'a SeaBattle,
    ) -> impl Iterator<Item = (ShipId, &'a Ship)> {
        let ocean = battle.engagements.first().and_then(|engagement| {
            self.fleet.get(engagement.target).map(|target| target.at.ocean())
        });
        self.fleet.of(battle.defender).filter(move |(id, ship)| {
            ship.crew > 1 && Some(ship.at.ocean()) == ocean && !battle.attacks(*id)
        })
    }

    /// The attacked seat may send ships in; an ally's are led by the next player clockwise from the
    /// attacker, as its mobilization is (T12).
    pub(crate) fn call_reserves(&mut self, battle: Box<SeaBattle>, play: &mut Play) {
        let can = self.to_send_in(&battle).next().is_some();
        match self.leader_of(battle.defender).filter(|_| can) {
            Some(decider) => self.phase = Phase::SendIn { battle, decider },
            None => self.settle_battle(battle, None, play),
        }
    }

    pub(crate) fn send_in(&mut self, wanted: &Engagements, play: &mut Play) -> Result<(), Refusal> {
        let Phase::SendIn { ref battle, .. } = self.phase else { return self.not_now() };
        let attackers: Vec<ShipId> =
            battle.engagements.iter().flat_map(Engagement::ships).collect();
        for engage in wanted {
            let [ship] = engage.ships.as_slice() else { return Err(Refusal::NoEngagement) };
            let sent = self.to_send_in(battle).find(|(id, _)| id == ship);
            let (_, sent) = sent.ok_or(Refusal::NotToSend(*ship))?;
            let target =
                self.fleet.get(engage.target).filter(|_| attackers.contains(&engage.target));
            let target = target.ok_or(Refusal::NoEngagement)?;
            self.check_effort(engage, *ship, sent, target)?;
        }
        check_each_once(wanted)?;
        let mut battle = battle.clone();
        let (before, by) = (battle.engagements.len(), battle.defender);
        battle.engagements.extend(wanted.iter().map(|engage| engagement(engage, by)));
        self.tell_engagements(&battle, before, play);
        self.settle_battle(battle, None, play);
        Ok(())
    }

    /// A ship without armies is taken without a fight, by any crew (N3).
    fn check_effort(
        &self,
        engage: &Engage,
        id: ShipId,
        ship: &Ship,
        target: &Ship,
    ) -> Result<(), Refusal> {
        if ship.crew == 0 {
            return Err(Refusal::NoCrew(id));
        }
        match engage.effort {
            Effort::Normal if engage.ships.len() > 1 => Err(Refusal::OneShipAlone),
            Effort::Normal if target.crew == 0 => Ok(()),
            Effort::Normal => check_armies(1, 1, ship.crew - 1, "N8"),
            Effort::Committed(_) if !self.rules.large_attacks => Err(Refusal::NoLargeAttacks),
            Effort::Committed(size) => check_armies(size, LEAST_BLOCK, ship.crew, "N8"),
        }
    }
}

fn engagement(engage: &Engage, by: Seat) -> Engagement {
    let posts = engage.ships.iter().map(|ship| (*ship).into());
    let force = match (engage.effort, engage.ships.first()) {
        (Effort::Normal, Some(ship)) => Force::Normal((*ship).into()),
        (Effort::Normal, None) => Force::Blocks(Assault::new([], 0)),
        (Effort::Committed(size), _) => Force::Blocks(Assault::new(posts, size)),
    };
    Engagement { by, target: engage.target, force, rolls: 0, standing: Standing::Open }
}

fn check_each_once(wanted: &Engagements) -> Result<(), Refusal> {
    let ships: Vec<ShipId> =
        wanted.iter().flat_map(|engage| engage.ships.iter().copied()).collect();
    let twice = (1..ships.len()).find(|place| ships[..*place].contains(&ships[*place]));
    twice.map_or(Ok(()), |place| Err(Refusal::OneAtATime(ships[place])))
}
