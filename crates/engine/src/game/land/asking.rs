//! Reaction windows: the seats asked for a reaction in an attack (L5, L7).

use crate::battle::Side;
use crate::core::{Seat, SeatSet};
use crate::game::phase::Phase;
use crate::game::phase::duel::Duel;
use crate::game::phase::window::{ReactionMoment, ReactionWindow};
use crate::game::state::{Role, State};

impl State {
    /// Returns `true` if a seat has a reaction for this moment of an attack and may play it (L5,
    /// L7).
    pub(crate) fn has_to_play(&self, seat: Seat, moment: ReactionMoment, duel: &Duel) -> bool {
        let is_its_turn = match moment {
            ReactionMoment::Start => seat == duel.defender && !self.legacy.ambush,
            ReactionMoment::Roll => seat == self.turn.player() && !duel.barrage,
            ReactionMoment::Missiles => strikable(duel).next().is_some(),
        };
        is_its_turn
            && self.roles[seat] == Role::Player
            && self.legacy.reactions(seat).contains(moment.reaction())
    }
}

/// Asks the first seat that has a reaction to play, and returns `true` if there is one (L5).
pub(super) fn open_window(state: &mut State, moment: ReactionMoment, duel: &Duel) -> bool {
    ask_next(state, moment, duel, SeatSet::EMPTY)
}

pub(super) fn ask_next(
    state: &mut State,
    moment: ReactionMoment,
    duel: &Duel,
    passed: SeatSet,
) -> bool {
    let player = state.turn.player();
    let mut clockwise = [player, duel.defender].into_iter().chain(state.clockwise(player));
    let asked =
        clockwise.find(|seat| !passed.contains(*seat) && state.has_to_play(*seat, moment, duel));
    if let Some(asked) = asked {
        state.phase = Phase::Window(ReactionWindow { moment, duel: *duel, asked, passed });
    }
    asked.is_some()
}

/// Returns the dice that a missile would change, each as a side and a face (L3).
pub(crate) fn strikable(duel: &Duel) -> impl Iterator<Item = (Side, u8)> + use<> {
    let duel = *duel;
    [Side::Attacker, Side::Defender].into_iter().flat_map(move |side| {
        let roll = duel.roll(side);
        (1..=6).rev().filter(move |face| roll.struck(*face).is_some()).map(move |face| (side, face))
    })
}
