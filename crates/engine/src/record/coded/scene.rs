//! The parts of a position that predict an action: quantities defined by the rules, never what the
//! rules allow.

use crate::battle::{Assault, Post};
use crate::core::{Seat, ShipId};
use crate::game::{Ask, Battle, Force, Hand, Phase, Prompt, Role, State, Voyage};
use crate::world::{Territory, TerritorySet};

use super::coder::count;

/// A position in which a seat has to decide.
pub(super) struct CodingState<'a> {
    pub state: &'a State,
    /// The seat to act.
    pub asked: Seat,
    /// The question it has to answer.
    pub ask: Ask,
    /// The army in action.
    pub army: Seat,
    /// Its territories.
    pub own: TerritorySet,
}

impl<'a> CodingState<'a> {
    /// Returns `None` once the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let Prompt { seat, ask } = state.prompt()?;
        let army = state.turn.seat;
        Some(Self { state, asked: seat, ask, army, own: state.board.held(army) })
    }

    pub fn armies(&self, at: Territory) -> u32 {
        self.state.board.armies(at)
    }

    /// Returns the territory cards of the seat to act and of the army in action.
    pub fn hand(&self) -> Hand {
        let hands = &self.state.deck.hands;
        let mut hand = hands[self.asked];
        if self.army != self.asked {
            hands[self.army].iter().for_each(|card| hand.add(card));
        }
        hand
    }

    /// Returns the number of armies that can leave a territory.
    pub fn spare(&self, at: Territory) -> u32 {
        self.armies(at).saturating_sub(1)
    }

    pub fn aboard(&self, ship: ShipId) -> u32 {
        self.state.fleet.get(ship).map_or(0, |ship| ship.crew)
    }

    /// Returns the number of armies that can leave a territory or ship.
    pub fn ready(&self, post: Post) -> u32 {
        match post {
            Post::Land(at) => self.spare(at),
            Post::Ship(ship) => self.aboard(ship),
        }
    }

    /// Returns the territories within reach of a ship.
    pub fn shores(&self, ship: ShipId) -> TerritorySet {
        let ship = self.state.fleet.get(ship);
        ship.map_or(TerritorySet::EMPTY, |ship| self.state.world().shores(ship.at))
    }

    /// Returns the neighbours of a territory that have a different owner.
    pub fn around(&self, at: Territory) -> TerritorySet {
        let board = &self.state.board;
        let held = board.owner(at).map_or(TerritorySet::EMPTY, |owner| board.held(owner));
        self.state.neighbours(at) - held
    }

    /// Returns the number of those neighbours, at most 4.
    pub fn foes(&self, at: Territory) -> u32 {
        count(self.around(at).len()).min(4)
    }

    /// Returns the army's territories from which an attack can start.
    pub fn fronts(&self) -> TerritorySet {
        self.own.iter().filter(|at| self.armies(*at) > 1 && self.foes(*at) > 0).collect()
    }

    /// Returns the army's territories from which armies can leave.
    pub fn spares(&self) -> TerritorySet {
        self.own.iter().filter(|at| self.armies(*at) > 1).collect()
    }

    /// Returns a code for the owner of a territory: nobody, the army in action, its player, another
    /// player, anybody else.
    pub fn whose(&self, at: Territory) -> u32 {
        match self.state.board.owner(at) {
            None => 0,
            Some(owner) if owner == self.army => 1,
            Some(owner) if Some(owner) == self.state.turn.commander => 2,
            Some(owner) if self.state.roles[owner] == Role::Player => 3,
            Some(_) => 4,
        }
    }

    /// Returns a code for the actions that a ship has left, and for whether it belongs to the army.
    pub fn voyage(&self, ship: ShipId) -> u32 {
        let Some(ship) = self.state.fleet.get(ship) else { return 0 };
        let voyage = match ship.voyage {
            Voyage::Ready => 1,
            Voyage::Sailed => 2,
            Voyage::Done => 3,
        };
        voyage + 4 * u32::from(ship.owner == self.army)
    }

    /// Returns the current massed attack, or `None` if there is none.
    pub fn assault(&self) -> Option<&Assault> {
        match &self.state.phase {
            Phase::Battle(Battle { force: Force::Blocks(assault), .. }) => Some(assault),
            _ => None,
        }
    }

    /// Returns the number of armies that can roll in the current normal attack.
    pub fn attackers(&self) -> u32 {
        match &self.state.phase {
            Phase::Battle(Battle { force: Force::Normal(post), .. }) => self.ready(*post),
            _ => 0,
        }
    }

    /// Returns the number of armies in the territory under attack, or 0 if there is none.
    pub fn defenders(&self) -> u32 {
        match self.ask {
            Ask::Battle { to, .. } | Ask::Defend { to, .. } | Ask::Advance { to, .. } => {
                self.armies(to)
            }
            Ask::Mobilize { to, .. } | Ask::Reveal { to, .. } => to.map_or(0, |to| self.armies(to)),
            _ => 0,
        }
    }

    /// Returns the number of armies that the question is about.
    pub fn left(&self) -> u32 {
        match self.ask {
            Ask::Garrison { left } | Ask::Reinforce { left, .. } => left,
            Ask::Advance { most, .. } => most,
            Ask::Levy { armies, .. } => armies,
            _ => 0,
        }
    }
}
