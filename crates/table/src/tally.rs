//! The standing of all sides when each turn began, counted as the game is played or loaded.

use crate::strength::Strength;
use engine::core::{BySeat, Seat};
use engine::game::{Event, State};
use engine::world::ByTerritory;

/// The owner of each territory.
pub type Owners = ByTerritory<Option<Seat>>;

/// The standing of all sides at one time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnTally {
    /// The moment when the turn began.
    pub moment: usize,
    /// The round, from 1.
    pub round: u32,
    /// The number of territories of each seat.
    pub territories: BySeat<u32>,
    /// The number of armies of each seat, on land and at sea.
    pub armies: BySeat<u32>,
    /// The owner of each territory.
    pub owners: Owners,
}

impl TurnTally {
    /// Counts a state after this many actions.
    pub fn of(state: &State, moment: usize) -> Self {
        let board = state.board();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Self {
            moment,
            round: state.turn().round,
            territories: BySeat::from_fn(|seat| number(board.held(seat).len())),
            armies: BySeat::from_fn(|seat| Strength::of(state, seat).total()),
            owners: Owners::from_fn(state.world().territories(), |at| board.owner(at)),
        }
    }

    /// Counts the state after a moment, if a turn began in it.
    pub(crate) fn at_turn(state: &State, moment: usize, events: &[Event]) -> Option<Self> {
        let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
        events.iter().any(begins).then(|| Self::of(state, moment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Intent, testing};
    use engine::record::{Record, Replay};

    #[test]
    fn the_tallies_are_those_of_the_record_rolled_again() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 600);
        let replay = Replay::new(Record::of(session.game())).unwrap();
        let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let turns: Vec<usize> =
            (0..=replay.len()).filter(|number| replay.events(*number).iter().any(begins)).collect();
        assert!(turns.len() > 4, "{turns:?}");
        let counted: Vec<_> = turns.iter().map(|at| TurnTally::of(&replay.at(*at), *at)).collect();
        assert_eq!(session.tallies(), counted);
        let sum: u32 = counted[0].territories.iter().map(|(_, count)| count).sum();
        assert_eq!(sum, 42);
    }

    #[test]
    fn what_is_taken_back_is_not_counted() {
        let mut session = testing::one_human();
        let mut undone = 0;
        for _ in 0..400 {
            testing::play_some(&mut session, 1);
            let mut before = session.clone();
            before.dispatch(Intent::Undo);
            let last = before.tallies().last().map_or(0, |tally| tally.moment);
            assert!(last <= before.game().actions().len());
            undone += usize::from(before.tallies().len() < session.tallies().len());
        }
        assert!(undone > 0);
    }
}
