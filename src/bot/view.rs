//! What a bot sees, with the questions it asks all the time.

use crate::core::Seat;
use crate::game::{Board, Observation, Role, State};
use crate::world::{Continent, Territory, TerritorySet};

/// An observation through the eyes of the seat it was made for.
#[derive(Debug, Clone, Copy)]
pub(super) struct View<'a> {
    pub observation: &'a Observation,
    pub state: &'a State,
    pub me: Seat,
}

impl<'a> View<'a> {
    /// `None` for an onlooker's observation.
    pub fn new(observation: &'a Observation) -> Option<Self> {
        Some(Self { observation, state: observation.table(), me: observation.viewer()? })
    }

    pub fn board(&self) -> &'a Board {
        self.state.board()
    }

    pub fn held(&self) -> TerritorySet {
        self.board().held(self.me)
    }

    pub fn armies(&self, territory: Territory) -> u32 {
        self.board().armies(territory)
    }

    /// Armies beyond the one that stays.
    pub fn spare(&self, territory: Territory) -> u32 {
        self.armies(territory).saturating_sub(1)
    }

    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.state.neighbours(territory)
    }

    pub fn is_mine(&self, territory: Territory) -> bool {
        self.held().contains(territory)
    }

    /// Whether the army of this territory attacks by itself; allied armies only defend.
    pub fn is_rival(&self, territory: Territory) -> bool {
        let owner = self.board().owner(territory);
        owner.is_some_and(|owner| owner != self.me && self.state.role(owner) == Role::Player)
    }

    /// Own territories with a foreign neighbour.
    pub fn front(&self) -> TerritorySet {
        let held = self.held();
        held.iter().filter(|own| !self.neighbours(*own).is_subset(held)).collect()
    }

    /// The spare armies of the strongest rival beside a territory.
    pub fn threat(&self, territory: Territory) -> u32 {
        let rivals = self.neighbours(territory).iter().filter(|other| self.is_rival(*other));
        rivals.map(|rival| self.spare(rival)).max().unwrap_or(0)
    }

    /// Continents held whole.
    pub fn continents(&self) -> impl Iterator<Item = Continent> + use<> {
        self.board().continents(self.me)
    }

    /// The other players still in the game.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let me = self.me;
        self.state.seats(Role::Player).filter(move |seat| *seat != me)
    }
}
