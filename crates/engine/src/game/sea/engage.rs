//! Declaring a sea battle, and sending other ships into it (N3, N7, N8).

use crate::battle::Assault;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::action::sea::{Effort, Engage, Engagements};
use crate::game::action::sizes::{check_crew, check_each_once, check_strength, check_together};
use crate::game::event::{AttackKind, SeaEvent};
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, EngagementStatus, SeaBattle};
use crate::game::phase::{Attack, Phase};
use crate::game::pieces::fleet::Ship;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::SeaOpponents;
use crate::game::sea::end;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};

impl State {
    /// Checks that a ship can attack another one, in its owner's campaign or when sent into a
    /// battle in which that one attacks (N3, N7).
    ///
    /// # Errors
    /// Returns the reason if it can't.
    pub fn check_pair(&self, ship: ShipId, target: ShipId) -> Result<(), Refusal> {
        match &self.phase {
            Phase::SendIn { battle, .. } => {
                let own = self.available_ships(battle).find(|(id, _)| *id == ship);
                let (_, own) = own.ok_or(Refusal::NotToSend(ship))?;
                let attacks = self.attackers_in(battle).any(|attacker| attacker == target);
                let enemy = self.fleet.get(target).filter(|_| attacks);
                check_crew(ship, own.crew, enemy.ok_or(Refusal::NoEngagement)?.crew)
            }
            _ => check_foes(self, ship, target).map(drop),
        }
    }

    /// Iterates over the ships of the seat on turn that attack in a battle.
    pub fn attackers_in<'a>(&'a self, battle: &'a SeaBattle) -> impl Iterator<Item = ShipId> {
        let own = battle.engagements.iter().filter(|fight| fight.by == self.turn.seat);
        own.flat_map(Engagement::ships)
    }

    /// Iterates over the ships of the attacked seat that can be sent into a battle: crewed, not
    /// under attack, and in the same ocean (N7).
    pub fn available_ships<'a>(
        &'a self,
        battle: &'a SeaBattle,
    ) -> impl Iterator<Item = (ShipId, &'a Ship)> {
        let ocean = battle.engagements.first().and_then(|engagement| {
            self.fleet.get(engagement.target).map(|target| target.at.ocean())
        });
        self.fleet.of(battle.defender).filter(move |(id, ship)| {
            check_strength(ship.crew, "N7").is_ok()
                && Some(ship.at.ocean()) == ocean
                && !self.out_of_action.contains(*id)
                && !battle.attacks(*id)
        })
    }

    /// Checks that ships which can each attack the target can attack it together in this way (N8).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_together(&self, engage: &Engage) -> Result<(), Refusal> {
        let most = self.largest_block(&engage.ships);
        check_together(engage, most, self.rules.large_attacks)
    }

    /// Returns the largest block that each of these ships can send (N8).
    pub fn largest_block(&self, ships: &[ShipId]) -> u32 {
        ships.iter().map(|ship| self.armies_at((*ship).into())).min().unwrap_or(0)
    }
}

pub(crate) fn engage(
    state: &mut State,
    wanted: &Engagements,
    play: &mut Play,
) -> Result<(), Refusal> {
    let defender = check_engage(state, wanted)?;
    let attacker = state.turn.seat;
    let engagements = wanted.iter().map(|engage| engagement(engage, attacker)).collect();
    let mut battle = SeaBattle { defender, side: attacker, engagements };
    let opponents = opponents(state, &battle);
    for &defender in &opponents {
        play.tell(SeaEvent::BattleBegan { attacker, defender });
        let is_against = |target| state.fleet.get(target).is_some_and(|it| it.owner == defender);
        tell_engagements(state, &battle, |engagement| is_against(engagement.target), play);
    }
    battle.defender = opponents.first().copied().unwrap_or(defender);
    play.follow_with(Next::Declared(Attack::Sea(Box::new(battle))));
    Ok(())
}

/// Returns the seats whose ships the seat on turn attacks in a declared battle, in turn order
/// after it (N7).
fn opponents(state: &State, battle: &SeaBattle) -> Vec<Seat> {
    let attacks = battle.engagements.iter().filter(|fight| fight.by == state.turn.seat);
    let owners: SeatSet =
        attacks.filter_map(|fight| Some(state.fleet.get(fight.target)?.owner)).collect();
    state.clockwise(state.turn.seat).filter(|seat| owners.contains(*seat)).collect()
}

/// Returns the opponent that answers a declared battle after the one that has just done so
/// (N7).
pub(crate) fn next_opponent(state: &State, battle: &SeaBattle) -> Option<Seat> {
    let opponents = opponents(state, battle);
    let mut later = opponents.into_iter().skip_while(|seat| *seat != battle.defender);
    later.nth(1)
}

/// Checks that the army in action can declare this battle (N7, N8). Returns one of the attacked
/// seats.
pub(crate) fn check_engage(state: &State, wanted: &Engagements) -> Result<Seat, Refusal> {
    let Phase::Campaign = state.phase else { return state.not_now() };
    let first = wanted.first().ok_or(Refusal::NoEngagement)?;
    let ship = first.ships.first().ok_or(Refusal::NoEngagement)?;
    let (_, enemy) = check_foes(state, *ship, first.target)?;
    let (defender, ocean) = (enemy.owner, enemy.at.ocean());
    for engage in wanted {
        for &ship in &engage.ships {
            if state.fleet.get(ship).is_some_and(|ship| ship.at.ocean() != ocean) {
                return Err(Refusal::OtherOcean(ship));
            }
            let (_, enemy) = check_foes(state, ship, engage.target)?;
            if enemy.owner != defender && state.rules.sea_opponents == SeaOpponents::One {
                return Err(Refusal::OneOpponent);
            }
        }
        state.check_together(engage)?;
    }
    check_each_once(wanted)?;
    Ok(defender)
}

/// Returns a ship of the army in action and one in its ocean that it can attack (N7, T30).
fn check_foes(state: &State, ship: ShipId, target: ShipId) -> Result<(&Ship, &Ship), Refusal> {
    let Phase::Campaign = state.phase else { return state.not_now() };
    let own = state.check_mine(ship)?;
    let enemy = state.fleet.get(target).ok_or(Refusal::NoEngagement)?;
    check_crew(ship, own.crew, enemy.crew)?;
    state.check_ship(ship)?;
    if enemy.owner == own.owner {
        return Err(Refusal::OwnShip(target));
    }
    if !state.is_foe(enemy.owner) {
        return Err(Refusal::Commander(enemy.owner));
    }
    if enemy.at.ocean() != own.at.ocean() {
        return Err(Refusal::OtherOcean(target));
    }
    Ok((own, enemy))
}

fn tell_engagements(
    state: &State,
    battle: &SeaBattle,
    which: impl Fn(&Engagement) -> bool,
    play: &mut Play,
) {
    let told = (0u8..).zip(&battle.engagements).filter(|(_, engagement)| which(engagement));
    for (number, engagement) in told {
        for ship in engagement.ships() {
            let (kind, armies) = match &engagement.force {
                Force::Normal(_) => {
                    (AttackKind::Normal, state.fleet.get(ship).map_or(0, |ship| ship.crew))
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
            play.tell(SeaEvent::Engaged { engagement: number, by, ship, target, kind, armies });
        }
    }
}

/// Lets each attacked seat send ships in, in turn order. An ally's ships are led by the next
/// player clockwise from the attacker, like its mobilization (N7, T12).
pub(crate) fn call_reserves(state: &mut State, mut battle: Box<SeaBattle>, play: &mut Play) {
    if let Some(&first) = opponents(state, &battle).first() {
        battle.defender = first;
    }
    call_reserves_of(state, battle, play);
}

fn call_reserves_of(state: &mut State, battle: Box<SeaBattle>, play: &mut Play) {
    let can = state.available_ships(&battle).next().is_some();
    match state.leader_of(battle.defender).filter(|_| can) {
        Some(decider) => state.phase = Phase::SendIn { battle, decider },
        None => call_next_reserves(state, battle, play),
    }
}

fn call_next_reserves(state: &mut State, mut battle: Box<SeaBattle>, play: &mut Play) {
    match next_opponent(state, &battle) {
        Some(next) => {
            battle.defender = next;
            call_reserves_of(state, battle, play);
        }
        None => end::settle_battle(state, battle, None, play),
    }
}

/// Returns the battle that these ships can be sent into (N7).
pub(crate) fn check_send_in<'a>(
    state: &'a State,
    wanted: &Engagements,
) -> Result<&'a SeaBattle, Refusal> {
    let Phase::SendIn { ref battle, .. } = state.phase else { return state.not_now() };
    for engage in wanted {
        let [ship] = engage.ships.as_slice() else { return Err(Refusal::NoEngagement) };
        state.check_pair(*ship, engage.target)?;
        state.check_together(engage)?;
    }
    check_each_once(wanted)?;
    Ok(battle)
}

pub(crate) fn send_in(
    state: &mut State,
    wanted: &Engagements,
    play: &mut Play,
) -> Result<(), Refusal> {
    let mut battle = Box::new(check_send_in(state, wanted)?.clone());
    let by = battle.defender;
    battle.engagements.extend(wanted.iter().map(|engage| engagement(engage, by)));
    tell_engagements(state, &battle, |engagement| engagement.by == by, play);
    call_next_reserves(state, battle, play);
    Ok(())
}

fn engagement(engage: &Engage, by: Seat) -> Engagement {
    let posts = engage.ships.iter().map(|ship| (*ship).into());
    let force = match (engage.effort, engage.ships.first()) {
        (Effort::Normal, Some(ship)) => Force::Normal((*ship).into()),
        (Effort::Normal, None) => Force::Blocks(Assault::new([], 0)),
        (Effort::Committed(size), _) => Force::Blocks(Assault::new(posts, size)),
    };
    Engagement { by, target: engage.target, force, rolls: 0, standing: EngagementStatus::Open }
}
