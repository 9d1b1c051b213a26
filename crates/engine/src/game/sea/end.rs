//! The end of engagements and sea battles: ships without armies, captives that take them, and the
//! next side to roll (N8, N10, N14, T42).

use crate::battle::attack_dice;
use crate::core::{Seat, ShipId};
use crate::game::event::SeaEvent;
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, EngagementStatus, SeaBattle};
use crate::game::phase::{Continuation, Phase};
use crate::game::pieces::fleet::Voyage;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};

impl State {
    /// Returns the armies of a ship that can board a prize: all but one (N10).
    pub fn boarding_armies(&self, ship: ShipId) -> u32 {
        self.armies_at(ship.into()).saturating_sub(1)
    }
}

/// Settles a battle as far as possible: ends engagements, asks who boards, ends the battle. The
/// engagement `rolled` goes first.
pub(crate) fn settle_battle(
    state: &mut State,
    mut battle: Box<SeaBattle>,
    rolled: Option<u8>,
    play: &mut Play,
) {
    let all = 0u8..u8::try_from(battle.engagements.len()).unwrap_or(u8::MAX);
    for number in rolled.into_iter().chain(all) {
        let engagement = battle.engagements[usize::from(number)].clone();
        if !engagement.is_open() {
            continue;
        }
        if settle_target(state, &mut battle, number, &engagement, play) {
            return;
        }
        let engagement = battle.engagements[usize::from(number)].clone();
        if engagement.is_open() && settle_attackers(state, &mut battle, number, &engagement, play) {
            return;
        }
    }
    if battle.is_open() {
        battle.side = next_side(state, &battle);
        state.phase = Phase::SeaBattle(battle);
    } else {
        end_sea_battle(state, &battle, play);
    }
}

/// Ends an engagement whose target is gone or has no armies. Returns `true` if a seat has to
/// decide first.
fn settle_target(
    state: &mut State,
    battle: &mut Box<SeaBattle>,
    number: u8,
    engagement: &Engagement,
    play: &mut Play,
) -> bool {
    let target = state.fleet.get(engagement.target);
    let enemy = target.filter(|target| is_enemy(state, target.owner, engagement.by));
    if enemy.is_some_and(|enemy| enemy.crew > 0) {
        return false;
    }
    if enemy.is_some() && lose_ship(state, battle, number, engagement.target, engagement.by, play) {
        return true;
    }
    close(battle, number, EngagementStatus::Won, play);
    false
}

/// Returns `true` if two seats are on different sides of a battle of the seat on turn (N7).
fn is_enemy(state: &State, one: Seat, other: Seat) -> bool {
    (one == state.turn.seat) != (other == state.turn.seat)
}

/// Ends an engagement whose attackers are spent. Returns `true` if a seat has to decide first.
fn settle_attackers(
    state: &mut State,
    battle: &mut Box<SeaBattle>,
    number: u8,
    engagement: &Engagement,
    play: &mut Play,
) -> bool {
    let other = match state.fleet.get(engagement.target) {
        Some(target) if engagement.by == state.turn.seat => target.owner,
        _ => state.turn.seat,
    };
    for ship in engagement.ships() {
        let found = state.fleet.get(ship);
        let lost = found.is_some_and(|found| found.owner == engagement.by && found.crew == 0);
        if lost && lose_ship(state, battle, number, ship, other, play) {
            return true;
        }
    }
    fit_blocks(state, battle);
    if is_spent(state, &battle.engagements[usize::from(number)]) {
        close(battle, number, EngagementStatus::Lost, play);
    }
    false
}

/// Settles a ship that has lost its armies: its captives take it, the victors may board it, or
/// it sinks (N10, N14). Returns `true` if a seat has to decide.
fn lose_ship(
    state: &mut State,
    battle: &SeaBattle,
    number: u8,
    ship: ShipId,
    to: Seat,
    play: &mut Play,
) -> bool {
    if state.commandeer(ship, to, play) {
        return false;
    }
    let boarders = boarders_of(state, &battle.engagements[usize::from(number)], ship);
    let Some(decider) = state.leader_of(to).filter(|_| !boarders.is_empty()) else {
        state.sink(ship, play);
        return false;
    };
    let battle = Box::new(battle.clone());
    state.phase = Phase::Board { battle, engagement: number, prize: ship, decider };
    true
}

fn is_spent(state: &State, engagement: &Engagement) -> bool {
    match &engagement.force {
        Force::Normal(post) => {
            !state.fights_for(*post, engagement.by) || attack_dice(state.armies_at(*post)) == 0
        }
        Force::Blocks(assault) => assault.troops() == 0,
    }
}

/// Returns the next side to roll: the attacker first, then each opponent in turn order,
/// skipping those without engagements (N8).
fn next_side(state: &State, battle: &SeaBattle) -> Seat {
    let attacker = state.turn.seat;
    let rolled = battle.engagements.iter().any(|engagement| engagement.rolls > 0);
    let begin = std::iter::once(attacker).filter(|_| !rolled);
    let mut sides = begin.chain(state.clockwise(battle.side)).chain([battle.side]);
    sides.find(|side| battle.has_open(*side)).unwrap_or(attacker)
}

fn end_sea_battle(state: &mut State, battle: &SeaBattle, play: &mut Play) {
    let seat = state.turn.seat;
    for engagement in battle.engagements.iter().filter(|engagement| engagement.by == seat) {
        let then = match engagement.standing {
            EngagementStatus::Won => Voyage::Ready,
            EngagementStatus::Open | EngagementStatus::Lost => Voyage::Done,
        };
        for ship in engagement.ships() {
            state.end_action(ship, then);
        }
    }
    state.phase = Phase::Campaign;
    play.follow_with(Next::GoOn(Continuation::AfterBattle { by: battle.defender }));
}

/// Returns the ships in an engagement that can board one of the other side: those with two
/// armies or more that have taken no prize this turn (N10).
pub(crate) fn boarders_of(state: &State, engagement: &Engagement, prize: ShipId) -> Vec<ShipId> {
    let loser = state.fleet.get(prize).map(|prize| prize.owner);
    let able = |ship: &ShipId| {
        let owner = state.fleet.get(*ship).map(|ship| ship.owner);
        let fights = owner.is_some_and(|owner| state.fights_for((*ship).into(), owner));
        fights && owner != loser && state.boarding_armies(*ship) > 0
    };
    engagement.ships().chain([engagement.target]).filter(able).collect()
}

/// Reduces blocks to the armies of their ships, and to nothing if the ship is out of the
/// battle.
pub(crate) fn fit_blocks(state: &State, battle: &mut SeaBattle) {
    for engagement in &mut battle.engagements {
        if let Force::Blocks(assault) = &mut engagement.force {
            for block in &mut assault.blocks {
                let fights = state.fights_for(block.from, engagement.by);
                let most = if fights { state.armies_at(block.from) } else { 0 };
                block.troops = block.troops.min(most);
            }
        }
    }
}

pub(crate) fn close(
    battle: &mut SeaBattle,
    number: u8,
    standing: EngagementStatus,
    play: &mut Play,
) {
    if let Some(engagement) = battle.engagements.get_mut(usize::from(number)) {
        engagement.standing = standing;
        let won = standing == EngagementStatus::Won;
        play.tell(SeaEvent::EngagementEnded { engagement: number, won });
    }
}
