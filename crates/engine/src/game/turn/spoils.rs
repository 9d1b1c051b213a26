//! Captured cards whose sets are turned in at once, in the middle of a turn (C8).

use crate::core::Seat;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::phase::{Continuation, Phase, Spoils};
use crate::game::rules::turn_options::CapturedSets;
use crate::game::turn::reinforce::FORCED_FROM;

impl State {
    /// Returns `true` while sets of captured cards are turned in and their armies placed.
    pub(crate) fn has_spoils(&self) -> bool {
        matches!(self.spoils, Spoils::TurnedIn { .. })
    }

    /// Records that cards go from one seat to another, which may be more than the army in action
    /// may keep.
    pub(crate) fn count_spoils(&mut self, from: Seat, to: Seat) {
        let hands = &self.deck.hands;
        let grows = to == self.turn.seat && !hands[from].is_empty();
        let is_rule = self.rules.captured_sets == CapturedSets::AtOnce;
        if is_rule && grows && hands[from].len() + hands[to].len() > FORCED_FROM {
            self.spoils = Spoils::Taken;
        }
    }

    /// Begins turning in sets of captured cards if necessary, and otherwise returns the
    /// continuation. A seat that was eliminated on its own turn, or has nowhere to place armies,
    /// turns none in.
    pub(crate) fn after_spoils(&mut self, then: Continuation) -> Option<Continuation> {
        if std::mem::take(&mut self.spoils) != Spoils::Taken || then == Continuation::NextTurn {
            return Some(then);
        }
        self.spoils = Spoils::TurnedIn { then };
        self.phase = Phase::Reinforce { left: 0 };
        if self.must_turn_in() {
            return None;
        }
        match std::mem::take(&mut self.spoils) {
            Spoils::TurnedIn { then } => Some(then),
            Spoils::None | Spoils::Taken => None,
        }
    }

    /// Continues with the interrupted play.
    pub(crate) fn leave_spoils(&mut self, play: &mut Play) {
        if let Spoils::TurnedIn { then } = std::mem::take(&mut self.spoils) {
            self.shed_or_go_on(then, play);
        }
    }
}
