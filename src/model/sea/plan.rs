//! The sea battle that is planned, and ships that are sent into one.

use crate::model::land::odds::Matchup;
use crate::model::session::{Duty, Session};
use engine::battle::Flank;
use engine::core::{Seat, SeatSet, ShipId};
use engine::game::{Ask, Effort, Engage, LEAST_BLOCK, Phase, SeaOpponents};

/// A ship of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoeView {
    pub ship: ShipId,
    pub owner: Seat,
    /// Armies aboard.
    pub crew: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngageView {
    /// The enemy ship.
    pub target: FoeView,
    /// The own ships against it.
    pub ships: Vec<FoeView>,
    pub effort: Effort,
    /// The fewest and the most armies of a block, if a committed or flanking attack is possible.
    pub blocks: Option<(u32, u32)>,
    /// Whether a normal attack is possible: one ship alone.
    pub may_be_normal: bool,
    /// What the odds follow from if it is carried on to the end.
    pub matchup: Option<Matchup>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaPlanView {
    /// Whose ships are attacked, in words.
    pub defenders: String,
    pub engagements: Vec<EngageView>,
    /// Own ships of the ocean that attack nobody yet.
    pub idle: Vec<FoeView>,
    /// Enemy ships of the ocean that nobody attacks yet: they may be sent in.
    pub others: Vec<FoeView>,
    /// Ships of the ocean of opponents who are not in the battle, and may be attacked in it.
    pub strangers: Vec<FoeView>,
    /// Whose they are, in words.
    pub bystanders: String,
}

/// Ships that may be sent into a battle (N7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SendInView {
    /// Whose ships they are; an ally's are led by the next player.
    pub side: Seat,
    pub attacker: Seat,
    pub ships: Vec<FoeView>,
    /// Attacking ships they can be sent against.
    pub targets: Vec<FoeView>,
    /// Those chosen so far.
    pub engagements: Vec<EngageView>,
}

impl SeaPlanView {
    /// Own ships that commit everybody aboard (N6).
    pub fn ships_at_stake(&self) -> Vec<ShipId> {
        let committed = |engage: &EngageView| match engage.effort {
            Effort::Committed(size) => size,
            Effort::Normal => 0,
        };
        self.engagements
            .iter()
            .flat_map(|engage| engage.ships.iter().map(move |ship| (ship, committed(engage))))
            .filter(|(ship, size)| *size >= ship.crew.max(1))
            .map(|(ship, _)| ship.ship)
            .collect()
    }
}

impl Session {
    fn foe(&self, id: ShipId) -> Option<FoeView> {
        let ship = self.view().table().fleet().get(id)?;
        Some(FoeView { ship: id, owner: ship.owner, crew: ship.crew })
    }

    fn engage_view(&self, engage: &Engage) -> Option<EngageView> {
        let state = self.view().table();
        let most = state.largest_block(&engage.ships);
        let can = |effort| state.check_together(&Engage { effort, ..engage.clone() }).is_ok();
        let target = self.foe(engage.target)?;
        let ships: Vec<FoeView> = engage.ships.iter().filter_map(|ship| self.foe(*ship)).collect();
        Some(EngageView {
            target,
            matchup: matchup(&ships, engage.effort, target.crew),
            ships,
            effort: engage.effort,
            blocks: can(Effort::Committed(LEAST_BLOCK)).then_some((LEAST_BLOCK, most)),
            may_be_normal: can(Effort::Normal),
        })
    }

    /// The sea battle that the person at the screen is planning.
    pub fn sea_plan(&self) -> Option<SeaPlanView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let engagements = &self.draft().engagements;
        let first = engagements.first().filter(|_| prompt.ask == Ask::Campaign)?;
        let state = self.view().table();
        let target = state.fleet().get(first.target)?;
        let engaged = |id: ShipId| {
            engagements.iter().any(|engage| engage.target == id || engage.ships.contains(&id))
        };
        let in_ocean = |seat: Seat| {
            state.fleet().patrol(seat, target.at.ocean()).filter(move |(id, _)| !engaged(*id))
        };
        let owners: SeatSet = engagements
            .iter()
            .filter_map(|engage| Some(state.fleet().get(engage.target)?.owner))
            .collect();
        let opponents = match state.rules().sea_opponents {
            SeaOpponents::One => owners,
            SeaOpponents::Any => !SeatSet::only(state.turn().seat),
        };
        let joins = |id: ShipId| {
            let foes =
                opponents.iter().flat_map(|seat| state.fleet().patrol(seat, target.at.ocean()));
            foes.into_iter().any(|(foe, _)| state.check_pair(id, foe).is_ok())
        };
        let idle: Vec<FoeView> = in_ocean(state.turn().seat)
            .filter(|(id, _)| joins(*id))
            .filter_map(|(id, _)| self.foe(id))
            .collect();
        let is_foe = |foe: ShipId| idle.iter().any(|own| state.check_pair(own.ship, foe).is_ok());
        let strangers = (opponents - owners).iter().flat_map(in_ocean);
        let strangers: Vec<FoeView> =
            strangers.filter(|(id, _)| is_foe(*id)).filter_map(|(id, _)| self.foe(id)).collect();
        Some(SeaPlanView {
            defenders: self.names(owners),
            engagements: engagements.iter().filter_map(|e| self.engage_view(e)).collect(),
            others: owners.iter().flat_map(in_ocean).filter_map(|(id, _)| self.foe(id)).collect(),
            bystanders: self.names(strangers.iter().map(|foe| foe.owner).collect()),
            idle,
            strangers,
        })
    }

    /// The ships that the person at the screen may send into a battle.
    pub fn send_in(&self) -> Option<SendInView> {
        let Duty::Decide(_) = self.duty() else { return None };
        let state = self.view().table();
        let Phase::SendIn { battle, .. } = state.phase() else { return None };
        let attackers = state.attackers_in(battle);
        Some(SendInView {
            side: battle.defender,
            attacker: state.turn().seat,
            ships: state.to_send_in(battle).filter_map(|(id, _)| self.foe(id)).collect(),
            targets: attackers.filter_map(|id| self.foe(id)).collect(),
            engagements: self
                .draft()
                .engagements
                .iter()
                .filter_map(|engage| self.engage_view(engage))
                .collect(),
        })
    }
}

fn matchup(ships: &[FoeView], effort: Effort, against: u32) -> Option<Matchup> {
    match (effort, ships) {
        (Effort::Normal, [ship]) => Some(Matchup::Sea { crew: ship.crew, against }),
        (Effort::Committed(size), [_, ..]) => {
            let block = |ship: &FoeView| Flank {
                spare: ship.crew.saturating_sub(size),
                ..Flank::whole(size)
            };
            Some(Matchup::Ships { blocks: ships.iter().map(block).collect(), against })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::session::Intent;
    use crate::model::testing::position;
    use engine::game::Control;

    fn ship(crew: u32) -> FoeView {
        FoeView { ship: ShipId::all().next().unwrap(), owner: Seat::Red, crew }
    }

    /// Red plans that its ship 1 attacks Blue's ship 3; Black's ship 4 lies in the same ocean.
    fn planned(option: &str) -> SeaPlanView {
        let people = [Seat::Red, Seat::Blue, Seat::Black].map(|seat| (seat, Control::Human));
        let text = format!(
            "rules nautical {option}
             players Red Blue Black
             turn Red campaign
             Brazil Red 5
             Japan Blue 1
             Peru Black 1
             ship 1 Red 5 at 9,8
             ship 2 Red 5 at 9,8
             ship 3 Blue 3 at 9,8
             ship 4 Black 3 at 9,8
             * Green 1"
        );
        let mut session = position(&text, &people, 1);
        let [own, enemy] = [0, 2].map(|number| ShipId::try_from(number).unwrap());
        session.dispatch(Intent::Engage(own, enemy));
        session.sea_plan().unwrap()
    }

    #[test]
    fn n7_ships_of_a_second_opponent_are_offered_where_one_battle_may_be_against_several() {
        let numbers = |ships: &[FoeView]| -> Vec<u8> {
            ships.iter().map(|foe| u8::try_from(foe.ship.index()).unwrap() + 1).collect()
        };
        let any = planned("");
        assert_eq!((any.defenders.as_str(), any.bystanders.as_str()), ("Blue", "Black"));
        assert_eq!((numbers(&any.idle), numbers(&any.strangers)), (vec![2], vec![4]));
        let one = planned("sea-opponents one");
        assert_eq!((numbers(&one.idle), one.strangers), (vec![2], Vec::new()));
        assert_eq!(one.bystanders, "");
    }

    #[test]
    fn odds_at_sea_follow_from_the_effort() {
        let normal = matchup(&[ship(5)], Effort::Normal, 3);
        assert_eq!(normal, Some(Matchup::Sea { crew: 5, against: 3 }));
        let ships = |blocks: &[Flank]| Some(Matchup::Ships { blocks: blocks.to_vec(), against: 3 });
        let block = |spare| Flank { spare, ..Flank::whole(4) };
        assert_eq!(matchup(&[ship(5)], Effort::Committed(4), 3), ships(&[block(1)]));
        let flanks = matchup(&[ship(5), ship(4)], Effort::Committed(4), 3);
        assert_eq!(flanks, ships(&[block(1), block(0)]));
        assert_eq!(matchup(&[], Effort::Normal, 3), None);
    }
}
