//! The army of each player: a player who has fallen may go on with an ally (T42), others leave and
//! join.

use engine::core::{BySeat, Seat};
use engine::game::{Event, SeatEvent};

/// The present army of each player, by the one with which it began; `None` once it is out of the
/// game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerArmies(BySeat<Option<Seat>>);

impl PlayerArmies {
    /// Returns the armies at the start of a game.
    pub fn new() -> Self {
        Self(BySeat::from_fn(Some))
    }

    /// Follows events that change a player's army.
    pub fn update(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Seat(SeatEvent::TookOver { by, ally }) = event {
                let player = self.player_of(*by);
                self.clear(*ally);
                self.clear(*by);
                self.0[player] = Some(*ally);
            } else if let Event::Seat(SeatEvent::Joined { seat }) = event {
                self.clear(*seat);
                self.0[*seat] = Some(*seat);
            }
        }
    }

    /// Returns the present army of a player, or `None` for one who is out of the game.
    pub fn seat(&self, player: Seat) -> Option<Seat> {
        self.0[player]
    }

    /// Returns the player of an army, by the army with which it began.
    pub fn player_of(&self, seat: Seat) -> Seat {
        self.0.iter().find(|(_, has)| **has == Some(seat)).map_or(seat, |(player, _)| player)
    }

    /// Sorts values by player instead of by army.
    pub fn by_player(&self, by_army: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(|player| self.0[player].map_or(0, |seat| by_army[seat]))
    }

    fn clear(&mut self, seat: Seat) {
        for (_, has) in self.0.iter_mut() {
            *has = has.filter(|it| *it != seat);
        }
    }
}

impl Default for PlayerArmies {
    fn default() -> Self {
        Self::new()
    }
}
