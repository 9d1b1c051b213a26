//! Ships that can act, and how they are lost (N1, N6, N9 to N11, N14).

use crate::battle::Post;
use crate::core::{Seat, ShipId};
use crate::game::event::SeaEvent;
use crate::game::phase::Phase;
use crate::game::pieces::fleet::{Ship, Voyage};
use crate::game::refusal::Refusal;
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::world::TerritorySet;

impl State {
    /// Iterates over the ships of the seat on turn that can still act.
    pub fn ready(&self) -> impl Iterator<Item = (ShipId, &Ship)> + Clone {
        self.fleet.of(self.turn.seat).filter(|(_, ship)| ship.voyage != Voyage::Done)
    }

    /// Returns the territories that a ship reaches from its hex (B7).
    pub fn shores(&self, ship: &Ship) -> TerritorySet {
        self.world().shores(ship.at)
    }

    /// Returns a ship of the army in action that can still act this turn.
    pub(crate) fn check_ship(&self, ship: ShipId) -> Result<&Ship, Refusal> {
        let Phase::Campaign = self.phase else { return self.not_now() };
        match self.check_mine(ship)? {
            Ship { voyage: Voyage::Done, .. } => Err(Refusal::ShipDone(ship)),
            found => Ok(found),
        }
    }

    /// Returns a ship of the army in action.
    pub(crate) fn check_mine(&self, ship: ShipId) -> Result<&Ship, Refusal> {
        let found = self.fleet.get(ship).filter(|found| found.owner == self.turn.seat);
        found.ok_or(Refusal::NotYourShip(ship))
    }

    /// Returns a ship of the army in action with armies aboard (N3).
    ///
    /// # Errors
    /// Returns an error if it isn't one.
    pub fn check_crewed(&self, ship: ShipId) -> Result<&Ship, Refusal> {
        match self.check_mine(ship)? {
            Ship { crew: 0, .. } => Err(Refusal::NoCrew(ship)),
            found => Ok(found),
        }
    }

    /// Returns `true` if a territory or ship takes part in an attack of a seat: the seat still owns
    /// it, and it is not out of action after taking a prize or being one (N10, N14).
    pub(crate) fn fights_for(&self, post: Post, seat: Seat) -> bool {
        match post {
            Post::Land(territory) => self.board.held(seat).contains(territory),
            Post::Ship(id) => self.fleet.get(id).is_some_and(|ship| {
                ship.owner == seat
                    && !self.out_of_action.contains(id)
                    && (seat != self.turn.seat || ship.voyage != Voyage::Done)
            }),
        }
    }

    /// Ends a ship's action. After a success it is ready to sail again; otherwise it is done for
    /// this turn (N1). A ship that was done before stays so.
    pub(crate) fn end_action(&mut self, ship: ShipId, then: Voyage) {
        let seat = self.turn.seat;
        if let Some(ship) = self.fleet.get_mut(ship).filter(|ship| ship.owner == seat) {
            ship.voyage = match ship.voyage {
                Voyage::Done => Voyage::Done,
                _ => then,
            };
        }
    }

    /// Lets a seat's captives aboard take a ship that has lost its own armies (N14). Returns `true`
    /// if there are any.
    pub(crate) fn commandeer(&mut self, ship: ShipId, by: Seat, play: &mut Play) -> bool {
        let Some(taken) = self.fleet.get_mut(ship) else { return false };
        let crew = std::mem::take(&mut taken.captives[by]);
        if crew == 0 {
            return false;
        }
        let from = std::mem::replace(&mut taken.owner, by);
        taken.crew = crew;
        taken.voyage = Voyage::Done;
        play.tell(SeaEvent::Commandeered { ship, by, from, crew });
        true
    }

    pub(crate) fn sink(&mut self, ship: ShipId, play: &mut Play) {
        if let Some(sunk) = self.fleet.remove(ship) {
            self.out_of_action.remove(ship);
            let (owner, crew, captives) = (sunk.owner, sunk.crew, sunk.captive_armies());
            play.tell(SeaEvent::Sank { ship, owner, crew, captives });
        }
    }
}
