//! Starting positions that a board gives (X8), and who gets the rest of the land.

use crate::core::{Seat, SeatSet};
use crate::game::rules::attack_options::Start;
use crate::game::rules::ruleset::RuleSet;
use crate::world::TerritorySet;

impl RuleSet {
    /// Returns the territories that an army starts with wherever the others are: none, unless the
    /// game starts from positions of the board (X8).
    pub fn start_of(&self, seat: Seat) -> TerritorySet {
        match self.start {
            Start::Dealt | Start::Headquarters => TerritorySet::EMPTY,
            Start::Board => self.world().start_of(seat),
        }
    }

    /// Returns the armies that share the rest of the land: those of the game that have no starting
    /// position, or all if each has one (X8).
    pub(crate) fn dealt_to(&self, armies: SeatSet) -> SeatSet {
        let without: SeatSet =
            armies.into_iter().filter(|seat| self.start_of(*seat).is_empty()).collect();
        if without.is_empty() { armies } else { without }
    }
}
