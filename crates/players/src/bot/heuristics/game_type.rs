//! The kinds of games; different heuristic weights serve best in each.

use engine::game::{EmptySeats, Observation, Role, RuleSet};

/// A kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) struct GameType {
    /// The rivals still in the game.
    pub rivals: Rivals,
    /// True if many dice are rolled at once (A2).
    pub large_attacks: bool,
    /// True if there are armies without a player (T2).
    pub allies: bool,
}

/// The number of rivals still in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) enum Rivals {
    /// One, from the beginning.
    One,
    /// The last of several: the others have fallen (X6).
    Last,
    /// More than one.
    Several,
}

impl GameType {
    /// Returns the kind of game played at this table now.
    pub fn of(view: &Observation) -> Self {
        let table = view.table();
        let [players, fallen] = [Role::Player, Role::Fallen].map(|role| table.seats(role).count());
        Self::among(table.rules(), players, fallen)
    }

    /// Returns the kind of game that this many players begin by these rules.
    pub fn at_start(rules: &RuleSet, players: usize) -> Self {
        Self::among(rules, players, 0)
    }

    fn among(rules: &RuleSet, players: usize, fallen: usize) -> Self {
        let rivals = match (players, fallen) {
            (3.., _) => Rivals::Several,
            (_, 1..) => Rivals::Last,
            _ => Rivals::One,
        };
        Self {
            rivals,
            large_attacks: rules.large_attacks,
            allies: rules.empty_seats == EmptySeats::Allied,
        }
    }

    /// Returns `true` if more than two players are still in the game.
    pub fn has_several_rivals(self) -> bool {
        self.rivals == Rivals::Several
    }
}
