//! The result of a battle, on land or at sea.

use crate::battles::battle::BattleView;
use crate::battles::naval_dice::SeaRoll;
use engine::core::SeatSet;
use engine::game::Event;
use table::Moment;

/// The last dice of a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LastDice {
    /// The last roll for a territory, with all the rolls before it.
    Land(BattleView),
    /// The last roll of each engagement.
    Sea(Vec<SeaRoll>),
}

/// The result of a battle, or the state of one that the viewer only watches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleResult {
    /// The outcome in a few words.
    pub headline: String,
    /// The losses, the ships sunk and the armies captured.
    pub lines: Vec<String>,
    pub dice: LastDice,
    pub defenders: SeatSet,
    /// The index of the moment when the battle ended, if it has ended.
    pub(crate) ended_at: Option<usize>,
    /// The index of the moment of the last roll.
    pub(crate) rolled_at: Option<usize>,
}

/// Returns the last moment with an event that satisfies the predicate.
pub(crate) fn last(moments: &[Moment], is_it: impl Fn(&Event) -> bool) -> Option<usize> {
    moments.iter().rposition(|moment| moment.events.iter().any(&is_it))
}
