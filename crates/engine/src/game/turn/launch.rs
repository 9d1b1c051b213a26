//! Launching a ship: the first one, or one that a set has bought (T4, T9).

use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::phase::Phase;
use crate::game::refusal::Refusal;
use crate::world::Hex;

impl State {
    pub(crate) fn place_ship(&mut self, at: Hex, play: &mut Play) -> Result<(), Refusal> {
        let crew = self.check_place_ship(at)?;
        self.launch(self.turn.seat, at, crew, play);
        match self.phase {
            Phase::Launch { left, .. } => self.go_on_reinforcing(left, play),
            _ => self.next_to_arrange(play),
        }
        Ok(())
    }

    /// Returns the crew of the ship to be placed, if it can be placed here (T4, T9).
    pub(crate) fn check_place_ship(&self, at: Hex) -> Result<u32, Refusal> {
        let (Phase::FirstShip { crew } | Phase::Launch { crew, .. }) = self.phase else {
            return self.not_now();
        };
        if self.harbours(self.turn.seat).contains(at) {
            Ok(crew)
        } else {
            Err(Refusal::NoHarbour(at))
        }
    }
}
