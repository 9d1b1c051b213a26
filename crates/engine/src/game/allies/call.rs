//! Calling an ally, contesting the call (T24, P1, W5), and joining another hand (W8).

use crate::core::{Seat, SeatSet};
use crate::game::allies::poker_table;
use crate::game::allies::poker_table::HandOf;
use crate::game::event::AllyEvent;
use crate::game::phase::bid::Bid;
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::AllyPlay;
use crate::game::rules::turn_options::Bids;
use crate::game::state::play::{Next, Play};
use crate::game::state::{Role, State};

impl State {
    /// Returns the allies that the player on turn may call at the end of the turn; empty if a call
    /// takes a poker card and the player has none (W5).
    pub fn callable_allies(&self) -> SeatSet {
        let has_card = !self.poker.stashes[self.turn.player()].is_empty();
        match (self.rules.ally_play, self.rules.bids) {
            (AllyPlay::Off, _) => SeatSet::EMPTY,
            (AllyPlay::Poker, Bids::ByCard) if !has_card => SeatSet::EMPTY,
            (AllyPlay::Poker, _) => self.all(Role::Ally),
        }
    }

    /// Returns `true` if the player on turn must call an ally: with a full stash, if calls take a
    /// card (W5).
    pub fn must_call(&self) -> bool {
        self.rules.bids == Bids::ByCard
            && self.is_stash_full(self.turn.player())
            && !self.callable_allies().is_empty()
    }
}

pub(crate) fn declare_ally(state: &mut State, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
    check_declare(state, ally)?;
    let player = state.turn.player();
    play.tell(AllyEvent::Declared { player, ally });
    ask_to_contest(state, Bid { ally, contesters: SeatSet::EMPTY }, player, play);
    Ok(())
}

pub(crate) fn check_declare(state: &State, ally: Seat) -> Result<(), Refusal> {
    let Phase::Call = state.phase else { return state.not_now() };
    if state.callable_allies().contains(ally) { Ok(()) } else { Err(Refusal::NotToCall(ally)) }
}

/// Returns the call to contest or the hand to join, and the seat to act (P1, W8).
pub(crate) fn check_contest(state: &State) -> Result<(Bid, Seat), Refusal> {
    match state.phase {
        Phase::Contest { bid, asked } | Phase::Joining { bid, asked } => Ok((bid, asked)),
        _ => state.not_now(),
    }
}

/// Checks that the player can accept now: poker for an ally, another hand for it, or the ally
/// just won (P1, P8, W8).
pub(crate) fn check_accept(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Answer(_) | Phase::Won(_) | Phase::AnotherHand(_) => Ok(()),
        _ => state.not_now(),
    }
}

pub(crate) fn contest(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    let (bid, asked) = check_contest(state)?;
    let joined = Bid { contesters: bid.contesters.with(asked), ..bid };
    if let Phase::Joining { .. } = state.phase {
        play.tell(AllyEvent::TookPart { seat: asked, ally: bid.ally });
        ask_to_join(state, joined, asked, play);
    } else {
        play.tell(AllyEvent::Contested { seat: asked, ally: bid.ally });
        ask_to_contest(state, joined, asked, play);
    }
    Ok(())
}

pub(crate) fn let_pass(state: &mut State, bid: Bid, asked: Seat, play: &mut Play) {
    play.tell(AllyEvent::LetPass { seat: asked, ally: bid.ally });
    ask_to_contest(state, bid, asked, play);
}

pub(crate) fn accept(state: &mut State, play: &mut Play) -> Result<(), Refusal> {
    check_accept(state)?;
    match state.phase {
        Phase::Answer(bid) => poker_table::sit_down(state, bid, HandOf::TheCall, play),
        Phase::Won(ally) => play.follow_with(Next::PlayAlly(ally)),
        Phase::AnotherHand(ally) => play_on(state, ally, play),
        _ => {}
    }
    Ok(())
}

pub(crate) fn give_up(state: &mut State, ally: Seat, play: &mut Play) {
    play.tell(AllyEvent::GaveUp { player: state.turn.player(), ally });
    play.follow_with(Next::GoOn(Continuation::EndTurn));
}

/// Asks the next player clockwise who can contest the call, or continues if there is none.
fn ask_to_contest(state: &mut State, bid: Bid, after: Seat, play: &mut Play) {
    let player = state.turn.player();
    if let Some(asked) = next_to_ask(state, after) {
        state.phase = Phase::Contest { bid, asked };
    } else if bid.contesters.is_empty() {
        play.follow_with(Next::PlayAlly(bid.ally));
    } else if state.can_sit_down(player) {
        state.phase = Phase::Answer(bid);
    } else {
        give_up(state, bid.ally, play);
    }
}

fn next_to_ask(state: &State, after: Seat) -> Option<Seat> {
    let player = state.turn.player();
    let mut others = state.clockwise(after).take_while(|seat| *seat != player);
    others.find(|seat| state.can_sit_down(*seat))
}

/// Lets the player ask for another hand after one that it hasn't won (W8).
fn play_on(state: &mut State, ally: Seat, play: &mut Play) {
    let player = state.turn.player();
    play.tell(AllyEvent::PlaysOn { player, ally });
    ask_to_join(state, Bid { ally, contesters: SeatSet::EMPTY }, player, play);
}

pub(crate) fn stay_out(state: &mut State, bid: Bid, asked: Seat, play: &mut Play) {
    play.tell(AllyEvent::StayedOut { seat: asked, ally: bid.ally });
    ask_to_join(state, bid, asked, play);
}

/// Asks the next player clockwise who can join another hand, or continues if there is none. A
/// player whom nobody challenges any longer plays the ally (W8).
fn ask_to_join(state: &mut State, bid: Bid, after: Seat, play: &mut Play) {
    if let Some(asked) = next_to_ask(state, after) {
        state.phase = Phase::Joining { bid, asked };
    } else if bid.contesters.is_empty() {
        play.follow_with(Next::PlayAlly(bid.ally));
    } else {
        poker_table::sit_down(state, bid, HandOf::Later, play);
    }
}
