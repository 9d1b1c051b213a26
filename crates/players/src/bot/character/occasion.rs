//! What kind of game is played: other rules of thumb serve best in each.

use engine::game::{EmptySeats, Observation, Role, RuleSet};

/// A kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) struct Occasion {
    /// How many rivals are still in the game.
    pub rivals: Rivals,
    /// Many dice are rolled at once (A2).
    pub large_attacks: bool,
    /// Armies without a player lie on the board (T2).
    pub allies: bool,
}

/// Rivals who are still in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) enum Rivals {
    /// One, from the beginning.
    One,
    /// The last of several: the others have fallen (X6).
    Last,
    /// More than one.
    Several,
}

impl Occasion {
    /// What is played at this table now.
    pub fn of(view: &Observation) -> Self {
        let table = view.table();
        let [players, fallen] = [Role::Player, Role::Fallen].map(|role| table.seats(role).count());
        Self::among(table.rules(), players, fallen)
    }

    /// What so many players play by these rules when they begin.
    pub fn at(rules: &RuleSet, players: usize) -> Self {
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

    /// Whether more than two players are still in the game.
    pub fn several(self) -> bool {
        self.rivals == Rivals::Several
    }
}
