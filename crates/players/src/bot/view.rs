//! A bot's view of the game, with its frequent queries.

use super::heuristics::HeuristicWeights;
use engine::core::Seat;
use engine::game::{Board, Observation, Role, State};
use engine::world::{Continent, Territory, TerritorySet, World};

/// An observation from the view of its seat, about the army that it plays.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub observation: &'a Observation,
    pub state: &'a State,
    world: &'static World,
    /// The army that is played.
    pub me: Seat,
    /// The seat that plays it: the same, or the player who commands an ally (T30).
    pub player: Seat,
    pub weights: &'a HeuristicWeights,
}

impl<'a> View<'a> {
    /// Creates the view; `None` for an onlooker's observation.
    pub fn new(observation: &'a Observation, weights: &'a HeuristicWeights) -> Option<Self> {
        let (state, player) = (observation.table(), observation.viewer()?);
        let me = observation.army()?;
        Some(Self { observation, state, world: state.world(), me, player, weights })
    }

    /// Returns the view of the same player in command of this ally.
    pub fn of_ally(self, ally: Seat) -> Self {
        Self { me: ally, ..self }
    }

    /// Returns `true` if the army is an ally under the player's command.
    pub fn is_ally(&self) -> bool {
        self.me != self.player
    }

    /// Returns `true` if the army may attack a seat (T30).
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.me && seat != self.player
    }

    /// Returns the factor by which harm to this seat counts more, for revenge on the player's last
    /// attacker.
    pub fn grudge(&self, owner: Option<Seat>) -> f32 {
        let hits_back = owner.is_some() && owner == self.observation.attacked_by();
        if hits_back { self.weights.grudge } else { 1.0 }
    }

    /// Returns the territories that the army may attack.
    pub fn foreign(&self) -> TerritorySet {
        self.world().territories() - self.held() - self.board().held(self.player)
    }

    pub fn world(&self) -> &'static World {
        self.world
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

    /// Returns the armies beyond the one that stays.
    pub fn spare(&self, territory: Territory) -> u32 {
        self.armies(territory).saturating_sub(1)
    }

    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.world.neighbours(territory)
    }

    pub fn is_mine(&self, territory: Territory) -> bool {
        self.held().contains(territory)
    }

    /// Returns `true` if the army of this territory attacks by itself; allied armies only defend.
    pub fn is_rival(&self, territory: Territory) -> bool {
        let owner = self.board().owner(territory);
        owner.is_some_and(|owner| self.is_foe(owner) && self.state.role(owner) == Role::Player)
    }

    /// Returns the territories held beside one that the army may attack.
    pub fn front(&self) -> TerritorySet {
        let foreign = self.foreign();
        let meets = |own: &Territory| !(self.neighbours(*own) & foreign).is_empty();
        self.held().iter().filter(meets).collect()
    }

    /// Returns the spare armies of the strongest rival beside a territory.
    pub fn threat(&self, territory: Territory) -> u32 {
        let rivals = self.neighbours(territory).iter().filter(|other| self.is_rival(*other));
        rivals.map(|rival| self.spare(rival)).max().unwrap_or(0)
    }

    /// Returns the continents held whole.
    pub fn continents(&self) -> impl Iterator<Item = Continent> + use<> {
        self.board().continents(self.me)
    }

    /// Returns the other players still in the game.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let view = *self;
        self.state.seats(Role::Player).filter(move |seat| view.is_foe(*seat))
    }
}
