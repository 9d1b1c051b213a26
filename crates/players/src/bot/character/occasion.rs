//! What kind of game is played: other rules of thumb serve best in each.

use engine::game::{EmptySeats, Observation, Role, RuleSet};

/// A kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bot) struct Occasion {
    /// More than two players are still in the game.
    pub several: bool,
    /// Many dice are rolled at once (A2).
    pub large_attacks: bool,
    /// Armies without a player lie on the board (T2).
    pub allies: bool,
    /// Other players have fallen before (X6).
    pub outlasted: bool,
}

impl Occasion {
    /// What is played at this table now.
    pub fn of(view: &Observation) -> Self {
        let table = view.table();
        let outlasted = table.seats(Role::Fallen).next().is_some();
        Self { outlasted, ..Self::at(table.rules(), table.seats(Role::Player).count()) }
    }

    /// What so many players play by these rules when they begin.
    pub fn at(rules: &RuleSet, players: usize) -> Self {
        Self {
            several: players > 2,
            large_attacks: rules.large_attacks,
            allies: rules.empty_seats == EmptySeats::Allied,
            outlasted: false,
        }
    }
}
