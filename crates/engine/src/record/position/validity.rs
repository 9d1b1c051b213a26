//! Checks that the decision to be made is possible in the position.

use super::attack_validity::{
    check_attack, check_battle, check_duel, check_plus_one, check_window,
};
use super::fault::{PositionFault, Validity};
use super::poker_validity::check_poker;
use super::sea_validity::{check_engaged, check_sea_battle};
use crate::battle::Post;
use crate::core::{BySeat, Seat, ShipId};
use crate::game::{
    Advance, Bid, CapturedSets, Continuation, Phase, Role, SeaBattle, Spoils, State, Unseen,
};

/// Checks that the seat to act has something to decide, and that the current phase can continue.
pub(super) fn check(state: &State, unseen: &Unseen) -> Validity {
    let turn = state.turn();
    let seat = turn.seat;
    let player = turn.player();
    let has = |is_so: bool| if is_so { Ok(()) } else { Err(PositionFault::NothingToDecide) };
    check_spoils(state)?;
    match state.phase() {
        Phase::Choose => has(!state.choosable().is_empty())?,
        Phase::Garrison { left } => check_garrison(state, left)?,
        Phase::Arrange | Phase::FirstFactory => check_lands(state)?,
        Phase::FirstShip { .. } => {
            check_lands(state)?;
            has(!state.harbours(seat).is_empty() && state.fleet().has_room())?;
        }
        Phase::Launch { .. } => {
            has(!state.harbours(seat).is_empty() && state.fleet().has_room())?;
        }
        Phase::Reinforce { left } => {
            has(*left == 0 || !state.board().held(seat).is_empty())?;
            has(*left > 0 || !state.has_spoils() || state.must_turn_in())?;
        }
        Phase::Cruise { ship, .. } => {
            state.check_crewed(*ship).map_err(PositionFault::Rule)?;
            has(!state.within_reach().is_empty())?;
        }
        Phase::Mobilize(attack) => {
            check_attack(state, attack)?;
            check_player(state, attack.defender())?;
            has(!state.board().held(attack.defender()).is_empty())?;
        }
        Phase::Reveal { attack, .. } => {
            check_attack(state, attack)?;
            check_player(state, attack.defender())?;
        }
        Phase::Levy { attack, .. } => {
            check_attack(state, attack)?;
            has(!state.board().held(attack.defender()).is_empty())?;
        }
        Phase::Battle(battle) => check_battle(state, battle)?,
        Phase::PlusOne { battle, block, attack, defence } => {
            check_plus_one(state, battle, *block, *attack, *defence)?;
        }
        Phase::SendIn { battle, .. } => {
            check_engaged(state, battle, true)?;
            has(state.available_ships(battle).next().is_some())?;
        }
        Phase::SeaBattle(battle) => check_sea_battle(state, battle)?,
        Phase::Board { battle, prize, engagement, .. } => {
            check_engaged(state, battle, false)?;
            check_prize(battle, *engagement, *prize)?;
            has(state.fleet().get(*prize).is_some_and(|ship| ship.crew == 0))?;
            has(!state.boarders().is_empty())?;
        }
        Phase::Advance(advance) => {
            check_advance(state, advance)?;
            let last = advance.from.last();
            has(last.is_some_and(|from| state.to_follow(*from, advance.stay_aboard) > 0))?;
        }
        Phase::Succeed { fallen, then } => {
            has(state.role(*fallen) == Role::Fallen && !state.active_allies().is_empty())?;
            check_then(state, then)?;
        }
        Phase::Shed { seat, then } => {
            has(state.excess_cards(*seat) > 0)?;
            check_then(state, then)?;
        }
        Phase::Factory => has(turn.factories > 0 && !state.board().held(seat).is_empty())?,
        Phase::Call => has(!state.callable_allies().is_empty() && turn.commander.is_none())?,
        Phase::Contest { bid, asked } | Phase::Joining { bid, asked } => {
            check_bid(state, *bid)?;
            check_other(state, *asked)?;
        }
        Phase::Answer(bid) => {
            check_bid(state, *bid)?;
            has(!bid.contesters.is_empty())?;
        }
        Phase::Won(ally) | Phase::AnotherHand(ally) => check_ally(state, *ally)?,
        Phase::Poker(table) => {
            check_ally(state, table.ally)?;
            check_poker(state, &table.game, unseen)?;
        }
        Phase::Discard => has(state.excess_stash(player) > 0 && turn.commander.is_none())?,
        Phase::MakeRoom => has(!state.poker().stashes[player].is_empty())?,
        Phase::Defend(duel) => check_duel(state, duel)?,
        Phase::Window(window) => check_window(state, window)?,
        Phase::Campaign | Phase::Transfer | Phase::Draw | Phase::Purchase | Phase::Over(_) => {}
    }
    Ok(())
}

/// Checks that all players hold land once the set-up has advanced so far.
fn check_lands(state: &State) -> Validity {
    let landless = state.seats(Role::Player).find(|seat| state.board().held(*seat).is_empty());
    landless.map_or(Ok(()), |seat| Err(PositionFault::NotPlaying(seat)))
}

/// Checks that only players have starting armies left, including the seat to act.
fn check_garrison(state: &State, left: &BySeat<u32>) -> Validity {
    check_lands(state)?;
    let idle = |seat: &Seat| left[*seat] > 0 && state.role(*seat) != Role::Player;
    if let Some(seat) = Seat::ALL.into_iter().find(idle) {
        return Err(PositionFault::NotToAsk(seat));
    }
    let seat = state.turn().seat;
    if left[seat] > 0 { Ok(()) } else { Err(PositionFault::NothingToDecide) }
}

fn check_player(state: &State, seat: Seat) -> Validity {
    match state.role(seat) {
        Role::Player => Ok(()),
        _ => Err(PositionFault::NotToAsk(seat)),
    }
}

/// Checks a player who is asked during another player's turn.
fn check_other(state: &State, seat: Seat) -> Validity {
    check_player(state, seat)?;
    if seat == state.turn().player() { Err(PositionFault::NotToAsk(seat)) } else { Ok(()) }
}

/// Checks an ally that the player on turn wants to command.
fn check_ally(state: &State, ally: Seat) -> Validity {
    let is_one = state.role(ally) == Role::Ally && state.turn().commander.is_none();
    if is_one { Ok(()) } else { Err(PositionFault::NoAlly(ally)) }
}

fn check_bid(state: &State, bid: Bid) -> Validity {
    check_ally(state, bid.ally)?;
    bid.contesters.iter().try_for_each(|seat| check_other(state, seat))
}

fn check_advance(state: &State, advance: &Advance) -> Validity {
    let seat = state.turn().seat;
    state.check_own(advance.to, seat).map_err(PositionFault::Rule)?;
    advance.from.iter().try_for_each(|from| match *from {
        Post::Land(from) => state.check_own(from, seat).map_err(PositionFault::Rule),
        Post::Ship(ship) => state.check_mine(ship).map(drop).map_err(PositionFault::Rule),
    })
}

/// Checks the phase interrupted by an elimination, if captured sets are turned in at once: the
/// elimination is settled first, then armies are placed or ships put to sea.
fn check_spoils(state: &State) -> Validity {
    let is_rule = state.rules().captured_sets == CapturedSets::AtOnce;
    match (&state.spoils, state.phase()) {
        (Spoils::None, _) => Ok(()),
        (Spoils::Taken, Phase::Succeed { .. } | Phase::Over(_)) if is_rule => Ok(()),
        (Spoils::TurnedIn { then }, Phase::Reinforce { .. } | Phase::Launch { .. })
            if is_rule && !state.turn().fresh =>
        {
            check_then(state, then)
        }
        _ => Err(PositionFault::NoSpoils),
    }
}

/// Checks that a prize is a ship of its engagement.
fn check_prize(battle: &SeaBattle, engagement: u8, prize: ShipId) -> Validity {
    let number = usize::from(engagement);
    let found = battle.engagements.get(number);
    let is_in =
        found.is_some_and(|found| found.ships().chain([found.target]).any(|it| it == prize));
    if is_in { Ok(()) } else { Err(PositionFault::NoEngagement(number + 1)) }
}

/// Checks that a player eliminated in its own turn doesn't continue it.
fn check_then(state: &State, then: &Continuation) -> Validity {
    let player = state.turn().player();
    let goes_on = !matches!(then, Continuation::NextTurn | Continuation::AfterBattle { .. });
    if goes_on && state.role(player) != Role::Player {
        return Err(PositionFault::NotPlaying(player));
    }
    if let Continuation::Advance(advance) = then { check_advance(state, advance) } else { Ok(()) }
}
