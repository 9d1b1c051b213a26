//! Moving armies at the end of the turn (T23, X4).

use crate::game::action::sizes::check_armies;
use crate::game::event::BoardEvent;
use crate::game::phase::Phase;
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::Fortify;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::game::turn::finish;
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
        match check_sender(self, from) {
            Ok(()) => reach(self, from) - TerritorySet::only(from),
            Err(_) => TerritorySet::EMPTY,
        }
    }

    /// Checks that armies of a territory can move anywhere at the end of the turn (T23, X4).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_transfer_from(&self, from: Territory) -> Result<(), Refusal> {
        check_sender(self, from)?;
        let others = reach(self, from) - TerritorySet::only(from);
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
        if reach(self, from).contains(to) {
            return Ok(self.movable(from));
        }
        Err(match self.rules.fortify {
            Fortify::OnePath | Fortify::Connected => Refusal::NoPath(from, to),
            _ => Refusal::NoBorder(from, to),
        })
    }
}

fn reach(state: &State, from: Territory) -> TerritorySet {
    let held = state.board.held(state.turn.seat);
    match state.rules.fortify {
        Fortify::OnePath | Fortify::Connected => state.world().connected(held, from),
        _ => held & state.neighbours(from),
    }
}

/// Returns the other territory that is the only origin of moves now, if there is one (X4).
fn transfers_bound_to(state: &State, from: Territory) -> Option<Territory> {
    state
        .turn
        .transfers_from
        .filter(|source| state.rules.fortify == Fortify::ManyNeighbours && *source != from)
}

pub(crate) fn transfer(
    state: &mut State,
    from: Territory,
    to: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_transferring(state, from, to, armies)?;
    let seat = state.turn.seat;
    state.board.shift(from, to, armies);
    play.tell(BoardEvent::Moved { seat, from, to, armies });
    state.turn.arrived[to] += armies;
    state.turn.transfers_from = Some(from);
    let only_one = matches!(state.rules.fortify, Fortify::OnePath | Fortify::OneNeighbour);
    if only_one || !finish::can_transfer(state) {
        finish::end_transfers(state, play);
    }
    Ok(())
}

/// Checks that armies can leave a territory at the end of the turn, for any destination.
fn check_sender(state: &State, from: Territory) -> Result<(), Refusal> {
    let Phase::Transfer = state.phase else { return state.not_now() };
    state.check_own(from, state.turn.seat)?;
    if state.turn.exhausted.contains(from) {
        return Err(Refusal::Exhausted(from));
    }
    if let Some(source) = transfers_bound_to(state, from) {
        return Err(Refusal::OneSource(source));
    }
    if state.movable(from) == 0 { Err(Refusal::NoneToSpare(from)) } else { Ok(()) }
}

pub(crate) fn check_transferring(
    state: &State,
    from: Territory,
    to: Territory,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_transfer(from, to)?, "T23")
}
