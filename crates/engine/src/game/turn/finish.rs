//! The end of a turn, in the order of rule T21: draw, factories, captives, moves, the call for an
//! ally, discards; or in the order of rule W3, where captives and moves come first.

use crate::core::{Seat, ShipId};
use crate::game::event::{BoardEvent, CardEvent, LandEvent, SeaEvent};
use crate::game::phase::{Continuation, Phase, Turn};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::Victory;
use crate::game::rules::turn_options::{EndOfTurn, FactorySales, FullStash};
use crate::game::state::play::{Next, Play};
use crate::game::state::{Role, State};
use crate::game::turn::reinforce::SET_CARDS;
use crate::game::turn::{opening, reinforce};
use crate::poker;
use crate::world::Territory;

pub(crate) fn end_campaign(state: &mut State, play: &mut Play) {
    state.turn.fresh = false;
    match state.rules.end_of_turn {
        EndOfTurn::DrawFirst => draw_for_conquest(state, play),
        EndOfTurn::TransferFirst => begin_transfers(state, play),
    }
}

fn begin_transfers(state: &mut State, play: &mut Play) {
    turn_captives(state, play);
    state.phase = Phase::Transfer;
    if !can_transfer(state) {
        end_transfers(state, play);
    }
}

pub(crate) fn end_transfers(state: &mut State, play: &mut Play) {
    match state.rules.end_of_turn {
        EndOfTurn::DrawFirst => come_to_the_call(state, play),
        EndOfTurn::TransferFirst => draw_for_conquest(state, play),
    }
}

/// Draws the cards for a conquest. They go to the player, even for an ally's conquest (T20,
/// T31), unless allies hold territory cards of their own (W4).
pub(crate) fn draw_for_conquest(state: &mut State, play: &mut Play) {
    let player = state.turn.player();
    if !state.turn.conquered {
        come_to_factories(state, play);
    } else if state.rules.ally_cards && state.turn.commander.is_some() {
        draw_for_ally(state, play);
        come_to_factories(state, play);
    } else if state.rules.card_offered && state.can_draw(player) {
        state.phase = Phase::Draw;
    } else {
        state.draw_card(player, play);
        draw_poker_for_conquest(state, play);
    }
}

/// Draws the poker card for a conquest (T20), once the territory card is taken or declined.
pub(crate) fn draw_poker_for_conquest(state: &mut State, play: &mut Play) {
    let player = state.turn.player();
    if state.rules.full_stash == FullStash::DiscardFirst && state.is_stash_full(player) {
        state.phase = Phase::MakeRoom;
        return;
    }
    state.draw_poker_card(player, play);
    come_to_factories(state, play);
}

fn draw_for_ally(state: &mut State, play: &mut Play) {
    let ally = state.turn.seat;
    if state.roles[ally] != Role::Ally || !state.can_draw(ally) {
        return;
    }
    if let Some(card) = state.deck.draw(ally, play.rng) {
        let player = state.turn.player();
        play.tell(CardEvent::AllyDrew { ally, player, card: Some(card) });
    }
}

/// Continues without a poker card for a player with a full stash (W3).
pub(crate) fn draw_none(state: &mut State, play: &mut Play) {
    play.tell(CardEvent::DrewNone { seat: state.turn.player() });
    come_to_factories(state, play);
}

fn come_to_factories(state: &mut State, play: &mut Play) {
    let seat = state.turn.seat;
    if state.turn.factories > 0 && state.board.held(seat).is_empty() {
        state.turn.factories = 0;
        play.tell(BoardEvent::FactoryLost { seat });
    }
    place_factories_or_go_on(state, play);
}

fn place_factories_or_go_on(state: &mut State, play: &mut Play) {
    if state.turn.factories > 0 {
        state.phase = Phase::Factory;
    } else if comes_to_purchases(state) {
        state.phase = Phase::Purchase;
    } else {
        end_purchases(state, play);
    }
}

/// Returns `true` if sets may buy factories now. Having a set is a secret, so a seat declines
/// for itself.
fn comes_to_purchases(state: &State) -> bool {
    let seat = state.turn.seat;
    state.rules.factories
        && state.rules.factory_sales == FactorySales::AtEnd
        && state.deck.hands[seat].len() >= SET_CARDS
        && !state.has_turned_in()
        && !state.board.held(seat).is_empty()
}

pub(crate) fn end_purchases(state: &mut State, play: &mut Play) {
    match state.rules.end_of_turn {
        EndOfTurn::DrawFirst => begin_transfers(state, play),
        EndOfTurn::TransferFirst => come_to_the_call(state, play),
    }
}

/// Places a factory: the starting one (T4) or a bought one (T22).
pub(crate) fn build(
    state: &mut State,
    territory: Territory,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_build(state, territory)?;
    if state.phase == Phase::FirstFactory {
        opening::first_factory(state, territory, play);
    } else {
        state.place_factory(territory, play);
        state.turn.factories -= 1;
        place_factories_or_go_on(state, play);
    }
    Ok(())
}

pub(crate) fn check_build(state: &State, territory: Territory) -> Result<(), Refusal> {
    let (Phase::FirstFactory | Phase::Factory) = state.phase else { return state.not_now() };
    state.check_own(territory, state.turn.seat)
}

/// Turns the captives of the army in action into its own armies where they are (A20).
fn turn_captives(state: &mut State, play: &mut Play) {
    let seat = state.turn.seat;
    for territory in state.board.captives_at() & state.board.held(seat) {
        for of in Seat::ALL {
            let armies = state.board.take_captives(territory, of);
            if armies > 0 {
                state.board.add(territory, armies);
                play.tell(LandEvent::CaptivesTurned { seat, of, territory, armies });
            }
        }
    }
    turn_captives_aboard(state, play);
}

fn turn_captives_aboard(state: &mut State, play: &mut Play) {
    let seat = state.turn.seat;
    for ship in ShipId::all() {
        let Some(found) = state.fleet.get_mut(ship).filter(|ship| ship.owner == seat) else {
            continue;
        };
        for of in Seat::ALL {
            let armies = std::mem::take(&mut found.captives[of]);
            found.crew += armies;
            if armies > 0 {
                play.tell(SeaEvent::CaptivesTurned { seat, of, ship, armies });
            }
        }
    }
}

fn come_to_the_call(state: &mut State, play: &mut Play) {
    if state.turn.commander.is_some() {
        withdraw(state, play);
    } else if state.callable_allies().is_empty() {
        end_turn(state, play);
    } else {
        state.phase = Phase::Call;
    }
}

/// Makes the player on turn discard excess cards, and then begins the next turn (T25).
pub(crate) fn end_turn(state: &mut State, play: &mut Play) {
    if state.excess_cards(state.turn.seat) > 0 {
        play.follow_with(Next::Discard(Continuation::EndTurn));
    } else if state.excess_stash(state.turn.seat) > 0 {
        state.phase = Phase::Discard;
    } else {
        next_turn(state, play);
    }
}

pub(crate) fn discard(
    state: &mut State,
    card: poker::Card,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_discard(state, card)?;
    let seat = state.turn.player();
    state.poker.discard(seat, card);
    play.tell(CardEvent::Discarded { seat, card: Some(card) });
    if state.phase == Phase::MakeRoom {
        state.draw_poker_card(seat, play);
        come_to_factories(state, play);
    } else if state.excess_stash(seat) == 0 {
        next_turn(state, play);
    }
    Ok(())
}

pub(crate) fn check_discard(state: &State, card: poker::Card) -> Result<(), Refusal> {
    let (Phase::Discard | Phase::MakeRoom) = state.phase else { return state.not_now() };
    if state.poker.stashes[state.turn.player()].contains(card) {
        Ok(())
    } else {
        Err(Refusal::NotInStash(card))
    }
}

pub(crate) fn next_turn(state: &mut State, play: &mut Play) {
    state.disband(state.turn.seat, play);
    let place = |seat: Seat| state.order.iter().position(|other| *other == seat);
    let Some(next) = state.next_player(state.turn.seat) else { return };
    let round = state.turn.round + u32::from(place(next) <= place(state.turn.seat));
    if matches!(state.rules.victory, Victory::Rounds(last) if round > u32::from(last)) {
        return state.end_by_size(play);
    }
    if state.end_if_unbroken(play) || state.end_if_decided(play) {
        return;
    }
    reinforce::begin_turn(state, next, round, play);
}

/// Takes the card for a conquest (K6).
pub(crate) fn take_card(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    check_draw(state)?;
    state.draw_card(state.turn.player(), play);
    draw_poker_for_conquest(state, play);
    Ok(())
}

pub(crate) fn check_draw(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Draw { Ok(()) } else { state.not_now() }
}

/// Ends the ally's turn, and with it the turn of its player (T32).
pub(crate) fn withdraw(state: &mut State, play: &mut Play) {
    state.disband(state.turn.seat, play);
    state.turn = Turn { fresh: false, ..Turn::new(state.turn.player(), state.turn.round) };
    end_turn(state, play);
}

pub(crate) fn can_transfer(state: &State) -> bool {
    let held = state.board.with_spare(state.turn.seat);
    held.iter().any(|from| !state.transfer_targets(from).is_empty())
}
