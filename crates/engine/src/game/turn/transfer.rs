//! Moving armies at the end of the turn (T23, X4).

use crate::game::action::sizes::check_armies;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::event::BoardEvent;
use crate::game::phase::Phase;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::Fortify;
use crate::world::{Territory, TerritorySet};

impl State {
    /// Returns the armies of a territory that can move at the end of the turn. One stays, as do
    /// those that have arrived, and none leave a territory that can do nothing more this turn (X4,
    /// A4).
    pub fn movable(&self, from: Territory) -> u32 {
        if self.turn.exhausted.contains(from) {
            return 0;
        }
        let stay = self.turn.arrived[from].max(1);
        self.board.armies(from).saturating_sub(stay)
    }

    /// Returns the territories that armies of this one can move to at the end of the turn.
    pub fn transfer_targets(&self, from: Territory) -> TerritorySet {
        match self.check_sender(from) {
            Ok(()) => self.reach(from) - TerritorySet::only(from),
            Err(_) => TerritorySet::EMPTY,
        }
    }

    fn reach(&self, from: Territory) -> TerritorySet {
        let held = self.board.held(self.turn.seat);
        match self.rules.fortify {
            Fortify::OnePath | Fortify::Connected => self.world().connected(held, from),
            _ => held & self.neighbours(from),
        }
    }

    /// Returns the other territory that is the only origin of moves now, if there is one (X4).
    fn transfers_bound_to(&self, from: Territory) -> Option<Territory> {
        self.turn
            .transfers_from
            .filter(|source| self.rules.fortify == Fortify::ManyNeighbours && *source != from)
    }

    pub(crate) fn can_transfer(&self) -> bool {
        let held = self.board.with_spare(self.turn.seat);
        held.iter().any(|from| !self.transfer_targets(from).is_empty())
    }

    pub(crate) fn transfer(
        &mut self,
        from: Territory,
        to: Territory,
        armies: u32,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        self.check_transferring(from, to, armies)?;
        let seat = self.turn.seat;
        self.board.shift(from, to, armies);
        play.tell(BoardEvent::Moved { seat, from, to, armies });
        self.turn.arrived[to] += armies;
        self.turn.transfers_from = Some(from);
        let only_one = matches!(self.rules.fortify, Fortify::OnePath | Fortify::OneNeighbour);
        if only_one || !self.can_transfer() {
            self.end_transfers(play);
        }
        Ok(())
    }

    /// Checks that armies can leave a territory at the end of the turn, for any destination.
    fn check_sender(&self, from: Territory) -> Result<(), Refusal> {
        let Phase::Transfer = self.phase else { return self.not_now() };
        self.check_own(from, self.turn.seat)?;
        if self.turn.exhausted.contains(from) {
            return Err(Refusal::Exhausted(from));
        }
        if let Some(source) = self.transfers_bound_to(from) {
            return Err(Refusal::OneSource(source));
        }
        if self.movable(from) == 0 { Err(Refusal::NoneToSpare(from)) } else { Ok(()) }
    }

    /// Checks that armies of a territory can move anywhere at the end of the turn (T23, X4).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_transfer_from(&self, from: Territory) -> Result<(), Refusal> {
        self.check_sender(from)?;
        let others = self.reach(from) - TerritorySet::only(from);
        if others.is_empty() { Err(Refusal::NoWayOut(from)) } else { Ok(()) }
    }

    /// Returns the most armies that can move from one territory to another at the end of the turn
    /// (T23, X4).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_transfer(&self, from: Territory, to: Territory) -> Result<u32, Refusal> {
        self.check_transfer_from(from)?;
        self.check_own(to, self.turn.seat)?;
        if from == to {
            return Err(Refusal::SamePlace(from));
        }
        if self.reach(from).contains(to) {
            return Ok(self.movable(from));
        }
        Err(match self.rules.fortify {
            Fortify::OnePath | Fortify::Connected => Refusal::NoPath(from, to),
            _ => Refusal::NoBorder(from, to),
        })
    }

    pub(crate) fn check_transferring(
        &self,
        from: Territory,
        to: Territory,
        armies: u32,
    ) -> Result<(), Refusal> {
        check_armies(armies, 1, self.check_transfer(from, to)?, "T23")
    }
}
