//! What is seen of a position where an action is coded: what the rules count, and nothing that depends on what they allow.

use crate::battle::{Assault, Post};
use crate::core::{Seat, ShipId};
use crate::game::{Ask, Battle, Force, Hand, Phase, Prompt, Role, State, Voyage};
use crate::world::{Territory, TerritorySet};

use super::coder::count;

/// A position in which somebody decides.
pub(super) struct Scene<'a> {
    pub state: &'a State,
    /// Who decides,
    pub asked: Seat,
    /// and what.
    pub ask: Ask,
    /// The army in action.
    pub army: Seat,
    /// Its territories.
    pub own: TerritorySet,
}

impl<'a> Scene<'a> {
    /// `None` once the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let Prompt { seat, ask } = state.prompt()?;
        let army = state.turn.seat;
        Some(Self { state, asked: seat, ask, army, own: state.board.held(army) })
    }

    pub fn armies(&self, at: Territory) -> u32 {
        self.state.board.armies(at)
    }

    /// The territory cards of whoever decides and of the army in action.
    pub fn hand(&self) -> Hand {
        let hands = &self.state.deck.hands;
        let mut hand = hands[self.asked];
        if self.army != self.asked {
            hands[self.army].iter().for_each(|card| hand.add(card));
        }
        hand
    }

    /// Armies that can leave a territory.
    pub fn spare(&self, at: Territory) -> u32 {
        self.armies(at).saturating_sub(1)
    }

    pub fn aboard(&self, ship: ShipId) -> u32 {
        self.state.fleet.get(ship).map_or(0, |ship| ship.crew)
    }

    /// Armies that can leave where they stand.
    pub fn ready(&self, post: Post) -> u32 {
        match post {
            Post::Land(at) => self.spare(at),
            Post::Ship(ship) => self.aboard(ship),
        }
    }

    /// The territories that a ship reaches from where it lies.
    pub fn shores(&self, ship: ShipId) -> TerritorySet {
        let ship = self.state.fleet.get(ship);
        ship.map_or(TerritorySet::EMPTY, |ship| self.state.world().shores(ship.at))
    }

    /// The neighbours of a territory that its owner does not hold.
    pub fn around(&self, at: Territory) -> TerritorySet {
        let board = &self.state.board;
        let held = board.owner(at).map_or(TerritorySet::EMPTY, |owner| board.held(owner));
        self.state.neighbours(at) - held
    }

    /// How many these are, as far as it matters.
    pub fn foes(&self, at: Territory) -> u32 {
        count(self.around(at).len()).min(4)
    }

    /// Those from which an attack can come.
    pub fn fronts(&self) -> TerritorySet {
        self.own.iter().filter(|at| self.armies(*at) > 1 && self.foes(*at) > 0).collect()
    }

    /// Own territories from which armies can leave.
    pub fn spares(&self) -> TerritorySet {
        self.own.iter().filter(|at| self.armies(*at) > 1).collect()
    }

    /// Whose a territory is: nobody's, the army's in action, its player's, another player's, somebody else's.
    pub fn whose(&self, at: Territory) -> u32 {
        match self.state.board.owner(at) {
            None => 0,
            Some(owner) if owner == self.army => 1,
            Some(owner) if Some(owner) == self.state.turn.commander => 2,
            Some(owner) if self.state.roles[owner] == Role::Player => 3,
            Some(_) => 4,
        }
    }

    /// What a ship can still do, and whether it is the army's own.
    pub fn voyage(&self, ship: ShipId) -> u32 {
        let Some(ship) = self.state.fleet.get(ship) else { return 0 };
        let voyage = match ship.voyage {
            Voyage::Ready => 1,
            Voyage::Sailed => 2,
            Voyage::Done => 3,
        };
        voyage + 4 * u32::from(ship.owner == self.army)
    }

    /// The blocks of a large attack that goes on.
    pub fn assault(&self) -> Option<&Assault> {
        match &self.state.phase {
            Phase::Battle(Battle { force: Force::Blocks(assault), .. }) => Some(assault),
            _ => None,
        }
    }

    /// Armies that can roll in a normal attack that goes on.
    pub fn attackers(&self) -> u32 {
        match &self.state.phase {
            Phase::Battle(Battle { force: Force::Normal(post), .. }) => self.ready(*post),
            _ => 0,
        }
    }

    /// Armies in an attacked territory; 0 where none is.
    pub fn defenders(&self) -> u32 {
        match self.ask {
            Ask::Battle { to, .. } | Ask::Defend { to, .. } | Ask::Advance { to, .. } => {
                self.armies(to)
            }
            Ask::Mobilize { to, .. } | Ask::Reveal { to, .. } => to.map_or(0, |to| self.armies(to)),
            _ => 0,
        }
    }

    /// Armies that the question itself is about.
    pub fn left(&self) -> u32 {
        match self.ask {
            Ask::Garrison { left } | Ask::Reinforce { left, .. } => left,
            Ask::Advance { most, .. } => most,
            Ask::Levy { armies, .. } => armies,
            _ => 0,
        }
    }
}
