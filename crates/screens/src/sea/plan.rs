//! The sea battle being planned, and ships to send into one.

use crate::battles::odds::Matchup;
use crate::names::player_names;
use engine::battle::Flank;
use engine::core::{Seat, SeatSet, ShipId};
use engine::game::{Ask, Effort, Engage, LEAST_BLOCK, Phase, SeaOpponents, State};
use table::{Duty, Intent, Session, can_join, in_blocks};

/// A ship of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoeView {
    pub ship: ShipId,
    pub owner: Seat,
    /// The number of armies aboard.
    pub crew: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngageView {
    /// The ship under attack.
    pub target: FoeView,
    /// The ships that attack it.
    pub ships: Vec<FoeView>,
    pub effort: Effort,
    /// The fewest and the most armies of a block, if a committed or flanking attack is possible.
    pub blocks: Option<(u32, u32)>,
    /// The attack types to choose from (N8).
    pub types: Vec<SeaTypeView>,
    /// The two forces, for the odds of fighting to the end.
    pub matchup: Option<Matchup>,
}

/// One way for the ships of an engagement to attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaTypeView {
    pub name: String,
    /// True if the ships are going to attack in this way.
    pub is_chosen: bool,
    /// The chance of victory: “79 %”; `None` for flanks that fight separately, which win or lose
    /// alone.
    pub chance: Option<String>,
    /// The intent that chooses it.
    pub intent: Intent,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaPlanView {
    /// The owners of the ships under attack, in words.
    pub defenders: String,
    pub engagements: Vec<EngageView>,
    /// The player's ships that don't attack yet, each with a defending ship that it can attack.
    pub joining: Vec<SeaPair>,
    /// True if other enemy ships may be sent in.
    pub others: bool,
    /// The same with ships of opponents who aren't in the battle yet.
    pub strangers: Vec<SeaPair>,
    /// The owners of those ships, in words.
    pub bystanders: String,
}

/// A ship, and one that it can attack.
pub type SeaPair = (FoeView, FoeView);

/// Ships that may be sent into a battle (N7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SendInView {
    /// The owner of the ships; an ally's are led by the next player.
    pub side: Seat,
    pub attacker: Seat,
    /// Ships that haven't been sent yet, each with an attacking ship it can be sent against.
    pub pairs: Vec<SeaPair>,
    /// The engagements chosen so far.
    pub engagements: Vec<EngageView>,
}

impl SeaPlanView {
    /// Returns the player's ships that commit everybody aboard (N6).
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

/// Returns a warning that everyone aboard the ships in these engagements may drown (N9), unless
/// nobody is aboard the ships that they fight.
pub fn may_drown(engagements: &[EngageView]) -> Option<String> {
    let fought = engagements.iter().filter(|engage| engage.target.crew > 0);
    let armies: u32 = fought.flat_map(|engage| &engage.ships).map(|ship| ship.crew).sum();
    (armies > 0).then(|| text::sea::drown(armies))
}

fn foe(session: &Session, id: ShipId) -> Option<FoeView> {
    let ship = session.view().table().fleet().get(id)?;
    Some(FoeView { ship: id, owner: ship.owner, crew: ship.crew })
}

fn engage_view(session: &Session, engage: &Engage) -> Option<EngageView> {
    let state = session.view().table();
    let target = foe(session, engage.target)?;
    let ships = foes(session, &engage.ships);
    let blocks = is_possible(state, engage, Effort::Committed(LEAST_BLOCK))
        .then(|| (LEAST_BLOCK, state.largest_block(&engage.ships)));
    Some(EngageView {
        target,
        matchup: matchup(&ships, engage.effort, target.crew),
        ships,
        effort: engage.effort,
        blocks,
        types: types(session, engage, target.crew),
    })
}

fn foes(session: &Session, ships: &[ShipId]) -> Vec<FoeView> {
    ships.iter().filter_map(|ship| foe(session, *ship)).collect()
}

fn is_possible(state: &State, engage: &Engage, effort: Effort) -> bool {
    state.check_together(&Engage { effort, ..engage.clone() }).is_ok()
}

/// Returns the ways in which the ships of an engagement can attack: normally or committed if there
/// is one, otherwise as flanks or separately; and with each attack on the same ship that one ship
/// can join.
fn types(session: &Session, engage: &Engage, against: u32) -> Vec<SeaTypeView> {
    let state = session.view().table();
    let Some(&first) = engage.ships.first() else { return Vec::new() };
    let is_one = engage.ships.len() == 1;
    let chance = |ships: &[ShipId], effort| {
        let matchup = matchup(&foes(session, ships), effort, against)?;
        Some(text::land_sentences::chance(matchup.odds().percent))
    };
    let effort = |name: &str, effort| SeaTypeView {
        name: name.to_owned(),
        is_chosen: effort == engage.effort,
        chance: chance(&engage.ships, effort),
        intent: Intent::Effort(first, effort),
    };
    let normal = is_possible(state, engage, Effort::Normal)
        .then(|| effort(text::sea::normal(), Effort::Normal));
    let committed = is_possible(state, engage, Effort::Committed(LEAST_BLOCK)).then(|| {
        let name = if is_one { text::sea::committed() } else { text::sea::committed_flanking() };
        effort(name, in_blocks(state, engage.effort, &engage.ships))
    });
    let parts = !is_one && session.draft().clone().part(state, first).is_ok();
    let apart = parts.then(|| SeaTypeView {
        name: text::sea::committed_apart().to_owned(),
        is_chosen: false,
        chance: None,
        intent: Intent::Part(first),
    });
    let is_other = |other: &&Engage| other.target == engage.target && *other != engage;
    let others = session.draft().engagements.iter().filter(|it| is_one && is_other(it));
    let joins = others.filter(|other| can_join(state, other, first)).filter_map(|other| {
        let with = *other.ships.first()?;
        let names: Vec<_> = other.ships.iter().copied().map(text::sea::at_stake_ship).collect();
        let ships: Vec<ShipId> = other.ships.iter().copied().chain([first]).collect();
        Some(SeaTypeView {
            name: text::sea::committed_flanking_with(text::all_of(&names)),
            is_chosen: false,
            chance: chance(&ships, in_blocks(state, other.effort, &ships)),
            intent: Intent::Flank(first, with),
        })
    });
    normal.into_iter().chain(committed).chain(apart).chain(joins).collect()
}

/// Returns those of these ships that don't attack yet, each with every target it can attack.
fn pairs(session: &Session, ships: &[ShipId], targets: &[ShipId]) -> Vec<SeaPair> {
    let (state, draft) = (session.view().table(), session.draft());
    let engaged = |ship: ShipId| draft.engagements.iter().any(|it| it.ships.contains(&ship));
    let can = |ship, target| draft.clone().engage(state, ship, target).is_ok();
    let idle = ships.iter().copied().filter(|ship| !engaged(*ship));
    let against = |ship| targets.iter().map(move |target| (ship, *target));
    let possible = idle.flat_map(against).filter(|(ship, target)| can(*ship, *target));
    possible
        .filter_map(|(ship, target)| Some((foe(session, ship)?, foe(session, target)?)))
        .collect()
}

impl SeaPlanView {
    /// Returns the sea battle that the player at the screen is planning.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let engagements = &session.draft().engagements;
        let first = engagements.first().filter(|_| prompt.ask == Ask::Campaign)?;
        let state = session.view().table();
        let target = state.fleet().get(first.target)?;
        let ocean = target.at.ocean();
        let owners: SeatSet = engagements
            .iter()
            .filter_map(|engage| Some(state.fleet().get(engage.target)?.owner))
            .collect();
        let opponents = match state.rules().sea_opponents {
            SeaOpponents::One => owners,
            SeaOpponents::Any => !SeatSet::only(state.turn().seat),
        };
        let ships_of = |seats: SeatSet| -> Vec<ShipId> {
            let afloat = state.fleet().iter().filter(|(_, ship)| ship.at.ocean() == ocean);
            let theirs = afloat.filter(|(_, ship)| seats.contains(ship.owner));
            theirs.map(|(id, _)| id).collect()
        };
        let own = ships_of(SeatSet::only(state.turn().seat));
        let strangers = pairs(session, &own, &ships_of(opponents - owners));
        let is_attacked = |id: ShipId| engagements.iter().any(|engage| engage.target == id);
        let mut reserves = owners.iter().flat_map(|seat| state.fleet().patrol(seat, ocean));
        Some(SeaPlanView {
            defenders: player_names(session, owners),
            engagements: engagements.iter().filter_map(|e| engage_view(session, e)).collect(),
            joining: pairs(session, &own, &ships_of(owners)),
            others: reserves.any(|(id, _)| !is_attacked(id)),
            bystanders: player_names(session, strangers.iter().map(|(_, foe)| foe.owner).collect()),
            strangers,
        })
    }
}

impl SendInView {
    /// Returns the ships that the player at the screen may send into a battle.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(_) = session.duty() else { return None };
        let state = session.view().table();
        let Phase::SendIn { battle, .. } = state.phase() else { return None };
        let ships: Vec<ShipId> = state.available_ships(battle).map(|(id, _)| id).collect();
        let attackers: Vec<ShipId> = state.attackers_in(battle).collect();
        Some(SendInView {
            side: battle.defender,
            attacker: state.turn().seat,
            pairs: pairs(session, &ships, &attackers),
            engagements: session
                .draft()
                .engagements
                .iter()
                .filter_map(|engage| engage_view(session, engage))
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
    use engine::game::Control;
    use table::testing::position;

    fn ship(crew: u32) -> FoeView {
        FoeView { ship: ShipId::all().next().unwrap(), owner: Seat::Red, crew }
    }

    /// A plan in which Red's ship 1 attacks Blue's ship 3; Black's ship 4 lies in the same ocean.
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
        SeaPlanView::of(&session).unwrap()
    }

    #[test]
    fn n7_ships_of_a_second_opponent_are_offered_where_one_battle_may_be_against_several() {
        let numbers = |pairs: &[SeaPair]| -> Vec<(usize, usize)> {
            pairs.iter().map(|(own, foe)| (own.ship.index() + 1, foe.ship.index() + 1)).collect()
        };
        let any = planned("");
        assert_eq!((any.defenders.as_str(), any.bystanders.as_str()), ("Blue", "Black"));
        assert_eq!((numbers(&any.joining), numbers(&any.strangers)), (vec![(2, 3)], vec![(2, 4)]));
        let one = planned("sea-opponents one");
        assert_eq!((numbers(&one.joining), one.strangers), (vec![(2, 3)], Vec::new()));
        assert_eq!(one.bystanders, "");
    }

    #[test]
    fn n9_everyone_who_may_drown_is_counted_before_the_battle() {
        let plan = planned("");
        let told = may_drown(&plan.engagements).unwrap();
        assert_eq!(told, "If you lose, all 5 of your armies aboard may drown.");
        let mut empty = plan.engagements;
        empty[0].target.crew = 0;
        assert_eq!(may_drown(&empty), None, "an empty ship is taken without a fight");
    }

    #[test]
    fn n7_flanks_can_part_and_each_of_them_can_be_a_flank_again() {
        let text = "rules nautical
             players Red Blue
             turn Red campaign
             Brazil Red 5
             Japan Blue 1
             ship 1 Red 5 at 9,8
             ship 2 Red 5 at 9,8
             ship 3 Blue 3 at 9,8
             * Green 1";
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut session = position(text, &people, 1);
        let [one, other, enemy] = [0, 1, 2].map(|number| ShipId::try_from(number).unwrap());
        session.dispatch(Intent::Engage(one, enemy));
        session.dispatch(Intent::Engage(other, enemy));
        let flanks = SeaPlanView::of(&session).unwrap().engagements;
        assert_eq!((flanks.len(), names(&flanks[0])), (1, vec!["Flanking", "Separately"]));
        session.dispatch(Intent::Part(one));
        let apart = SeaPlanView::of(&session).unwrap().engagements;
        let alone = ["Normal", "Committed"];
        assert_eq!(names(&apart[0]), [alone[0], alone[1], "Flanking with ship 2"]);
        assert_eq!(names(&apart[1]), [alone[0], alone[1], "Flanking with ship 1"]);
        assert_eq!(apart[1].types[2].intent, Intent::Flank(other, one));
        session.dispatch(Intent::Flank(other, one));
        assert_eq!(SeaPlanView::of(&session).unwrap().engagements, flanks);
    }

    fn names(engage: &EngageView) -> Vec<&str> {
        engage.types.iter().map(|it| it.name.as_str()).collect()
    }

    #[test]
    fn n8_each_attack_type_at_sea_shows_its_chance_before_it_is_chosen() {
        let plan = planned("");
        let engage = &plan.engagements[0];
        let chance = |effort| {
            let odds = matchup(&engage.ships, effort, engage.target.crew).unwrap().odds();
            Some(text::land_sentences::chance(odds.percent))
        };
        let shown = |view: &EngageView| -> Vec<_> {
            view.types.iter().map(|it| (it.is_chosen, it.chance.clone())).collect()
        };
        let [normal, committed] = [Effort::Normal, Effort::Committed(5)].map(chance);
        assert_ne!(normal, committed);
        assert_eq!(shown(engage), [(true, normal), (false, committed)]);
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
