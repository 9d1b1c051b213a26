//! Consequences of actions: eliminations, captured cards, cards over the limit, and the turn that goes
//! on (C8, K6, T42, T43, X6).

use crate::core::{Seat, ShipId};
use crate::game::allies::{poker_table, suits};
use crate::game::event::{CardEvent, SeatEvent};
use crate::game::land::conquest;
use crate::game::phase::{Continuation, Phase, Spoils};
use crate::game::pieces::cards::TerritoryCard;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::SeaOpponents;
use crate::game::state::play::{Next, Play};
use crate::game::state::{Role, State};
use crate::game::turn::{command, finish, joining, mobilize, spoils};

/// Carries out the consequence of an action.
pub(crate) fn follow(state: &mut State, next: Next, play: &mut Play) {
    match next {
        Next::Declared(attack) => mobilize::after_declaration(state, attack, play),
        Next::Eliminated { seat, by, then } => fall(state, seat, by, then, play),
        Next::PlayAlly(ally) => command::command(state, ally, play),
        Next::GoOn(then) => go_on(state, then, play),
        Next::Discard(then) => shed_or_go_on(state, then, play),
    }
}

fn fall(state: &mut State, fallen: Seat, by: Seat, then: Continuation, play: &mut Play) {
    let was_player = state.roles[fallen] == Role::Player;
    state.roles[fallen] = Role::Fallen;
    play.tell(SeatEvent::Fell { seat: fallen, by });
    // An ally holds no cards: its player takes them (T30), except territory cards if allies hold
    // those (W4).
    let heir = if by == state.turn.seat { state.turn.player() } else { by };
    let taker = if state.rules.ally_cards { by } else { heir };
    spoils::count_spoils(state, fallen, taker);
    state.hand_over_hand(fallen, taker, play);
    state.hand_over_stash(fallen, heir, play);
    poker_table::lose_pot(state, fallen, play);
    suits::pass_suits_on(state, fallen, play);
    let derelict: Vec<ShipId> = state.fleet.of(fallen).map(|(id, _)| id).collect();
    for ship in derelict {
        state.sink(ship, play);
    }
    if state.end_if_goal_reached(play) {
        return;
    }
    if was_player && !state.active_allies().is_empty() {
        state.phase = Phase::Succeed { fallen, then };
    } else {
        after_fall(state, then, play);
    }
}

/// Eliminates a seat without land if it has no crewed ship left (T42, T43).
pub(crate) fn fall_at_sea(
    state: &mut State,
    seat: Seat,
    by: Seat,
    then: Continuation,
    play: &mut Play,
) {
    if state.is_beaten(seat) {
        fall(state, seat, by, then, play);
    }
}

/// Eliminates the seats that have lost everything in a battle, one by one. The seat on turn
/// comes last, beaten by the opponent that answered last.
pub(crate) fn fall_after_battle(state: &mut State, by: Seat, play: &mut Play) {
    let seat = state.turn.seat;
    let then = match state.rules.sea_opponents {
        SeaOpponents::One => Continuation::Campaign,
        SeaOpponents::Any => Continuation::AfterBattle { by },
    };
    for opponent in state.clockwise(seat) {
        fall_at_sea(state, opponent, seat, then.clone(), play);
        if state.phase != Phase::Campaign {
            return;
        }
    }
    fall_at_sea(state, seat, by, Continuation::NextTurn, play);
}

/// Lets an eliminated player go on with an ally (T42).
pub(crate) fn take_over(state: &mut State, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
    let (fallen, then) = check_take_over(state, ally)?;
    let then = then.clone();
    play.tell(SeatEvent::TookOver { by: fallen, ally });
    joining::become_player(state, ally, play);
    joining::draw_entering_cards(state, ally, play);
    after_fall(state, then, play);
    Ok(())
}

/// Returns the eliminated player and the continuation, if the player can go on with this ally
/// (T42).
pub(crate) fn check_take_over(state: &State, ally: Seat) -> Result<(Seat, &Continuation), Refusal> {
    let Phase::Succeed { fallen, ref then } = state.phase else { return state.not_now() };
    joining::check_idle(state, ally)?;
    Ok((fallen, then))
}

/// Continues after an elimination, once the player has chosen an ally or none.
pub(crate) fn after_fall(state: &mut State, then: Continuation, play: &mut Play) {
    if !state.end_if_last_standing(play) {
        shed_or_go_on(state, then, play);
    }
}

/// Continues after an elimination.
pub(crate) fn go_on(state: &mut State, then: Continuation, play: &mut Play) {
    match then {
        Continuation::Advance(advance) => conquest::go_on_advancing(state, advance),
        Continuation::Campaign => state.phase = Phase::Campaign,
        Continuation::AfterBattle { by } => {
            state.phase = Phase::Campaign;
            fall_after_battle(state, by, play);
        }
        Continuation::NextTurn if state.turn.commander.is_some() => {
            finish::draw_for_conquest(state, play);
        }
        Continuation::NextTurn => finish::next_turn(state, play),
        Continuation::EndTurn => finish::end_turn(state, play),
    }
}

/// Begins turning in sets of captured cards if necessary, and otherwise returns the
/// continuation. A seat that was eliminated on its own turn, or has nowhere to place armies,
/// turns none in.
pub(crate) fn after_spoils(state: &mut State, then: Continuation) -> Option<Continuation> {
    if std::mem::take(&mut state.spoils) != Spoils::Taken || then == Continuation::NextTurn {
        return Some(then);
    }
    state.spoils = Spoils::TurnedIn { then };
    state.phase = Phase::Reinforce { left: 0 };
    if state.must_turn_in() {
        return None;
    }
    match std::mem::take(&mut state.spoils) {
        Spoils::TurnedIn { then } => Some(then),
        Spoils::None | Spoils::Taken => None,
    }
}

/// Makes a seat with too many territory cards discard some before anything continues (K6).
/// Captured sets that are turned in at once come first (C8).
pub(crate) fn shed_or_go_on(state: &mut State, then: Continuation, play: &mut Play) {
    let Some(then) = after_spoils(state, then) else { return };
    let too_many = |seat: &Seat| state.excess_cards(*seat) > 0;
    match state.order.into_iter().find(too_many) {
        Some(seat) => state.phase = Phase::Shed { seat, then },
        None => go_on(state, then, play),
    }
}

/// Discards a territory card over the limit (K6).
pub(crate) fn shed(state: &mut State, card: TerritoryCard, play: &mut Play) -> Result<(), Refusal> {
    let (seat, then) = check_shed(state, card)?;
    let then = then.clone();
    state.deck.discard(seat, card);
    play.tell(CardEvent::Shed { seat, card });
    shed_or_go_on(state, then, play);
    Ok(())
}

/// Returns the seat that discards a territory card, and the continuation, if it can be this
/// card (K6).
pub(crate) fn check_shed(
    state: &State,
    card: TerritoryCard,
) -> Result<(Seat, &Continuation), Refusal> {
    let Phase::Shed { seat, ref then } = state.phase else { return state.not_now() };
    if state.deck.hands[seat].holds([card]) { Ok((seat, then)) } else { Err(Refusal::NotHeld) }
}
