//! The duty to attack with superior numbers (K4).

use crate::battle::Post;
use crate::game::phase::battle::{Battle, Force};
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::world::{Territory, TerritorySet};

impl State {
    /// Returns the territories that can be attacked from an own territory with superior numbers:
    /// more armies than the defender has, not counting the one that stays (K4).
    pub fn outnumbered(&self, from: Territory) -> TerritorySet {
        let armies = self.committable_armies(from);
        let weaker = |to: &Territory| self.board.armies(*to) < armies;
        self.targets(from).iter().filter(weaker).collect()
    }

    /// Returns the territories from which the army in action still has to attack with superior
    /// numbers. One attack from any of them is enough for the campaign to end (K4).
    pub fn bound_to_attack(&self) -> TerritorySet {
        if !self.rules.must_attack || self.turn_actions.attacked_superior {
            return TerritorySet::EMPTY;
        }
        self.attackers().iter().filter(|from| !self.outnumbered(*from).is_empty()).collect()
    }

    /// Checks that the campaign can end (K4).
    ///
    /// # Errors
    /// Returns the territories that an attack is due from.
    pub fn check_duty(&self) -> Result<(), Refusal> {
        let bound = self.bound_to_attack();
        if bound.is_empty() { Ok(()) } else { Err(Refusal::MustAttack(bound)) }
    }
}

/// Records an attack with superior numbers, whatever its type (K4).
pub(crate) fn note_duty(state: &mut State, battle: &Battle) {
    let armies = match &battle.force {
        Force::Normal(from @ Post::Land(_)) => state.committable_armies(*from),
        Force::Normal(from) => state.armies_at(*from).saturating_sub(1),
        Force::Blocks(assault) => assault.troops(),
    };
    state.turn_actions.attacked_superior |= armies > state.board.armies(battle.to);
}
