//! Calling an ally, contesting the call (T24, P1, W5), and joining another hand (W8).

use crate::core::{Seat, SeatSet};
use crate::game::allies::poker_table::HandOf;
use crate::game::board::play::{Next, Play};
use crate::game::board::state::{Role, State};
use crate::game::event::AllyEvent;
use crate::game::phase::bid::Bid;
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::AllyPlay;
use crate::game::rules::turn_options::Bids;

impl State {
    /// Returns the allies that the player on turn may call at the end of the turn; empty if a call
    /// takes a poker card and the player has none (W5).
    pub fn to_call(&self) -> SeatSet {
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
            && !self.to_call().is_empty()
    }

    pub(crate) fn declare_ally(&mut self, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
        self.check_declare(ally)?;
        let player = self.turn.player();
        play.tell(AllyEvent::Declared { player, ally });
        self.ask_to_contest(Bid { ally, contesters: SeatSet::EMPTY }, player, play);
        Ok(())
    }

    pub(crate) fn check_declare(&self, ally: Seat) -> Result<(), Refusal> {
        let Phase::Call = self.phase else { return self.not_now() };
        if self.to_call().contains(ally) { Ok(()) } else { Err(Refusal::NotToCall(ally)) }
    }

    /// Returns the call to contest or the hand to join, and the seat to act (P1, W8).
    pub(crate) fn check_contest(&self) -> Result<(Bid, Seat), Refusal> {
        match self.phase {
            Phase::Contest { bid, asked } | Phase::Joining { bid, asked } => Ok((bid, asked)),
            _ => self.not_now(),
        }
    }

    /// Checks that the player can accept now: poker for an ally, another hand for it, or the ally
    /// just won (P1, P8, W8).
    pub(crate) fn check_accept(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Answer(_) | Phase::Won(_) | Phase::AnotherHand(_) => Ok(()),
            _ => self.not_now(),
        }
    }

    pub(crate) fn contest(&mut self, play: &mut Play) -> Result<(), Refusal> {
        let (bid, asked) = self.check_contest()?;
        let joined = Bid { contesters: bid.contesters.with(asked), ..bid };
        if let Phase::Joining { .. } = self.phase {
            play.tell(AllyEvent::TookPart { seat: asked, ally: bid.ally });
            self.ask_to_join(joined, asked, play);
        } else {
            play.tell(AllyEvent::Contested { seat: asked, ally: bid.ally });
            self.ask_to_contest(joined, asked, play);
        }
        Ok(())
    }

    pub(crate) fn let_pass(&mut self, bid: Bid, asked: Seat, play: &mut Play) {
        play.tell(AllyEvent::LetPass { seat: asked, ally: bid.ally });
        self.ask_to_contest(bid, asked, play);
    }

    pub(crate) fn accept(&mut self, play: &mut Play) -> Result<(), Refusal> {
        self.check_accept()?;
        match self.phase {
            Phase::Answer(bid) => self.sit_down(bid, HandOf::TheCall, play),
            Phase::Won(ally) => play.follow_with(Next::PlayAlly(ally)),
            Phase::AnotherHand(ally) => self.play_on(ally, play),
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn give_up(&mut self, ally: Seat, play: &mut Play) {
        play.tell(AllyEvent::GaveUp { player: self.turn.player(), ally });
        play.follow_with(Next::GoOn(Continuation::EndTurn));
    }

    /// Asks the next player clockwise who can contest the call, or continues if there is none.
    fn ask_to_contest(&mut self, bid: Bid, after: Seat, play: &mut Play) {
        let player = self.turn.player();
        if let Some(asked) = self.next_to_ask(after) {
            self.phase = Phase::Contest { bid, asked };
        } else if bid.contesters.is_empty() {
            play.follow_with(Next::PlayAlly(bid.ally));
        } else if self.can_sit_down(player) {
            self.phase = Phase::Answer(bid);
        } else {
            self.give_up(bid.ally, play);
        }
    }

    fn next_to_ask(&self, after: Seat) -> Option<Seat> {
        let player = self.turn.player();
        let mut others = self.clockwise(after).take_while(|seat| *seat != player);
        others.find(|seat| self.can_sit_down(*seat))
    }

    /// Lets the player ask for another hand after one that it hasn't won (W8).
    fn play_on(&mut self, ally: Seat, play: &mut Play) {
        let player = self.turn.player();
        play.tell(AllyEvent::PlaysOn { player, ally });
        self.ask_to_join(Bid { ally, contesters: SeatSet::EMPTY }, player, play);
    }

    pub(crate) fn stay_out(&mut self, bid: Bid, asked: Seat, play: &mut Play) {
        play.tell(AllyEvent::StayedOut { seat: asked, ally: bid.ally });
        self.ask_to_join(bid, asked, play);
    }

    /// Asks the next player clockwise who can join another hand, or continues if there is none. A
    /// player whom nobody challenges any longer plays the ally (W8).
    fn ask_to_join(&mut self, bid: Bid, after: Seat, play: &mut Play) {
        if let Some(asked) = self.next_to_ask(after) {
            self.phase = Phase::Joining { bid, asked };
        } else if bid.contesters.is_empty() {
            play.follow_with(Next::PlayAlly(bid.ally));
        } else {
            self.sit_down(bid, HandOf::Later, play);
        }
    }
}
