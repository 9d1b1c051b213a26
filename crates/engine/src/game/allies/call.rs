//! The call for an ally, and who contests it (T24, P1).

use super::bid::Bid;
use crate::core::{Seat, SeatSet};
use crate::game::board::state::{Play, Role, State};
use crate::game::event::AllyEvent;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::AllyPlay;
use crate::game::turn::phase::Phase;

impl State {
    /// The allies that the player on turn may call at the end of its turn.
    pub fn to_call(&self) -> SeatSet {
        match self.rules.ally_play {
            AllyPlay::Off => SeatSet::EMPTY,
            AllyPlay::Poker => self.all(Role::Ally),
        }
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

    /// The call that can be contested, and who is asked (P1).
    pub(crate) fn check_contest(&self) -> Result<(Bid, Seat), Refusal> {
        let Phase::Contest { bid, asked } = self.phase else { return self.not_now() };
        Ok((bid, asked))
    }

    /// Whether the player can play poker for an ally now, or the ally that it has won (P1, P8).
    pub(crate) fn check_accept(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Answer(_) | Phase::Won(_) => Ok(()),
            _ => self.not_now(),
        }
    }

    pub(crate) fn contest(&mut self, play: &mut Play) -> Result<(), Refusal> {
        let (bid, asked) = self.check_contest()?;
        play.tell(AllyEvent::Contested { seat: asked, ally: bid.ally });
        self.ask_to_contest(Bid { contesters: bid.contesters.with(asked), ..bid }, asked, play);
        Ok(())
    }

    pub(crate) fn let_pass(&mut self, bid: Bid, asked: Seat, play: &mut Play) {
        play.tell(AllyEvent::LetPass { seat: asked, ally: bid.ally });
        self.ask_to_contest(bid, asked, play);
    }

    pub(crate) fn accept(&mut self, play: &mut Play) -> Result<(), Refusal> {
        self.check_accept()?;
        match self.phase {
            Phase::Answer(bid) => self.sit_down(bid, play),
            Phase::Won(ally) => self.command(ally, play),
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn give_up(&mut self, ally: Seat, play: &mut Play) {
        play.tell(AllyEvent::GaveUp { player: self.turn.player(), ally });
        self.end_turn(play);
    }

    /// Asks the next one clockwise who can contest the call, or goes on if there is none.
    fn ask_to_contest(&mut self, bid: Bid, after: Seat, play: &mut Play) {
        let player = self.turn.player();
        let mut others = self.clockwise(after).take_while(|seat| *seat != player);
        if let Some(asked) = others.find(|seat| self.can_sit_down(*seat)) {
            self.phase = Phase::Contest { bid, asked };
        } else if bid.contesters.is_empty() {
            self.command(bid.ally, play);
        } else if self.can_sit_down(player) {
            self.phase = Phase::Answer(bid);
        } else {
            self.give_up(bid.ally, play);
        }
    }
}
