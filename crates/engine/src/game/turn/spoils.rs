//! Captured cards whose sets are turned in at once, in the middle of a turn (C8).

use crate::core::Seat;
use crate::game::phase::Spoils;
use crate::game::rules::turn_options::CapturedSets;
use crate::game::state::State;
use crate::game::state::play::{Next, Play};

/// The number of cards from which a set must be turned in (C4, C8).
pub(crate) const FORCED_FROM: usize = 5;

impl State {
    /// Returns `true` while sets of captured cards are turned in and their armies placed.
    pub(crate) fn has_spoils(&self) -> bool {
        matches!(self.spoils, Spoils::TurnedIn { .. })
    }
}

/// Records that cards go from one seat to another, which may be more than the army in action
/// may keep.
pub(crate) fn count_spoils(state: &mut State, from: Seat, to: Seat) {
    let hands = &state.deck.hands;
    let grows = to == state.turn.seat && !hands[from].is_empty();
    let is_rule = state.rules.captured_sets == CapturedSets::AtOnce;
    if is_rule && grows && hands[from].len() + hands[to].len() > FORCED_FROM {
        state.spoils = Spoils::Taken;
    }
}

/// Continues with the interrupted play.
pub(crate) fn leave_spoils(state: &mut State, play: &mut Play) {
    if let Spoils::TurnedIn { then } = std::mem::take(&mut state.spoils) {
        play.follow_with(Next::Discard(then));
    }
}
