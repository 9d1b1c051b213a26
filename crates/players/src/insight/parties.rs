//! Who plays which army: a player who has fallen may go on with an ally (T42), others leave and join.

use engine::core::{BySeat, Seat};
use engine::game::{Event, SeatEvent};

/// The army that each player has now, by that with which it began; `None` once it is out of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parties(BySeat<Option<Seat>>);

impl Parties {
    /// As a game begins.
    pub fn new() -> Self {
        Self(BySeat::from_fn(Some))
    }

    /// Takes in what happened.
    pub fn hear(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Seat(SeatEvent::TookOver { by, ally }) = event {
                let party = self.party_of(*by);
                self.empty(*ally);
                self.empty(*by);
                self.0[party] = Some(*ally);
            } else if let Event::Seat(SeatEvent::Joined { seat }) = event {
                self.empty(*seat);
                self.0[*seat] = Some(*seat);
            }
        }
    }

    /// The army that a player has now.
    pub fn seat(&self, party: Seat) -> Option<Seat> {
        self.0[party]
    }

    /// Who plays an army, by that with which it began.
    pub fn party_of(&self, seat: Seat) -> Seat {
        self.0.iter().find(|(_, has)| **has == Some(seat)).map_or(seat, |(party, _)| party)
    }

    /// What stands by each army, by the player who has it.
    pub fn sorted(&self, by_army: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(|party| self.0[party].map_or(0, |seat| by_army[seat]))
    }

    fn empty(&mut self, seat: Seat) {
        for (_, has) in self.0.iter_mut() {
            *has = has.filter(|it| *it != seat);
        }
    }
}

impl Default for Parties {
    fn default() -> Self {
        Self::new()
    }
}
