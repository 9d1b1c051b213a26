//! Secret objectives in words (K7).

use crate::model::session::Session;
use engine::core::Seat;
use engine::game::{Aim, Objective};

impl Session {
    /// What an objective asks of who holds it.
    pub(crate) fn aim_in_words(&self, seat: Seat, objective: Objective) -> String {
        match self.view().table().aim(seat, objective) {
            Aim::Continents([one, other]) => text::objectives::continents(one, other),
            Aim::Eliminate(target) => text::objectives::eliminate(self.name(target)),
            Aim::Territories(number) => text::objectives::territories(number),
        }
    }
}
