//! Land that nobody controls, and headquarters (L6).

use crate::game::action::sizes::check_armies;
use crate::game::event::{ArmySource, BoardEvent, LandEvent};
use crate::game::phase::Phase;
use crate::game::pieces::legacy::{FORTIFICATION, ReactionSet, Scar};
use crate::game::refusal::Refusal;
use crate::game::rules::attack_options::{Scars, Start};
use crate::game::sampling::shuffle;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};
use crate::world::{Territory, TerritorySet};

/// The number of armies at a headquarters at the start.
const HEADQUARTERS_ARMIES: u32 = 8;

/// The number of scars of each kind, and of fortifications, on a board.
const OF_EACH: usize = 2;

impl State {
    /// Returns the territories that nobody controls during a game; empty unless the game began from
    /// headquarters.
    #[inline]
    pub fn unclaimed(&self) -> TerritorySet {
        match self.rules.start {
            Start::Dealt | Start::Board => TerritorySet::EMPTY,
            Start::Headquarters => self.free(),
        }
    }

    /// Returns the territories that can be chosen at the start: free ones, and for a headquarters
    /// those not beside another one (L6). On a board too small for that, any free one can be
    /// chosen.
    pub fn choosable(&self) -> TerritorySet {
        let free = self.free();
        let near = self.legacy.all_headquarters().iter().map(|at| self.neighbours(at));
        let apart = near.fold(free, |apart, near| apart - near);
        if apart.is_empty() { free } else { apart }
    }

    /// Returns the territories that nobody controls and that armies of this one can move into (L6).
    pub fn open_land(&self, from: Territory) -> TerritorySet {
        self.neighbours(from) & self.unclaimed()
    }

    /// Returns the most armies that can move from a territory into one that nobody controls (L6).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_expand(&self, from: Territory, to: Territory) -> Result<u32, Refusal> {
        let Phase::Campaign = self.phase else { return self.not_now() };
        self.check_attack_from(from)?;
        if !self.neighbours(from).contains(to) {
            return Err(Refusal::NoBorder(from, to));
        }
        if !self.unclaimed().contains(to) {
            return Err(Refusal::Controlled(to));
        }
        Ok(self.committable_armies(from))
    }
}

/// Puts scars and fortifications on random territories, and gives players their reactions (L7).
pub(crate) fn lay_grounds(state: &mut State, play: &mut Play) {
    if state.rules.ploys {
        for seat in state.all(Role::Player) {
            state.legacy.give_reactions(seat, ReactionSet::FULL);
        }
    }
    if state.rules.scars == Scars::None {
        return;
    }
    let mut places: Vec<Territory> = state.world().territories().iter().collect();
    shuffle(&mut places, play.rng);
    let kinds = [Scar::Shortage, Scar::Bunker, Scar::Fortification { left: FORTIFICATION }];
    let scars = kinds.into_iter().flat_map(|kind| [kind; OF_EACH]);
    for (territory, scar) in places.into_iter().zip(scars) {
        state.legacy.put_scar(territory, scar);
        play.tell(BoardEvent::Scarred { territory, scar });
    }
}

/// Sets up the headquarters of the seat on turn (L6).
pub(crate) fn found_headquarters(state: &mut State, territory: Territory, play: &mut Play) {
    let seat = state.turn.seat;
    state.board.give(territory, seat);
    play.tell(BoardEvent::Settled { seat, territory });
    state.legacy.put_headquarters(seat, territory);
    play.tell(BoardEvent::HeadquartersFounded { seat, territory });
    state.raise_armies(territory, HEADQUARTERS_ARMIES, ArmySource::Start, play);
}

/// Moves armies into a territory that nobody controls (L6).
pub(crate) fn expand(
    state: &mut State,
    from: Territory,
    to: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_expanding(state, from, to, armies)?;
    let seat = state.turn.seat;
    state.turn.fresh = false;
    state.board.give(to, seat);
    state.board.shift(from, to, armies);
    play.tell(LandEvent::Expanded { seat, territory: to });
    play.tell(BoardEvent::Moved { seat, from, to, armies });
    state.end_if_goal_reached(play);
    Ok(())
}

pub(crate) fn check_expanding(
    state: &State,
    from: Territory,
    to: Territory,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_expand(from, to)?, "L6")
}
